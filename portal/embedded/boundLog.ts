import { closeSync, constants, copyFileSync, fstatSync, ftruncateSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './databaseHome.ts';
import { asAccount } from './runAs.ts';

/** Bytes of `postgres.log`, and as many again of the older `postgres.log.1`. */
const LIMIT = 5_000_000;
const LOOK_EVERY = 60_000;

export const logOf = (home: string): string => join(home, 'postgres.log');

/**
 * Moves a log that has grown too large to `<path>.1`. The server appends to the open file, also after this process was
 * killed, so the file is copied and cut instead of renamed. PostgreSQL's own collector bounds no size: it cuts a file
 * only when it changes over by time.
 */
export function boundLog(path: string, limit = LIMIT): void {
  try {
    // A link is never followed: its target is no log.
    const log = openSync(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      const found = fstatSync(log);
      if (!found.isFile() || found.size <= limit) return;
      rmSync(`${path}.1`, { force: true });
      try {
        copyFileSync(path, `${path}.1`, constants.COPYFILE_EXCL);
      } finally {
        // Also when the disk is too full for the copy: space counts for more than old lines.
        ftruncateSync(log);
      }
    } finally {
      closeSync(log);
    }
  } catch {
    // There is no log yet, or no copy could be made.
  }
}

/** Bounds the log while the server runs. @returns how to stop. */
export function keepLogBounded({ home, runAs }: DatabaseHome): () => void {
  const timer = setInterval(() => asAccount(runAs, () => boundLog(logOf(home))), LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
