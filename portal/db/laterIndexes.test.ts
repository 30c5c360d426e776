import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
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

/** The sessions that the observer may see whose statement begins so and waits for a lock. */
async function countWaiting(observer: pg.Client, statement: string): Promise<number> {
  const { rows } = await observer.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [`${statement}%`],
  );
  return rows.length;
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
  await expect.poll(() => countWaiting(client, 'create index concurrently')).toBe(1);
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

it('[O02] a dump that began before an index was dropped has its definition', async () => {
  await buildLaterIndexes(database.connection);
  // As a build leaves it that was interrupted before its drop.
  await client.query(`create index filing_words on filing using gin (search_words(search));
    alter index filing_words alter column 1 set statistics 0`);
  // pg_dump lists indexes as of its snapshot, and reads each definition as of now.
  const read = `select indexrelid::text as id, pg_get_indexdef(indexrelid) as definition from pg_index
    where indisvalid and indrelid = 'filing'::regclass`;
  const dump = new pg.Client(database.connection);
  await dump.connect();
  await dump.query('begin isolation level repeatable read, read only; select');
  let isEnded = false;
  const building = buildLaterIndexes(database.connection).finally(() => (isEnded = true));
  await expect.poll(async () => isEnded || (await countWaiting(client, 'drop index concurrently')) === 1).toBe(true);
  const { rows } = await dump.query<{ id: string; definition: string | null }>(read);
  const later = await client.query<{ definition: string | null }>(read);
  await dump.query('commit');
  await dump.end();
  await building;
  expect(rows.filter(({ definition }) => definition === null)).toEqual([]);
  // A dump that begins meanwhile has neither the index nor its statistics.
  expect(later.rows).toHaveLength(rows.length - 1);
  expect(await validIndexes(['filing_words'])).toEqual([]);
});

it('[O03] drops an index while an analyze of the table waits for it', async () => {
  await buildLaterIndexes(database.connection);
  await client.query('create index filing_words on filing using gin (search_words(search))');
  // An administrator's sessions: the portal's role does not see what they wait for.
  const superuser = { ...inject('superuser'), database: database.connection.database };
  const administrators = [new pg.Client(superuser), new pg.Client(superuser), new pg.Client(superuser)] as const;
  await Promise.all(administrators.map((administrator) => administrator.connect()));
  const [first, analyzer, observer] = administrators;
  await first.query('begin; lock table filing in share update exclusive mode');
  const building = buildLaterIndexes(database.connection);
  await expect.poll(() => countWaiting(observer, 'drop index concurrently')).toBe(1);
  const analyzed = analyzer.query('analyze filing');
  await expect.poll(() => countWaiting(observer, 'analyze')).toBe(1);
  await first.query('commit');
  await building;
  await analyzed;
  expect(await validIndexes(['filing_words'])).toEqual([]);
  await Promise.all(administrators.map((administrator) => administrator.end()));
});
