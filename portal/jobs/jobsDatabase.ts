import type { PoolConfig } from 'pg';
import { JOB_TIMEOUTS, openDatabase, type OpenDatabase } from '../db/database.ts';
import { WORKERS } from './startJobs.ts';

/** A pool for jobs alone, so that requests and jobs cannot exhaust each other's connections. */
export function openJobsDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void,
  onQueryError: (error: unknown) => void,
): OpenDatabase {
  // One more than workers, for the search for due jobs.
  return openDatabase({ ...connection, max: WORKERS + 1 }, onError, {
    timeouts: JOB_TIMEOUTS,
    onQueryError,
  });
}
