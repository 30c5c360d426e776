import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portalJobs } from '../../jobs/portalJobs.ts';
import { startJobs } from '../../jobs/startJobs.ts';
import type { Portal } from '../../portal.ts';
import { StartError } from '../../startError.ts';
import { noSteps } from '../../steps.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { fileOverGateway } from '../../testing/customsReplies.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { openDatabase } from '../../db/database.ts';
import { claimFolder } from './claimFolder.ts';
import { filesGateway } from './filesGateway.ts';

let home: string;
let test: TestPortal;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-folders-'));
  test = await startTestPortal({ config: { gateway: 'files', gatewayDir: join(home, 'a') } });
});
afterEach(async () => {
  await test.close();
  rmSync(home, { recursive: true, force: true });
});
const claim = (name: string) => claimFolder(test.portal.db, join(home, name));

it('[X01] refuses a second folder of one database, also when two portals start at once', async () => {
  const starts = await Promise.allSettled([claim('a'), claim('b')]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const own = starts[0]?.status === 'fulfilled' ? 'a' : 'b';
  const other = own === 'a' ? 'b' : 'a';
  await claim(own);
  await expect(claim(other)).rejects.toThrow('Portals of one database share one folder');
  // A folder that was moved keeps its id.
  renameSync(join(home, own), join(home, 'moved'));
  await claim('moved');
  // The refusal explains how to replace it.
  const refused = await claim(own).catch((error: Error) => error.message);
  const [, id = '', path = ''] = /write (\S+) to (\S+)\./u.exec(refused ?? '') ?? [];
  writeFileSync(path, id);
  await claim(own);
});

it('[X01] refuses a folder of another database', async () => {
  await claim('a');
  const database = await createTestDatabase();
  const { db } = openDatabase(database.connection);
  await expect(claimFolder(db, join(home, 'a'))).rejects.toThrow('belongs to the portals of another database');
  rmSync(join(home, 'a', 'installation'));
  await claimFolder(db, join(home, 'a'));
  await db.destroy();
  await database.drop();
});

it('[X01] completes a start that ended between the file and the commit', async () => {
  await claim('a');
  await test.portal.db.deleteFrom('portal_secret').where('name', '=', 'gateway-folder').execute();
  await claim('a');
  await expect(claim('b')).rejects.toThrow('Portals of one database share one folder');
});

it('[X01] refuses a name below a folder that does not exist', async () => {
  await expect(claim(join('misspelled', 'a'))).rejects.toThrow(`because ${join(home, 'misspelled')} does not exist`);
  expect(existsSync(join(home, 'misspelled'))).toBe(false);
});

// A folder in place of the file cannot be read or written as one by any account.
it.each([
  ['read', 'installation', 'the right to read it'],
  ['written', 'installation.tmp', 'the right to write the folder'],
])('[X01] names the file that cannot be %s, and the right to give', async (verb, name, right) => {
  mkdirSync(join(home, 'a', name), { recursive: true });
  const refused = await claim('a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect((refused as Error).message).toContain(`${join(home, 'a', 'installation')} cannot be ${verb} (EISDIR)`);
  expect((refused as Error).message).toContain(right);
  rmSync(join(home, 'a', name), { recursive: true });
  await claim('a');
});

it('[X01] writes a message once when the portal ends before its job and another one repeats it', async () => {
  const dir = join(home, 'a');
  await claim('a');
  const filer = await test.signIn(ACCOUNTS.filer);
  const { controlNo } = await fileOverGateway(test, filer);
  test.portal.log.level = 'silent';
  let isEnded = false;
  const steps = {
    ...noSteps,
    mark: (step: string) => {
      if (step !== 'job.done' || isEnded) return Promise.resolve();
      isEnded = true;
      return Promise.reject(new Error('the portal ends'));
    },
  };
  const run = async (portal: Portal) => {
    const jobs = startJobs(portal, portalJobs(portal, filesGateway(dir, '\n')));
    await jobs.drain();
    await jobs.stop();
  };
  await run({ ...test.portal, steps });
  expect(isEnded).toBe(true);
  const put = join(dir, 'outbox', `${controlNo}.isf`);
  expect(readFileSync(put, 'latin1')).toContain(controlNo);
  // The engine takes it.
  rmSync(put);
  test.passTime(2_000);
  await run(test.portal);
  const open = await test.portal.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'gateway.submit')
    .where('done_at', 'is', null)
    .execute();
  expect([open, readdirSync(join(dir, 'outbox'))]).toEqual([[], []]);
});
