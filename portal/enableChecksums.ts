import { pathToFileURL } from 'node:url';
import { readConfig } from './config.ts';
import { enableChecksums } from './embedded/checksums.ts';
import { launcherLog } from './launcherLog.ts';
import { printOutcome } from './printOutcome.ts';
import { StartError } from './startError.ts';

/**
 * `npm run portal:enable-checksums`: for data folders without checksums.
 * @returns what to print
 * @throws StartError with a message for the operator
 */
async function enable(env: Record<string, string | undefined>): Promise<string> {
  const { databaseUrl, dataDir, postgresBin, logLevel } = readConfig(env);
  if (databaseUrl) {
    throw new StartError(
      'DATABASE_URL names a server of your own: run pg_checksums --enable there while that server is stopped.',
    );
  }
  const isNew = await enableChecksums({ dataDir, postgresBin, log: launcherLog(logLevel) });
  return isNew
    ? `Checksums are on for the database in ${dataDir}.`
    : `The database in ${dataDir} keeps checksums already.`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await printOutcome(enable(process.env));
}
