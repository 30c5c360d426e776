import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrateToLatest } from '../db/migrate.ts';
import { soundPortal } from '../faults/bundlePortal.ts';
import { startPortalChild, type PortalChild } from '../testing/portalChild.ts';
import { makeDataFolder, removeDataFolder } from '../testing/scratchFolder.ts';
import { TEST_SETTINGS } from './postgresSettings.ts';
import { startEmbedded } from './startEmbedded.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
let dataDir: string;
let portal: PortalChild | undefined;

beforeAll(async () => {
  dataDir = makeDataFolder();
  const database = await startEmbedded({ dataDir, log: silent, settings: TEST_SETTINGS });
  await migrateToLatest(database.connection);
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query("insert into locale_message values ('en', 'common.save', 'KEPT AS WRITTEN')");
  const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('locale_message') as path");
  await client.end();
  await database.stop();

  const file = join(dataDir, 'database', 'cluster', rows[0]?.path ?? '');
  const bytes = readFileSync(file);
  const at = bytes.indexOf('KEPT AS WRITTEN');
  expect(at).toBeGreaterThan(0);
  bytes.write('W', at, 'latin1');
  writeFileSync(file, bytes);
});
afterAll(async () => {
  await portal?.stop();
  removeDataFolder(dataDir);
});

describe('a byte that changed on the disk', () => {
  it('fails the call with a sentence instead of a wrong value, and the log names the table', async () => {
    portal = startPortalChild([soundPortal()], { TPT_DATA_DIR: dataDir, TPT_DEMO: 'off', LOG_LEVEL: 'error' });
    const url = await portal.ready;
    const answer = await fetch(`${url}/anonymous/locale/message?localeCode=en`, {
      headers: { 'accept-language': 'en' },
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toContain('AS WRITTEN');
    expect(JSON.parse(text)).toEqual({ code: 500, message: expect.stringMatching(/damaged .+ restore a backup/) });
    const running = portal;
    await expect.poll(() => running.printed()).toMatch(/"table":"locale_message".+stored data is damaged/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await portal.stop()).toBe(0);
  });
});

const inCluster = (...names: string[]) => join(dataDir, 'database', 'cluster', ...names);
const control = () => inCluster('global', 'pg_control');
/** What a start would change first, without PostgreSQL's lock and cache. */
const readCluster = () => [
  ...['', 'global', 'pg_wal'].map((folder) =>
    readdirSync(inCluster(folder)).filter((name) => !['postmaster.pid', 'pg_internal.init'].includes(name)),
  ),
  existsSync(control()) && readFileSync(control()).toString('hex'),
];

/** Moves files out of the cluster. @returns moves them back, with their owner */
function takeAway(...files: string[]): () => void {
  const kept = files.map((file, index) => [file, join(dataDir, `kept${index}`)] as const);
  for (const [file, place] of kept) renameSync(file, place);
  return () => kept.forEach(([file, place]) => renameSync(place, file));
}
function overwrite(file: string): () => void {
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.alloc(bytes.length, 7));
  return () => writeFileSync(file, bytes);
}
const segments = () => readdirSync(inCluster('pg_wal')).filter((name) => /^[0-9A-F]{24}$/u.test(name));

const isDamaged =
  /^The database in .+ is damaged and does not start\. .+Copy the data folder as it is, then restore a backup .+npm run restore/u;
// The marker of the folder does not match either.
const isAnother = /Mount that folder again or restore a backup into it/u;

describe('a damaged data folder', () => {
  it.each([
    ['with a broken control file', () => overwrite(control()), isAnother],
    ['without its control file', () => takeAway(control()), isAnother],
    ['without its log', () => takeAway(...segments().map((name) => inCluster('pg_wal', name))), isDamaged],
    ['without its table of transactions', () => takeAway(inCluster('pg_xact', '0000')), isDamaged],
  ])('[O08] refuses to start %s, names the remedy and changes nothing', async (_, damage, remedy) => {
    onTestFinished(damage());
    const before = readCluster();
    await expect(startEmbedded({ dataDir, log: silent, settings: TEST_SETTINGS })).rejects.toThrow(remedy);
    expect(readCluster()).toEqual(before);
  });
});
