import type { ErrorName } from '#contract/errors.ts';
import { NoFreeSlot } from '../fairness/fairSlots.ts';
import { codeOf } from '../errorFacts.ts';

/** The database does not answer. The last statement may or may not have been executed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The transaction was rolled back because of load. */
const BUSY = [
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '53400', // configuration_limit_exceeded
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
];
/** The server refused the write, so the transaction was rolled back. */
const DISK_UNAVAILABLE = [
  '25006', // read_only_sql_transaction: a replica, or switched so by the operator
  '53000', // insufficient_resources: no file handles
  '53100', // disk_full
  '58030', // io_error
];
/** The portal's own disk takes no file, such as the one that buffers a download. */
const NO_ROOM = ['EDQUOT', 'ENOSPC', 'EROFS'];
/** Sources of PostgreSQL that read and write files. A read-only disk is reported as 42501, like a missing right. */
const FILE_SOURCES = ['buffile.c', 'fd.c', 'md.c', 'slru.c'];
/** The server ended the session or cannot serve it. */
const AWAY = [
  '25P03', // idle_in_transaction_session_timeout
  '53200', // out_of_memory
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
];
/** connection_exception */
const AWAY_CLASS = '08';

/** Whether the server sent the error: it has a severity. `instanceof` fails for another copy of `pg`. */
export const isServerError = (error: unknown): error is Error => error instanceof Error && 'severity' in error;

export type TemporaryFailure = Extract<ErrorName, 'serviceBusy' | 'databaseAway' | 'diskUnavailable'>;

/** Classifies temporary failures of the database and the disk; null for every other error. */
export function temporaryFailure(error: unknown): TemporaryFailure | null {
  if (error instanceof NoFreeSlot) return 'serviceBusy';
  if (error instanceof DatabaseUnavailable) return 'databaseAway';
  const code = codeOf(error);
  if (NO_ROOM.includes(code)) return 'diskUnavailable';
  if (!isServerError(error)) return null;
  if (BUSY.includes(code)) return 'serviceBusy';
  const isFileRefused = code === '42501' && 'file' in error && FILE_SOURCES.includes(String(error.file));
  if (isFileRefused || DISK_UNAVAILABLE.includes(code)) return 'diskUnavailable';
  return AWAY.includes(code) || code.startsWith(AWAY_CLASS) ? 'databaseAway' : null;
}
