import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { buildLaterIndexes } from '../db/laterIndexes.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/tables/database.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';

/** Databases of earlier releases, written by `scripts/upgradeFixture.mjs`. */
const FOLDER = join(import.meta.dirname, 'upgrades');
const releases = readdirSync(FOLDER).map((name) => name.replace('.sql.br', ''));

/** Kept counts and sums are made again by migrations, and the lists show them; a migration may add a secret. */
const CHANGED = /_count(?:_delta)?$|^statistic_(?:day|delta)$|^portal_secret$/u;

let test: TestPortal | undefined;
afterEach(() => test?.close());

async function restore(release: string): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query(brotliDecompressSync(readFileSync(join(FOLDER, `${release}.sql.br`))).toString());
  await client.end();
  return database;
}

async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.rows ?? 0;
  }
  return counts;
}

async function readFacts(db: Kysely<Database>) {
  const { kysely_migration: executed = 0, kysely_migration_lock: _, ...counts } = await countRows(db);
  const { rows: money } = await sql`
    select enterprise_id, purse, kind, sum(amount)::int as amount, count(*)::int as entries from ledger_entry
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const { rows: filings } = await sql<{ ams_no: string }>`
    select id, ams_no, declaration_status, match_status, revision from filing order by enterprise_id, id`.execute(db);
  const { rows: drafts } = await sql`select id, body from draft order by enterprise_id, id`.execute(db);
  return { executed, counts, money, filings, drafts };
}

describe('a database of an earlier release', () => {
  it('[O03] exists for six releases', () => expect(releases.length).toBeGreaterThanOrEqual(6));

  it.each(releases)('[O03] migrates from %s without losing a row or a coin, and works', async (release) => {
    const database = await restore(release);
    const { db } = openDatabase(database.connection);
    const before = await readFacts(db);
    expect(before.filings.length).toBeGreaterThan(10);
    expect(before.money.length).toBeGreaterThan(2);
    await migrate(db);
    await buildLaterIndexes(database.connection);
    const after = await readFacts(db);
    await db.destroy();
    const tables = Object.keys(before.counts).filter((name) => !CHANGED.test(name));
    expect(Object.fromEntries(tables.map((name) => [name, after.counts[name]]))).toEqual(
      Object.fromEntries(tables.map((name) => [name, before.counts[name]])),
    );
    expect({ ...after, executed: 0, counts: 0 }).toEqual({ ...before, executed: 0, counts: 0 });
    expect(after.executed).toBe(Object.keys(migrations).length);

    test = await startTestPortal({ database, now: new Date('2026-11-27T02:00:00Z') });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
    const filer = await test.signIn(ACCOUNTS.filer);
    for (const list of ['/draft-bills', '/bills', '/template', '/party']) {
      expect([list, (await filer.get(`${list}?pageSize=100`)).status]).toEqual([list, 200]);
    }
    const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    expect((await sendDrafts(filer, [draft])).status).toBe(200);
    const [oldest] = before.filings;
    const found = await filer.get(`/bills?keyword=${oldest?.ams_no}`);
    expect((found.body as { total: number }).total).toBeGreaterThan(0);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });
});

/** What the practice data of 0046 lacks: a handled answer, a single transaction bond, freight remaining on board. */
const OLDER_ROWS = [
  `insert into parked_receipt (reason, raw, at, state)
    values ('unreadable', 'handled', now(), 'discarded'), ('unreadable', 'open', now(), 'parked')`,
  `update filing set body = body || '{"bondType": "Single", "bondReferenceNo": "BOND-1"}' where ams_no = 'COSU6417093250'`,
  `update filing set first_loading_at = created_at + interval '30 hours' where ams_no = 'MSCUQN718264' and bill_type = 0`,
  `update operation set after = after || '{"transitImporterId": ""}'
    where filing_id in (select id from filing where ams_no = 'MSCUQN718264')`,
];

it('[O03] migrations since 0046 fill the columns and tables that derive from older rows', async () => {
  const database = await restore('0046_retention_indexes');
  const { db } = openDatabase(database.connection);
  for (const statement of OLDER_ROWS) await sql.raw(statement).execute(db);
  await migrate(db);
  const { rows } = await sql`select
    (select array_agg(ams_no) from filing where is_duplicate) as duplicates,
    (select count(*)::int from practice_filing where reference = transaction_no) as references,
    (select array_agg(raw) from parked_receipt where told_at = at) as told,
    (select array_agg(reference) from single_bond) as bonds,
    (select array_agg(key order by key) from statistic_delta where measure = 'frob') as frob,
    (select count(*)::int from filing left join report_filing on filing_id = id
      where (status, match) is distinct from (declaration_status, match_status)) as unreported`.execute(db);
  expect(rows).toEqual([
    {
      duplicates: ['EGLV143500901127'],
      references: 11,
      told: ['handled'],
      bonds: ['BOND-1'],
      frob: ['2', '4'],
      unreported: 0,
    },
  ]);
  await db.destroy();
  await database.drop();
});

it('[O03] runs every file of the folder, and no other migration', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}_\w+\.ts$/u.test(name));
  expect(Object.keys(migrations).toSorted()).toEqual(files.map((name) => name.replace('.ts', '')).toSorted());
});

it('[O03] two portals that start at once migrate and fill an empty database once', async () => {
  const database = await createTestDatabase('template0');
  const starters = [openDatabase(database.connection), openDatabase(database.connection)];
  const clock = () => new Date('2026-08-03T02:00:00Z');
  await Promise.all(
    starters.map(async ({ db }) => {
      await migrate(db);
      await seedDemo({ db, clock });
    }),
  );
  const counts = await countRows(starters[0]?.db as Kysely<Database>);
  expect([counts['kysely_migration'], counts['enterprise']]).toEqual([Object.keys(migrations).length, 2]);
  await Promise.all(starters.map(({ db }) => db.destroy()));
  await database.drop();
});
