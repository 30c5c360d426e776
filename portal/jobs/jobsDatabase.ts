import type { PoolConfig } from 'pg';
import { JOB_TIMEOUTS, openDatabase, type OpenDatabase } from '../db/database.ts';
import { WORKERS } from './startJobs.ts';

/** PostgreSQL uses the last of two values for one setting. */
export const jobsOptions = ({ options }: PoolConfig): string =>
  [options, '-c synchronous_commit=off'].filter(Boolean).join(' ');

/**
 * A pool for jobs alone, so that requests and jobs cannot exhaust each other's connections. Commits do not wait for the
 * disk: a crash may undo the last ones, always an effect together with its job, and the job runs again. A commit that a
 * later durable one has seen is never undone, because the write-ahead log is written in order.
 */
export function openJobsDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  onQueryError: (error: unknown) => void,
): OpenDatabase {
  // One more than workers, for the search for due jobs.
  return openDatabase({ ...connection, options: jobsOptions(connection), max: WORKERS + 1 }, onError, {
    timeouts: JOB_TIMEOUTS,
    onQueryError,
  });
}
