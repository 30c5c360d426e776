import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { launcherLog } from '../launcherLog.ts';
import { provideDatabase } from '../provideDatabase.ts';
import { printOutcome } from '../printOutcome.ts';
import { StartError } from '../startError.ts';
import { restoreBackup } from './restoreBackup.ts';

/**
 * `npm run restore -- --from=FILE`: into an empty data folder or database.
 * @returns what to print
 * @throws StartError with a message for the operator
 */
async function restore(env: Record<string, string | undefined>): Promise<string> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new StartError('Name the backup: npm run restore -- --from=FILE');
  const config = readConfig(env);
  if (!config.databaseUrl && existsSync(join(config.dataDir, 'database'))) {
    throw new StartError(
      `The data folder ${config.dataDir} has a database already, and a restore never replaces anything. Name an empty folder in TPT_DATA_DIR.`,
    );
  }
  const database = await provideDatabase(config, launcherLog(config.logLevel));
  try {
    const report = await restoreBackup({
      connection: database.connection,
      uploadDir: config.uploadDir,
      documentDir: config.documentDir,
      path: resolve(values.from),
      key: env.TPT_BACKUP_KEY,
    });
    const held = report.held
      ? `\n${report.held} messages were not sent yet and are held, because they may have been sent after the backup was made: support staff find them under failed jobs.`
      : '';
    return `Restored as of ${report.takenAt}: ${report.tables} tables, ${report.files} uploads.${held}\nStart the portal on this folder now.`;
  } finally {
    await database.stop();
  }
}

await printOutcome(restore(process.env));
