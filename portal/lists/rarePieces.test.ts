import { describe, expect, it } from 'vitest';
import { frequentPieces, indexedPieces, rarePieces } from './rarePieces.ts';
import { toSample, type SearchSample } from './searchSample.ts';

it.each([
  ['oolu2719403601', ['403601']],
  ['MSCUQN 718', ['MSCUQN', '718']],
  ['Ningbo Wuhai Co., Ltd', ['NINGBO', 'WUHAI', 'LTD']],
  ['宁波五海家具', ['宁波五海家具']],
  ['HBRL-0000000001', ['HBRL', '000001']],
  ['OO', []],
  ['a-1 %_', []],
])('[L03] finds the indexed pieces of %s', (text, pieces) => {
  expect(indexedPieces(text)).toEqual(pieces);
});

/** A sample of a hundred texts, with the database's shares of trigrams. */
function sampled(pieces: Record<string, number>, texts: readonly string[] = []): SearchSample {
  const rest = Array.from({ length: 100 - texts.length }, (_, at) => `OOLU27194036${at + 10}`);
  return toSample(
    [...texts, ...rest].map((text) => [text, 0.01] as const),
    new Map(Object.entries(pieces)),
  );
}

describe('the pieces for the index', () => {
  it('[L03] are the rarest trigrams of a word that do not overlap', () => {
    const sample = sampled({
      tai: 0.03,
      air: 0.015,
      iru: 0.027,
      rui: 0.03,
      uiy: 0.005,
      iyo: 0.006,
      yon: 0.03,
      ong: 0.04,
    });
    expect(rarePieces(sample, ['tairuiyong'], 1_000_000)).toEqual([['AIR', 'UIY']]);
  });

  it('[L03] follow the order of each text, separately from the others', () => {
    const common = { hon: 0.5, ong: 0.5, oak: 0.5, akl: 0.5, lan: 0.5, and: 0.5 };
    const sample = sampled({ ...common, zho: 0.05, kla: 0.02 });
    expect(rarePieces(sample, ['zhong oakland'], 1_000_000)).toEqual([['ZHO', 'KLA']]);
    expect(rarePieces(sample, ['oakland zhong'], 1_000_000)).toEqual([['KLA', 'ZHO']]);
    expect(rarePieces(sample, ['zhong', 'oakland'], 1_000_000)).toEqual([['ZHO'], ['KLA']]);
  });

  it('[L03] are separate where two words overlap', () => {
    const sample = sampled({ abc: 0.02, bcd: 0.03 });
    expect(rarePieces(sample, ['ABCD BCD'], 1_000_000)).toEqual([['ABC'], ['BCD']]);
  });

  it('[L03] exclude trigrams that many rows have', () => {
    const sample = sampled({ tra: 0.5, rad: 0.5, adi: 0.5, din: 0.5, ing: 0.6, qui: 0.004, uic: 0.02, ick: 0.5 });
    expect(rarePieces(sample, ['QUICK TRADING'], 1_000_000)).toEqual([['QUI']]);
  });

  it('[L03] are the whole word where its trigrams are common and only together rare', () => {
    const sample = sampled({ tra: 0.5, rad: 0.5, adi: 0.5, din: 0.5, ing: 0.6, qui: 0.02, uic: 0.02, ick: 0.5 });
    expect(rarePieces(sample, ['QUICK TRADING'], 1_000_000)).toEqual([['QUICK']]);
  });

  it('[L03] are the unchanged end of a number', () => {
    expect(rarePieces(sampled({}), ['oolu2719403601'], 1_000_000)).toEqual([['403601']]);
  });

  it('[L03] are the whole text where only that is rare', () => {
    const sample = sampled({ gra: 0.5, ran: 0.5, and: 0.5 });
    expect(rarePieces(sample, ['GRAND'], 1_000_000)).toEqual([['GRAND']]);
  });

  it('[L03] are none when all trigrams are common together, although no row has the whole text', () => {
    const sample = sampled({ tra: 0.5, rad: 0.5, adi: 0.5, din: 0.5, ing: 0.6 }, [
      'OLD TRADING INC',
      'NEW TRADING LLC',
    ]);
    expect(rarePieces(sample, ['INC TRADING'], 1_000_000)).toBeNull();
  });

  it('[L03] are none when one row in a hundred has the text, unless those rows are few', () => {
    const sample = sampled({ bao: 0.001 }, ['NINGBO BAO', 'BAO NINGBO']);
    expect(rarePieces(sample, ['bao'], 1_000_000)).toBeNull();
    expect(rarePieces(sample, ['bao'], 40_000)).toEqual([['BAO']]);
  });

  it('[L03] are the text in a database without statistics', () => {
    expect(rarePieces(toSample([], new Map()), ['tairuiyong'], 3_000)).toEqual([['TAI']]);
  });
});

it('[L03] finds the fewest pieces of a frequent text that hardly more rows have than the text', () => {
  const old = Array.from({ length: 20 }, (_, at) => `BLKA00${at + 10} OOLU`);
  const sample = sampled({}, [...old, ...Array.from({ length: 30 }, () => 'BLACK TOYS')]);
  expect(frequentPieces(sample, ['blka00'])).toEqual(['BLK']);
  expect(frequentPieces(sample, ['black toys'])).toEqual(['BLA']);
  expect(frequentPieces(sample, ['toys', 'oolu'])).toEqual(['TOY', 'OYS', 'OOL']);
});
