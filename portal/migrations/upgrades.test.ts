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
  it('[O03] exists for four releases', () => expect(releases.length).toBeGreaterThanOrEqual(4));

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
