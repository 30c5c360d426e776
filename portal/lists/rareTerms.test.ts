import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { innerWords, rareTerms, rarestTerms, searchedParts } from './rareTerms.ts';
import { toSample } from './searchSample.ts';

it.each([
  ['Ningbo Wuhai Co., Ltd', ['WUHAI', 'CO.,']],
  ['wuhai furniture', []],
  ['PIER 12 NORTH  GATE\nOAKLAND', ['NORTH', 'GATE']],
  ['12 NORTH 14', ['NORTH']],
  ['oolu2719403601', []],
  ['宁波 五海 家具', ['五海']],
  [`NINGBO ${'海'.repeat(101)} INC`, []],
])('[L03] finds the inner words of %j, which every matching row contains', (text, words) => {
  expect(innerWords(text)).toEqual(words);
});

it.each([
  ['blka000001', ['BLKA0000', 'LKA00000', 'KA000001']],
  ['BLKA00', []],
  ['NINGBO FURNITURE 12', ['BO FU', 'RE 12']],
  ['CO-LTD 1234567 A', ['TD 12']],
  ['海运提单号00001', ['海运提单号000', '运提单号0000', '提单号00001']],
])('[L03] finds the parts of %s', (text, parts) => {
  expect(searchedParts(text)).toEqual(parts);
});

describe('the terms for the index', () => {
  /** One text in a hundred each. */
  const sample = toSample(
    Array.from({ length: 100 }, (_, at) => [
      `NINGBO ${at < 40 ? 'LUCKY' : 'OTHER'} ${at % 10 ? 'TOYS' : 'SOFA'} INC`,
      0.01,
    ]),
    new Map(),
  );

  it('[L03] are the rarest alone where few rows have it', () => {
    expect(rareTerms(sample, ['ningbo kangmeiholt toys inc'], 1_000_000, false)).toEqual({
      words: ['KANGMEIHOLT'],
      parts: [],
    });
  });

  it('[L03] include a second one where many rows have the rarest', () => {
    expect(rareTerms(sample, ['ningbo kangmeiholt toys inc'], 3_000_000, false)?.words).toEqual([
      'KANGMEIHOLT',
      'TOYS',
    ]);
  });

  it('[L03] are none where many rows have all of them, or without words', () => {
    expect(rareTerms(sample, ['ningbo lucky toys inc'], 1_000_000)).toBeNull();
    expect(rareTerms(sample, ['kangmeiholt', 'ningbo'], 1_000_000)).toBeNull();
  });

  it('[L03] are the last two parts of a number, because numbers differ at their end', () => {
    expect(rareTerms(sample, ['blka0000001'], 1_000_000)).toEqual({ words: [], parts: ['A0000001', 'KA000000'] });
    expect(rarestTerms(sample, ['blka00'])).toBeNull();
  });

  it('[L03] include two words that are not together in any row', () => {
    expect(rareTerms(sample, ['toys ningbo'], 1_000_000)).toEqual({ words: [], parts: ['YS NI'] });
  });

  it('[L03] include a word with a large share of few rows', () => {
    expect(rareTerms(sample, ['ningbo lucky toys inc'], 3_000, false)?.words).toEqual(['LUCKY']);
  });
});

describe('the terms of a row in the database', () => {
  let database: OpenTestDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
  });
  afterAll(() => database.close());

  it('[L03] include the inner words of every text that the row contains', async () => {
    const draw = seededRandom(9);
    const upTo = (most: number) => Math.floor(draw() * most);
    const letters = ['A', 'Ð', '海', '-', '.', '\t', "'", '\\', '"', '{', ',', ' ', ' ', ' ', '\n', '7'];
    const asked = Array.from({ length: 500 }, (_, at) => {
      // Some exceed the length that an index stores of one word.
      const begin = at % 5 === 0 ? `${'海'.repeat(1_000)} ${'家'.repeat(90)} ` : '';
      const row = begin + Array.from({ length: upTo(60) }, () => letters[upTo(letters.length)]).join('');
      const start = upTo(row.length);
      return { row, words: innerWords(row.slice(start, start + upTo(2_000))) };
    });
    expect(asked.filter(({ words }) => words.length > 0).length).toBeGreaterThan(100);
    const { rows } = await sql<{ row: string; words: string[] }>`
      select one ->> 'row' as row, search_words(one ->> 'row') as words
      from json_array_elements(${JSON.stringify(asked)}::json) one
      where not search_words(one ->> 'row') @> array(select json_array_elements_text(one -> 'words'))`.execute(db);
    expect(rows).toEqual([]);
  });

  it('[L03] include the parts of every text that the row contains', async () => {
    const draw = seededRandom(7);
    const upTo = (most: number) => Math.floor(draw() * most);
    const signs = ['A', '海', '😀', '-', '\t', '\\', '"', '{', ',', ' ', ' ', '\n', '7', '0', '3'];
    const asked = Array.from({ length: 400 }, (_, at) => {
      const row = Array.from({ length: at % 4 ? upTo(60) : 700 + upTo(600) }, () => signs[upTo(signs.length)] ?? '');
      const start = upTo(row.length);
      return { row: row.join(''), parts: searchedParts(row.slice(start, start + 8 + upTo(200)).join('')) };
    });
    expect(asked.filter(({ parts }) => parts.length > 0).length).toBeGreaterThan(200);
    const { rows } = await sql`
      select one ->> 'row' as row from json_array_elements(${JSON.stringify(asked)}::json) one
      where not search_parts(one ->> 'row')
        @> search_parts((select string_agg(part, E'\\n') from json_array_elements_text(one -> 'parts') part))`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  it('[L03] are the same of a long text, and take no longer per character', async () => {
    const text = 'AB12 海'.repeat(6_000).slice(0, 40_000);
    const { rows } = await sql<{ same: boolean }>`
      select (select array_agg(distinct one) from unnest(search_parts(${text})) one)
        = (select array_agg(distinct one) from unnest(search_parts(${text.slice(0, 60)})) one) as same`.execute(db);
    expect(rows).toEqual([{ same: true }]);
  });
});
