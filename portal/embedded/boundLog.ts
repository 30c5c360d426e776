import { closeSync, constants, copyFileSync, fstatSync, ftruncateSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './databaseHome.ts';
import { asAccount } from './runAs.ts';

/** Maximum size of `postgres.log`, and of the older `postgres.log.1`. Bytes. */
const LIMIT = 5_000_000;
/** Milliseconds. */
const CHECK_INTERVAL = 60_000;

export const logOf = (home: string): string => join(home, 'postgres.log');

/**
 * Moves a log that has grown too large to `<path>.1`. The server appends to the open file, also after this process was
 * killed, so the file is copied and truncated instead of renamed. PostgreSQL's own collector has no size limit: it
 * truncates only on time-based rotation.
 */
export function boundLog(path: string, limit = LIMIT): void {
  try {
    // Never follows a link, because its target is not a log.
    const log = openSync(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      const found = fstatSync(log);
      if (!found.isFile() || found.size <= limit) return;
      rmSync(`${path}.1`, { force: true });
      try {
        copyFileSync(path, `${path}.1`, constants.COPYFILE_EXCL);
      } finally {
        // Truncates also when the disk is too full for the copy: space matters more than old lines.
        ftruncateSync(log);
      }
    } finally {
      closeSync(log);
    }
  } catch {
    // No log yet, or the copy failed.
  }
}

/** Limits the log while the server runs. @returns a function that stops it */
export function keepLogBounded({ home, runAs }: DatabaseHome): () => void {
  const timer = setInterval(() => asAccount(runAs, () => boundLog(logOf(home))), CHECK_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
