import { expect, it } from 'vitest';
import { SHARED_CHARACTERS_MAX, SHARED_MAX, TEXT_BYTES_MAX, TEXT_COUNT_MAX, TextTable } from './textTable.ts';

const MEGABYTE = 1024 * 1024;

it('returns each text unchanged, null for blank texts, and refuses unknown indexes', () => {
  const table = new TextTable(1_000);
  const texts = ['NINGBO', '', '深圳 “😀”', 'é'];
  for (const text of texts) table.add(text);
  for (let round = 0; round < 3; round++) {
    expect(texts.map((_, index) => table.cell(index)?.text ?? '')).toEqual(texts);
  }
  for (const index of [4, -1, 0.5, Number.NaN]) expect(() => table.cell(index)).toThrow('damaged');
});

it('shares the cell of a text from its second use on', () => {
  const table = new TextTable(100);
  table.add('NINGBO');
  expect(table.cell(0)?.isShared).toBeUndefined();
  expect(table.cell(0)?.isShared).toBe(true);
  expect(table.cell(0)).toBe(table.cell(0));
});

it('[V20] stores a million texts in 32 MB, and caches no cell of a text used once', () => {
  const table = new TextTable(48 * MEGABYTE);
  for (let index = 0; index < 1_000_000; index++) table.add(String(index));
  for (let index = 0; index < 1_000_000; index++) table.cell(index);
  expect(table.size).toMatchObject({ cells: 0, characters: 0 });
  expect(table.size.bytes).toBeLessThan(32 * MEGABYTE);
});

it('[V20] enforces its limits of cells, characters and texts', () => {
  const short = new TextTable(48 * MEGABYTE);
  for (let index = 0; index < 2 * SHARED_MAX; index++) short.add(`N${index}`);
  for (let round = 0; round < 2; round++) for (let index = 0; index < 2 * SHARED_MAX; index++) short.cell(index);
  expect(short.size.cells).toBe(SHARED_MAX);
  expect(short.cell(2 * SHARED_MAX - 1)?.text).toBe(`N${2 * SHARED_MAX - 1}`);
  const long = new TextTable(48 * MEGABYTE);
  const count = SHARED_CHARACTERS_MAX / 10_000 + 1;
  for (let index = 0; index < count; index++) long.add('x'.repeat(10_000));
  const useTwice = (index: number) => [long.cell(index), long.cell(index)];
  for (let index = 0; index < count - 1; index++) useTwice(index);
  expect(() => useTwice(count - 1)).toThrow('tooLarge');
  const texts = new TextTable(48 * MEGABYTE);
  for (let index = 0; index < TEXT_COUNT_MAX; index++) texts.add('');
  expect(() => texts.add('')).toThrow('tooLarge');
  const bytes = new TextTable(48 * MEGABYTE);
  for (let added = 0; added < TEXT_BYTES_MAX; added += 3 * 32_768) {
    if (added + 3 * 32_768 > TEXT_BYTES_MAX) expect(() => bytes.add('深'.repeat(32_768))).toThrow('tooLarge');
    else bytes.add('深'.repeat(32_768));
  }
});
