import { chmodSync, chownSync, cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateToLatest } from '../db/migrate.ts';
import { logOf } from '../embedded/boundLog.ts';
import { openDatabaseHome } from '../embedded/databaseHome.ts';
import type { EmbeddedLog } from '../embedded/embeddedLog.ts';
import { withClient } from '../embedded/probeDatabase.ts';
import { asAccount, type RunAs } from '../embedded/runAs.ts';
import { startEmbedded, type EmbeddedOptions } from '../embedded/startEmbedded.ts';
import { recoverySettings } from '../embedded/walArchive.ts';
import { StartError } from '../startError.ts';
import { listBases, type Base } from './baseBackup.ts';
import { holdJobs } from './holdJobs.ts';

/** Replaying a day of a large office. Milliseconds. */
const RECOVERY_TIMEOUT = 6 * 3_600_000;

/** The last base from before the moment. @throws StartError */
async function chooseBase(archive: string, moment: Date | null): Promise<Base> {
  const bases = existsSync(archive) ? await listBases(archive) : [];
  const found = bases.findLast(({ completeAt }) => !moment || completeAt <= moment.toISOString());
  if (found) return found;
  throw new StartError(
    bases[0]
      ? `The archive ${archive} begins at ${bases[0].completeAt}, after the moment of --at.`
      : `${archive} has no base. Make one with: npm run backup -- --base`,
  );
}

/**
 * Restores the embedded database of a moment into an empty data folder (decision 0059).
 * @param moment null: up to the end of the archive
 * @throws StartError with a message for the operator
 */
export async function restoreArchive(options: {
  archive: string;
  moment: Date | null;
  dataDir: string;
  postgresBin?: string | undefined;
  log: EmbeddedLog;
  settings?: EmbeddedOptions['settings'];
}): Promise<{ base: string; lastWrite: string; held: number }> {
  const { archive, moment, dataDir, postgresBin, log, settings } = options;
  const base = await chooseBase(archive, moment);
  const place = await openDatabaseHome(dataDir);
  cpSync(base.path, place.home, { recursive: true });
  writeFileSync(join(place.cluster, 'recovery.signal'), '', { mode: 0o600 });
  giveTo(place.home, place.runAs);
  const database = await startEmbedded({
    dataDir,
    log,
    ...(postgresBin ? { postgresBin } : {}),
    settings: { ...settings, ...recoverySettings(archive, moment) },
    readyTimeout: RECOVERY_TIMEOUT,
  }).catch((error: unknown) => {
    // The log of the new folder, because the message has its last lines only.
    const written = asAccount(place.runAs, () => readFileSync(logOf(place.home), 'utf8'));
    throw /recovery ended before configured recovery target/u.test(written)
      ? new StartError(`The archive ${archive} ends before the moment of --at. Leave --at out to restore all of it.`)
      : error;
  });
  try {
    const { held, lastWrite } = await withClient(database.connection, async (client) => {
      const { rows } = await client.query<{ at: string | null }>('select pg_last_xact_replay_timestamp() as at');
      return { held: await holdJobs(client), lastWrite: String(rows[0]?.at ?? base.completeAt) };
    });
    await migrateToLatest(database.connection);
    return { base: base.path, lastWrite, held };
  } finally {
    await database.stop();
  }
}

/** Gives copied files to the account of the server, which refuses clusters of others and open ones. */
function giveTo(folder: string, runAs: RunAs): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    if (runAs) chownSync(path, runAs.uid, runAs.gid);
  }
}
