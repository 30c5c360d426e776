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

const NO_KEY =
  'A backup holds personal data and the keys of the portal. Set TPT_BACKUP_KEY to encrypt it, or repeat the command with --plain for a readable file.';
const BASE_WARNING =
  'The archive is not encrypted: it holds personal data, the keys of the portal and the password of the database. Keep it on an encrypted disk that only the account of the portal reads.';

const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '').replace('T', '-');

/**
 * `npm run backup -- [--to=FILE]`: one file with everything, while the portal runs or not; encrypted with TPT_BACKUP_KEY,
 * or with `--plain` readable. `--base`: a base in TPT_WAL_ARCHIVE.
 * @returns what to print
 * @throws StartError with a message for the operator
 */
async function backup(env: Record<string, string | undefined>): Promise<string> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, base: { type: 'boolean' }, plain: { type: 'boolean' } },
  });
  const config = readConfig(env);
  if (values.base) return writeBaseOf(config);
  const key = env.TPT_BACKUP_KEY;
  if (!key && !values.plain) throw new StartError(NO_KEY);
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
      : '\nIt is readable: it holds personal data, hashes of passwords, and the keys of sessions, of texts in browsers and of second factors. The key of recognized documents is left out.';
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
    return `${path}: moments from now on can be restored with npm run restore -- --archive=${archive} --at=MOMENT\n${BASE_WARNING}`;
  } finally {
    await stored.close();
  }
}

await printOutcome(backup(process.env));
