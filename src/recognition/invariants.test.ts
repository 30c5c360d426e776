import { describe, expect, it } from 'vitest';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import type { DocumentModel } from './documentModel.ts';
import { readCountry } from './party/countryWords.ts';
import { recognize } from './recognize.ts';
import { recognizeParty } from './recognizeParty.ts';
import { documentOfText, LONG_TEXTS, longDocument } from './testing/longDocuments.ts';

const references = { port: () => null, country: readCountry };

const TEXTS = [
  'Seller',
  'BUYER:',
  '制造商',
  'Nơi đóng hàng',
  'Name:',
  'City: NINGBO',
  'Country',
  'CN',
  'same as seller',
  '#3',
  'SAME AS (1)',
  'HBL NO.',
  'AMS B/L',
  'QHLX25110482',
  'OOLU2753901120',
  'HS CODE',
  '9403.60',
  '940360, 940350',
  'Country of origin',
  'CHINA',
  'ABC TRADING CO., LTD.',
  'NO. 1 ROAD, NINGBO, CHINA',
  '12-3456789',
  'Importer EIN',
  'TOTAL',
  '',
  ':',
  '(((',
  '#',
  '1.',
  'ETD: 2026-11-20',
  'Port of discharge',
  'VANCOUVER (CAVAN)',
  '☒ Continuous ☐ Single',
  'Bond type',
  'A: B: C: D:',
  '🚢',
  '\u0000\u202e',
  'Seller\nABC LTD\nROAD 5',
];

function randomGrid(seed: number): DocumentModel {
  const next = seededRandom(seed);
  const pick = (): string => TEXTS[Math.floor(next() * TEXTS.length)]!;
  const cells = Array.from({ length: 60 }, () => ({
    row: Math.floor(next() * 20),
    column: Math.floor(next() * 6),
    rowSpan: 1 + Math.floor(next() * 3),
    columnSpan: 1 + Math.floor(next() * 3),
    text: pick(),
  }));
  return { filename: 'random.xlsx', parts: [{ kind: 'grid', name: '', rows: 20, columns: 6, cells }] };
}

function randomPage(seed: number): DocumentModel {
  const next = seededRandom(seed);
  const texts = Array.from({ length: 80 }, () => ({
    text: TEXTS[Math.floor(next() * TEXTS.length)]!,
    box: { x: next(), y: Math.floor(next() * 40) / 40, width: next() / 5, height: 0.012 },
  }));
  return { filename: 'random.pdf', parts: [{ kind: 'page', width: 595, height: 842, texts }] };
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/gu, '');

describe('whatever a document holds', () => {
  it('[E04] recognition throws on no arrangement of cells and texts', () => {
    for (let seed = 1; seed <= 25; seed++) {
      for (const model of [randomGrid(seed), randomPage(seed)]) {
        expect(() => recognize([model], { references })).not.toThrow();
        expect(() => recognizeParty(model)).not.toThrow();
      }
    }
  });

  it('[D15] no draft has a name, address or number that is not in its sources', () => {
    for (let seed = 100; seed <= 130; seed++) {
      const drafts = recognize([randomGrid(seed)], { references }).drafts;
      for (const { path, value, sources } of drafts.flatMap(({ values }) => values)) {
        if (!/(?:Name|amsNo|hsCode)$/u.test(path)) continue;
        const text = letters(sources.map((source) => source.text).join(' '));
        expect(text, `${path} of seed ${seed}`).toContain(letters(value).slice(0, 6));
      }
    }
  });

  it('reads the seller of a document of 100 pages', () => {
    const { drafts } = recognize([longDocument(100)], { references });
    expect(drafts.flatMap(({ values }) => values)).toContainEqual(
      expect.objectContaining({ path: 'sellerName', value: 'ABC TRADING CO., LTD.' }),
    );
  });

  it.each(Object.entries(LONG_TEXTS))('ends for a cell of very many %s', (_, textOf) => {
    expect(() => recognize([documentOfText(textOf(70_000))], { references })).not.toThrow();
  });
});
