import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addManyFilings } from '../testing/manyFilings.ts';
import { FILING_LIST } from './countedList.ts';
import { searchSample } from './searchSample.ts';

let database: TestDatabase;
let db: Kysely<Database>;
/** Another portal on the same database, with an empty cache. */
let late: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openDatabase(database.connection);
  db = opened.db;
  await sql`insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    values ('1', 'E', true, 'accepted', 'HBRL', now())`.execute(db);
  late = openDatabase(database.connection).db;
  // A slow machine would analyze the table before the first test.
  await sql`alter table filing set (autovacuum_enabled = false)`.execute(db);
  await addManyFilings(opened.pool, '1', 3_000, 'MANY');
  await addManyFilings(opened.pool, '1', 1_000, 'RARE');
});
afterAll(async () => {
  await Promise.all([db.destroy(), late.destroy()]);
  await database.drop();
});

it('[L03] is empty for a table without statistics, and causes no failure', async () => {
  const sample = await searchSample(db, FILING_LIST);
  expect(sample.shareOfPiece('MAN')).toBe(sample.least);
  expect(sample.shareOfAll(['MANY'])).toBe(0);
});

it('[L03] returns the shares of rows with a trigram, and with whole texts', async () => {
  await sql`analyze filing`.execute(db);
  const sample = await searchSample(late, FILING_LIST);
  expect(sample.shareOfPiece('MAN')).toBeCloseTo(0.75, 1);
  expect(sample.shareOfPiece('RAR')).toBeCloseTo(0.25, 1);
  expect(sample.shareOfPiece('XYZ')).toBe(sample.least);
  expect(sample.shareOfAll(['MANY0'])).toBeCloseTo(0.75, 1);
  expect(sample.shareOfAll(['MANY0', 'RARE'])).toBe(0);
});

it('[L03] queries the database once for many searches', async () => {
  expect(await searchSample(late, FILING_LIST)).toBe(await searchSample(late, FILING_LIST));
});
