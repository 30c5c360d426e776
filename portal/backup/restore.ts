import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { launcherLog } from '../launcherLog.ts';
import { provideDatabase } from '../provideDatabase.ts';
import { printOutcome } from '../printOutcome.ts';
import { StartError } from '../startError.ts';
import { openUploadStore } from '../uploads/openUploadStore.ts';
import { restoreArchive } from './restoreArchive.ts';
import { checkBackup, restoreBackup } from './restoreBackup.ts';
import { withNewHome } from './withNewHome.ts';

/**
 * `npm run restore -- --from=FILE`: into an empty data folder or database. `--archive=FOLDER --at=MOMENT`: the state of a
 * moment, into an empty data folder.
 * @returns what to print
 * @throws StartError with a message for the operator
 */
async function restore(env: Record<string, string | undefined>): Promise<string> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, archive: { type: 'string' }, at: { type: 'string' } },
  });
  if (!values.from && !values.archive) throw new StartError('Name the backup: npm run restore -- --from=FILE');
  const config = readConfig(env);
  if (!config.databaseUrl && existsSync(join(config.dataDir, 'database'))) {
    throw new StartError(
      `The data folder ${config.dataDir} has a database already, and a restore never replaces anything. Name an empty folder in TPT_DATA_DIR.`,
    );
  }
  if (values.archive) return restoreMoment(config, resolve(values.archive), values.at);
  const path = resolve(values.from ?? '');
  // Before a database is made for it.
  const manifest = await checkBackup(path, env.TPT_BACKUP_KEY);
  const restoring = () => restoreFile(config, { path, key: env.TPT_BACKUP_KEY, manifest });
  return config.databaseUrl ? restoring() : withNewHome(config.dataDir, restoring);
}

type BackupSource = Pick<Parameters<typeof restoreBackup>[0], 'path' | 'key' | 'manifest'>;

async function restoreFile(config: Config, source: BackupSource): Promise<string> {
  const database = await provideDatabase(config, launcherLog(config.logLevel));
  try {
    const report = await restoreBackup({
      connection: database.connection,
      uploads: openUploadStore(config),
      uploadDir: config.uploadDir,
      documentDir: config.documentDir,
      ...source,
    });
    const held = report.held ? `\n${heldSentence(report.held)}` : '';
    return `Restored as of ${report.takenAt}: ${report.tables} tables, ${report.files} uploads.${held}\nStart the portal on this folder now.`;
  } finally {
    await database.stop();
  }
}

/** @param at a moment such as `2026-11-24T10:15:00Z` */
async function restoreMoment(config: Config, archive: string, at: string | undefined): Promise<string> {
  if (config.databaseUrl) throw new StartError('A server of DATABASE_URL is restored with its own tools.');
  const moment = at === undefined ? null : new Date(at);
  if (moment && Number.isNaN(moment.getTime())) {
    throw new StartError('--at must be a moment such as 2026-11-24T10:15:00Z.');
  }
  const { dataDir, postgresBin, logLevel } = config;
  const log = launcherLog(logLevel);
  const report = await withNewHome(dataDir, () => restoreArchive({ archive, moment, dataDir, postgresBin, log }));
  const held = report.held ? `\n${heldSentence(report.held)}` : '';
  const uploads = config.objectStore
    ? 'The uploads are in the store of TPT_S3_URL: start'
    : 'Copy the uploads into the data folder, then start';
  return `Restored from ${report.base}; the last write is of ${report.lastWrite}.${held}\n${uploads} the portal on it.`;
}

const heldSentence = (held: number): string =>
  `${held} messages were not sent yet and are held, because they may have been sent since: support staff find them under failed jobs.`;

await printOutcome(restore(process.env));
