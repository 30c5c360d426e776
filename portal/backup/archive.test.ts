import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnterprise } from '../store/enterprises.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/database.ts';
import { TEST_SETTINGS } from '../embedded/postgresSettings.ts';
import { withClient, type DatabaseConnection } from '../embedded/probeDatabase.ts';
import { openDatabaseHome } from '../embedded/databaseHome.ts';
import { startEmbedded, type EmbeddedDatabase } from '../embedded/startEmbedded.ts';
import { walFolder } from '../embedded/walArchive.ts';
import { makeDataFolder, removeDataFolder } from '../testing/scratchFolder.ts';
import { listBases, removeUnneeded, writeBase } from './baseBackup.ts';
import { restoreArchive } from './restoreArchive.ts';
import { withNewHome } from './withNewHome.ts';

/** Servers are started on the disk, beside all other tests. */
const START_TIMEOUT = 600_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const folders: string[] = [];
const dataFolder = () => {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
};
let database: EmbeddedDatabase;
let archive: string;
const moments: Record<string, Date> = {};

const run = <T extends object>(connection: DatabaseConnection, text: string, values: unknown[] = []) =>
  withClient(connection, async (client) => (await client.query<T>(text, values)).rows);
const serverTime = async () =>
  (await run<{ now: Date }>(database.superuser, 'select clock_timestamp() as now'))[0]?.now;

/** Stores a row and the moment after its commit. */
async function write(amount: number): Promise<void> {
  await run(database.connection, 'insert into probe values ($1)', [amount]);
  // A date has no microseconds: the next millisecond is after the commit.
  moments[amount] = new Date(((await serverTime())?.getTime() ?? 0) + 1);
  await run(database.superuser, 'select pg_sleep(0.002)');
}
const amountsIn = async (connection: DatabaseConnection) =>
  (await run<{ amount: number }>(connection, 'select amount from probe order by 1')).map(({ amount }) => amount);

async function restoreAt(moment: Date | null, dataDir = dataFolder()) {
  const report = await restoreArchive({ archive, moment, dataDir, log: silent, settings: TEST_SETTINGS });
  const restored = await startEmbedded({ dataDir, log: silent, settings: TEST_SETTINGS });
  try {
    return { amounts: await amountsIn(restored.connection), report };
  } finally {
    await restored.stop();
  }
}

beforeAll(async () => {
  const dataDir = dataFolder();
  archive = join(dataDir, 'archive');
  database = await startEmbedded({ dataDir, log: silent, settings: TEST_SETTINGS, walArchive: archive });
  const { db } = openDatabase(database.connection);
  await migrate(db);
  const person = { account: 'a@b.test', name: 'A', password: 'a long password of this test' };
  await db
    .transaction()
    .execute((trx) => createEnterprise(trx, { name: 'Harbour', houseScac: 'HBRL', person }, new Date()));
  await db.destroy();
  await run(database.connection, 'create table probe (amount int)');
  const { home } = await openDatabaseHome(dataDir);
  await write(1);
  await writeBase({ superuser: database.superuser, home, archive, now: new Date() });
  await run(
    database.connection,
    `insert into job (kind, payload, priority, enterprise_id, is_ready, queued_at, run_at)
     select 'gateway.submit', '{}', 0, id, true, now(), now() from enterprise`,
  );
  for (const amount of [2, 3, 4]) await write(amount);
  await run(database.superuser, 'select pg_switch_wal()');
  // A server that stops archives what is complete.
  await database.stop();
}, START_TIMEOUT);
afterAll(async () => {
  await database.stop();
  folders.forEach(removeDataFolder);
});

describe('an archive of the write-ahead log', () => {
  it('[O02] restores the moment between two writes, and holds what waited to be sent', async () => {
    const { amounts, report } = await restoreAt(moments[2] ?? null);
    expect(amounts).toEqual([1, 2]);
    expect(report.held).toBe(1);
  });

  it('[O02] refuses a moment before its first base or after its end, and an empty folder', async () => {
    await expect(restoreAt(moments[1] ?? null)).rejects.toThrow(/begins at .+, after the moment/u);
    const late = new Date(Date.now() + 3_600_000);
    const dataDir = dataFolder();
    await expect(withNewHome(dataDir, () => restoreAt(late, dataDir))).rejects.toThrow(
      /ends before the moment of --at/u,
    );
    expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual([]);
    const empty = dataFolder();
    await expect(
      restoreArchive({ archive: empty, moment: null, dataDir: join(empty, 'new'), log: silent }),
    ).rejects.toThrow(/has no base\. Make one with: npm run backup -- --base/u);
  });

  it('[O02] holds complete segments only; the next base removes those before the oldest', async () => {
    const names = readdirSync(walFolder(archive));
    expect(names.filter((name) => !/^[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?$/u.test(name))).toEqual([]);
    const [base] = await listBases(archive);
    const first = base?.firstSegment ?? '';
    expect(names).toContain(first);
    const older = '000000010000000000000000';
    writeFileSync(join(walFolder(archive), older), '');
    await removeUnneeded(archive);
    expect(readdirSync(walFolder(archive)).toSorted()).toEqual(names.filter((name) => name >= first).toSorted());
  });
});
