import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { findPostgres, findProgram, POSTGRES_MAJOR } from './findPostgres.ts';
import { openDatabaseHome } from './databaseHome.ts';
import { takeFolderLock } from './folderLock.ts';
import { databaseEnvironment } from './postgresSettings.ts';
import { identityOf } from './runAs.ts';
import { startEmbedded, type EmbeddedOptions } from './startEmbedded.ts';

const run = promisify(execFile);

/**
 * Enables checksums of a cluster that was created without them; reads and writes every page once. An interrupted run
 * changes nothing, because the cluster's control file is written last.
 * @returns false when they were already enabled
 * @throws StartError when there is no database, a portal uses it, or no `pg_checksums` is installed
 */
export async function enableChecksums(options: EmbeddedOptions): Promise<boolean> {
  const { dataDir } = options;
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartError(`The data folder ${dataDir} has no database. A new one keeps checksums from the beginning.`);
  }
  const place = await openDatabaseHome(dataDir);
  const bin = await findPostgres({ wanted: options.postgresBin, runAs: place.runAs, readableFolder: dataDir });
  const program = findProgram('pg_checksums', bin);
  if (!program) {
    throw new StartError(
      `pg_checksums was not found: the npm package of PostgreSQL does not contain it. Install PostgreSQL ${POSTGRES_MAJOR} (on Debian and Ubuntu: apt install postgresql-${POSTGRES_MAJOR}) and run this again.`,
    );
  }
  // pg_checksums requires a clean shutdown; a start and a stop also recover a killed cluster.
  const database = await startEmbedded(options);
  await database.stop();
  if (database.hasChecksums) return false;
  const lock = await takeFolderLock(join(place.home, 'portal.lock'), place.runAs);
  if ('heldBy' in lock) {
    throw new StartError(`Another TenPlusTwo (process ${lock.heldBy}) was started on ${dataDir}. Stop it first.`);
  }
  try {
    await run(program, ['--enable', '-D', place.cluster], {
      cwd: place.home,
      env: databaseEnvironment(),
      ...identityOf(place.runAs),
    });
  } catch (error) {
    throw new StartError(`Checksums could not be turned on: ${messageOf(error).trim()}`);
  } finally {
    lock.release();
  }
  return true;
}
