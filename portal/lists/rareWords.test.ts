import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { innerWords, rareWords } from './rareWords.ts';
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

describe('the words for the index', () => {
  /** One text in a hundred each. */
  const sample = toSample(
    Array.from({ length: 100 }, (_, at) => [
      `NINGBO ${at < 40 ? 'LUCKY' : 'OTHER'} ${at % 10 ? 'TOYS' : 'SOFA'} INC`,
      0.01,
    ]),
    new Map(),
  );

  it('[L03] are the rarest alone where few rows have it', () => {
    expect(rareWords(sample, ['ningbo kangmeiholt toys inc'], 1_000_000)).toEqual(['KANGMEIHOLT']);
  });

  it('[L03] include a second one where many rows have the rarest', () => {
    expect(rareWords(sample, ['ningbo kangmeiholt toys inc'], 3_000_000)).toEqual(['KANGMEIHOLT', 'TOYS']);
  });

  it('[L03] are none where many rows have all of them, or without words', () => {
    expect(rareWords(sample, ['ningbo lucky toys inc'], 1_000_000)).toBeNull();
    expect(rareWords(sample, ['kangmeiholt', 'ningbo lucky'], 1_000_000)).toBeNull();
  });

  it('[L03] include a word with a large share of few rows', () => {
    expect(rareWords(sample, ['ningbo lucky toys inc'], 3_000)).toEqual(['LUCKY']);
  });
});

describe('the words of a row in the database', () => {
  let database: TestDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = openDatabase(database.connection).db;
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

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
});
