import type { PoolConfig } from 'pg';
import { JOBS_PATIENCE, openDatabase, type OpenDatabase } from '../db/database.ts';
import { WORKERS } from './startJobs.ts';

/** The last of two equal settings counts. */
export const jobsOptions = ({ options }: PoolConfig): string =>
  [options, '-c synchronous_commit=off'].filter(Boolean).join(' ');

/**
 * Connections of the jobs alone: requests and jobs cannot use up those of each other. A commit does not wait for the disk.
 * A crash may undo the last of them, always an effect together with its job, and never one that a later commit of
 * anybody has seen: the write-ahead log is written in order. Such a job runs again.
 */
export function openJobsDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  onQueryError: (error: unknown) => void,
): OpenDatabase {
  // One more, for what looks for due jobs while all workers are busy.
  return openDatabase({ ...connection, options: jobsOptions(connection), max: WORKERS + 1 }, onError, {
    patience: JOBS_PATIENCE,
    onQueryError,
  });
}
