import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateToLatest } from '../db/migrate.ts';
import { bundlePortal } from '../faults/bundlePortal.ts';
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
    portal = startPortalChild([await bundlePortal()], { TPT_DATA_DIR: dataDir, TPT_DEMO: 'off', LOG_LEVEL: 'error' });
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
