import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { POSTGRES_MAJOR } from './findPostgres.ts';
import { makePassword, readPassword, SUPERUSER, writePassword } from './password.ts';
import { databaseEnvironment } from './postgresSettings.ts';
import { asAccount, identityOf } from './runAs.ts';

const run = promisify(execFile);

const DRAFT = 'cluster.new-';

async function initialize(place: DatabaseHome, bin: string, folder: string, ctype: string) {
  await run(
    join(bin, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${join(place.home, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Refuses a page that changed on the disk instead of misreading it.
      '--data-checksums',
      // The same order and case folding on every machine.
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-instructions',
    ],
    { cwd: place.home, env: databaseEnvironment(), ...identityOf(place.runAs) },
  );
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(DRAFT))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // Still being written; the next start removes it.
    }
  }
}

/**
 * Creates the cluster if it is missing, under another name that is renamed once complete, so that a start after a kill
 * starts over.
 * @throws StartError when it cannot be created or belongs to another version
 */
export async function createCluster(place: DatabaseHome, bin: string): Promise<void> {
  const { runAs } = place;
  const versionFile = join(place.cluster, 'PG_VERSION');
  const version = asAccount(runAs, () => existsSync(versionFile) && readFileSync(versionFile, 'utf8').trim());
  if (version !== false) {
    if (version === String(POSTGRES_MAJOR)) return;
    throw new StartError(
      `The database in ${place.home} was made by PostgreSQL ${version}, and TenPlusTwo runs ${POSTGRES_MAJOR}. Set TPT_DATA_DIR to another folder, or use DATABASE_URL.`,
    );
  }
  if (!readPassword(place)) writePassword(place, makePassword());
  asAccount(runAs, () => removeDrafts(place.home));
  // A unique name, because the initdb of a killed start may still be writing into the earlier one.
  const draft = join(place.home, `${DRAFT}${randomBytes(6).toString('hex')}`);
  // Case folding of Chinese and Vietnamese needs a UTF-8 character table; machines without one still work.
  const ctypes = process.platform === 'linux' ? ['C.UTF-8', 'C'] : ['C'];
  for (const ctype of ctypes) {
    asAccount(runAs, () => rmSync(draft, { recursive: true, force: true }));
    try {
      await initialize(place, bin, draft, ctype);
      asAccount(runAs, () => renameSync(draft, place.cluster));
      return;
    } catch (error) {
      if (ctype === ctypes.at(-1)) {
        asAccount(runAs, () => rmSync(draft, { recursive: true, force: true }));
        throw new StartError(`The database could not be created: ${messageOf(error).trim()}`);
      }
    }
  }
}
