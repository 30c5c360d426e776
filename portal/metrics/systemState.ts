import { sql } from 'kysely';
import type { Db } from '../portal.ts';
import { countParked } from '../store/parkedReceipts.ts';

export interface WaitingJobs {
  kind: string;
  count: number;
  /** Seconds since the first of them could have run. */
  oldest: number;
  /** How many of them have failed before. */
  failed: number;
}

export interface SystemState {
  waiting: WaitingJobs[];
  databaseBytes: number;
  /** Answers of customs that could not be placed and that nobody has handled. */
  parkedAnswers: number;
}

/** What waits for a worker, and the size of the database. */
export async function readSystemState(db: Db, now: Date): Promise<SystemState> {
  const { rows: waiting } = await sql<WaitingJobs>`
    select kind, count(*)::int as count, count(*) filter (where attempts > 0)::int as failed,
      greatest(0, extract(epoch from ${now}::timestamptz - min(run_at)))::float8 as oldest
    from job where done_at is null group by kind order by kind`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return { waiting, databaseBytes: rows[0]?.bytes ?? 0, parkedAnswers: await countParked(db) };
}
