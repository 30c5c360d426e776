import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { handOver } from './databaseHome.ts';
import { asAccount, type RunAs } from './runAs.ts';

/** The folder of the log's segments in an archive. */
export const walFolder = (archive: string): string => join(archive, 'wal');

/** Seconds after which a segment is archived although it is not full: what a lost disk costs at most. */
const ARCHIVE_TIMEOUT = 60;

/**
 * Creates the archive's folder for the account of the server.
 * @throws StartError when it cannot be written
 */
export function openArchive(archive: string, runAs: RunAs): void {
  try {
    for (const folder of [archive, walFolder(archive)]) {
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
      if (runAs && lstatSync(folder).uid === 0) handOver(folder, runAs);
    }
    asAccount(runAs, () => rmdirSync(mkdtempSync(join(walFolder(archive), '.probe-'))));
  } catch (error) {
    throw new StartError(
      `TPT_WAL_ARCHIVE: cannot write to ${archive} (${codeOf(error) || messageOf(error)}). Its parent folder must exist, and the database's user ${runAs?.name ?? ''} must be able to write there.`,
    );
  }
}

/**
 * Settings that archive the write-ahead log. A segment gets its name when it is complete; PostgreSQL repeats a failed
 * command, also after a crash, when the segment may be there already.
 */
export function archiveSettings(archive: string): Record<string, string> {
  const target = `${walFolder(archive)}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT),
    archive_command: `cmp -s "%p" "${target}" || { test ! -e "${target}" && cp "%p" "${target}.part" && sync "${target}.part" && mv "${target}.part" "${target}"; }`,
  };
}

/** Settings that replay an archive up to a moment, or to its end, and accept connections afterwards only. */
export function recoverySettings(archive: string, moment: Date | null): Record<string, string> {
  return {
    restore_command: `cp "${walFolder(archive)}/%f" "%p"`,
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...(moment ? { recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  };
}
