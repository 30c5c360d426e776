import { sql } from 'kysely';
import { PLANNED_ONCE } from '../db/preparedStatements.ts';
import type { Db } from '../portal.ts';

/** Jobs that one statement makes ready. */
const BATCH = 500;
/** The maximum clock difference between two hosts. Milliseconds. */
const SKEW = 60_000;

/** Makes all jobs ready whose delay has passed. @returns how many */
export async function readyDueJobs(db: Db, clock: () => Date): Promise<number> {
  let ready = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      update job set is_ready = true where id in (
        select id from job where done_at is null and not is_ready and run_at <= ${clock()}
        order by run_at limit ${BATCH} for update skip locked)`.execute(db);
    ready += Number(numAffectedRows);
    if (Number(numAffectedRows) < BATCH) return ready;
  }
}

/** The time when the next delayed job is due. */
export async function nextDueAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('job')
    .select('run_at')
    .where('done_at', 'is', null)
    // As a parameter, it would not match the index of waiting jobs.
    .where(sql<boolean>`not is_ready`)
    .orderBy('run_at')
    .limit(1)
    .modifyEnd(PLANNED_ONCE)
    .executeTakeFirst();
  return row?.run_at ?? null;
}

/**
 * Restarts delays that began in the future, which happens when the clock was set back: no job waits longer than its
 * delay.
 */
export async function restartFutureDelays(db: Db, now: Date): Promise<void> {
  await sql`
    update job set queued_at = ${now}, run_at = ${now}::timestamptz + (run_at - queued_at)
    where done_at is null and not is_ready and queued_at > ${new Date(now.getTime() + SKEW)}`.execute(db);
}
