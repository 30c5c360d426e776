import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { openDatabaseHome } from '../embedded/databaseHome.ts';
import { launcherLog } from '../launcherLog.ts';
import { printOutcome } from '../printOutcome.ts';
import { StartError } from '../startError.ts';
import { openUploadStore } from '../uploads/openUploadStore.ts';
import { writeBase } from './baseBackup.ts';
import { openStored } from './openStored.ts';
import { writeBackup } from './writeBackup.ts';

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '').replace('T', '-');

/**
 * `npm run backup -- [--to=FILE]`: one file with everything, while the portal runs or not. `--base`: a base in
 * TPT_WAL_ARCHIVE.
 * @returns what to print
 * @throws StartError with a message for the operator
 */
async function backup(env: Record<string, string | undefined>): Promise<string> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, base: { type: 'boolean' } } });
  const config = readConfig(env);
  if (values.base) return writeBaseOf(config);
  const key = env.TPT_BACKUP_KEY;
  const ending = key ? 'tar.gz.age' : 'tar.gz';
  const path = resolve(values.to ?? join(config.dataDir, 'backups', `backup-${stamp(new Date())}.${ending}`));
  if (existsSync(path)) throw new StartError(`${path} exists already; a backup never replaces a file.`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const stored = await openStored(config, launcherLog(config.logLevel));
  try {
    const report = await writeBackup({
      connection: stored.connection,
      uploads: openUploadStore(config),
      documentDir: config.documentDir,
      path,
      key,
    });
    const missing = report.missingFiles.length
      ? `\nMissing in the store of uploads, although the database names them: ${report.missingFiles.join(', ')}.`
      : '';
    const open = key
      ? ''
      : '\nIt is not encrypted: set TPT_BACKUP_KEY, because it holds personal data. Without it the key of recognized documents is left out.';
    return `${report.path}: ${report.tables} tables, ${report.rows} rows, ${report.files} uploads.${missing}${open}`;
  } finally {
    await stored.close();
  }
}

/** A base for recovery to a moment, of the embedded database. */
async function writeBaseOf(config: Config): Promise<string> {
  const { walArchive: archive } = config;
  if (!archive) throw new StartError('Name the archive in TPT_WAL_ARCHIVE, as at the start of the portal.');
  if (config.databaseUrl) throw new StartError('The server of DATABASE_URL has its own base backups (pg_basebackup).');
  const log = launcherLog(config.logLevel);
  const stored = await openStored(config, log);
  try {
    const { home } = await openDatabaseHome(config.dataDir);
    const path = await writeBase({ superuser: stored.superuser ?? stored.connection, home, archive, now: new Date() });
    return `${path}: moments from now on can be restored with npm run restore -- --archive=${archive} --at=MOMENT`;
  } finally {
    await stored.close();
  }
}

await printOutcome(backup(process.env));
