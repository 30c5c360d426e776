import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrateTo, migrations } from '../db/migrate.ts';
import { createTestDatabase } from '../testing/database.ts';
import { findLongLock, LARGE } from './lockRules.ts';

/** Migrations before were released without the rule. */
const FIRST = '0058';

it.each([
  ['create index filing_x on filing (x)', 'concurrently'],
  ['create unique index "x" on "ledger_entry" (id)', 'concurrently'],
  ['alter table draft alter column ams_no type text', 'add a column'],
  [
    'alter table filing\n add column a text,\n add column b boolean generated always as (a is null) stored',
    'add a column',
  ],
  ['alter table job add column at timestamptz default clock_timestamp()', 'rewrites'],
  ['alter table draft add constraint c check (x > 0)', 'not valid'],
  ['alter table draft alter column x set not null', 'not valid'],
  ["update filing set remark = ''", 'batches'],
])('[O03] refuses %s in a migration', (statement, remedy) => {
  expect(findLongLock(statement)).toContain(remedy);
});

it.each([
  'create index sms_message_age on sms_message (created_at)',
  'create index concurrently filing_x on filing (x)',
  "alter table draft add column x text not null default ''",
  'alter table filing add column x timestamptz',
  'alter table draft add constraint c check (x > 0) not valid',
  'insert into filing_note select 1',
])('[O03] allows %s in a migration', (statement) => {
  expect(findLongLock(statement)).toBeNull();
});

it('[O03] names tables that exist', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) name where to_regclass('public.' || name) is null",
    [LARGE],
  );
  await client.end();
  await database.drop();
  expect(rows).toEqual([]);
});

it('[O03] finds no long lock in migrations since the rule', async () => {
  const database = await createTestDatabase('template0');
  const before = Object.keys(migrations).filter((name) => name < FIRST);
  await migrateTo(database.connection, before);
  const statements: string[] = [];
  const onQuery = (statement: string) => void statements.push(statement);
  const { db } = openDatabase(database.connection, () => {}, { onQuery });
  for (const [name, migration] of Object.entries(migrations)) if (name >= FIRST) await migration.up(db);
  await db.destroy();
  await database.drop();
  const found = statements.flatMap((statement) => findLongLock(statement) ?? []);
  expect(found).toEqual([]);
});
