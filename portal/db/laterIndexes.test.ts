import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { buildLaterIndexes, LATER_INDEXES } from './laterIndexes.ts';
import { migrateToLatest } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase('template0');
  await migrateToLatest(database.connection);
  client = new pg.Client(database.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const names = LATER_INDEXES.map(({ name }) => name).toSorted();
const replaced = LATER_INDEXES.flatMap((index) => index.replaced);

async function validIndexes(some: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indisvalid and indexrelid::regclass::text = any($1)`,
    [some],
  );
  return rows.map(({ name }) => name).toSorted();
}

it('[O03] builds each index once when portals start at once, and drops what it replaces', async () => {
  expect(await validIndexes([...names, ...replaced])).toEqual(replaced.toSorted());
  await Promise.all(Array.from({ length: 3 }, () => buildLaterIndexes(database.connection)));
  // The one that built may have been the only one that got the lock.
  expect(await validIndexes([...names, ...replaced])).toEqual(names);
});

it('[O03] writes go on during a build, and an interrupted build begins again', async () => {
  const writer = new pg.Client(database.connection);
  writer.on('error', () => {});
  await writer.connect();
  // The build waits for this transaction, which wrote before it.
  await writer.query(`begin; insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    values ('1', 'E', true, 'accepted', 'HBRL', now()); lock table filing in row exclusive mode`);
  const stopping = new AbortController();
  const building = buildLaterIndexes(database.connection, stopping.signal).catch((error: unknown) => error);
  const buildsThatWait = async () => {
    const { rows } = await client.query(`select pid from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'create index concurrently%'`);
    return rows.length;
  };
  await expect.poll(buildsThatWait).toBe(1);
  const insert = `insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status,
    house_scac, revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
    values ('1', 'f', 'I', 'N', 'BM', 1, 'receiveOk', 'none', 'HBRL', 1, 'u', 'U', 'Website', '', 'N', '{}', now(), now())`;
  await writer.query(insert);
  stopping.abort();
  expect(await building).toBeInstanceOf(Error);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'create index concurrently%' and pid <> pg_backend_pid()`);
  await writer.query('commit');
  await writer.end();
  expect(await validIndexes(names)).toEqual([]);

  await expect
    .poll(async () => {
      await buildLaterIndexes(database.connection);
      return validIndexes(names);
    })
    .toEqual(names);
});
