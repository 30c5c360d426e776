import { sql, type ExpressionBuilder } from 'kysely';
import { writeTogether, type WriteBatch } from '../db/writeBatch.ts';
import type { Database } from '../db/tables/database.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import { JOB_PRIORITY, PRIORITIES, type JobKind, type JobPayloads } from '../jobs/jobKinds.ts';
import type { Db, Tx } from '../portal.ts';
import { causingRequest } from '../requestContext.ts';

export interface NewJob<K extends JobKind = JobKind> {
  kind: K;
  payload: JobPayloads[K];
  /** Milliseconds from now; without it the job is ready at once, whatever the clock shows. */
  delay?: number;
  about?: JobSubject | undefined;
  /** The enterprise of a job that is about no filing. */
  enterpriseId?: string;
  /** Jobs with the same key that are about no filing run in order, one at a time. */
  orderKey?: string;
}

/** The filing and enterprise of a job: jobs of one filing run in order, and enterprises take turns. */
export interface JobSubject {
  enterpriseId: string;
  filingId: string;
}

/** Queues jobs, which exist once the transaction commits. */
export const queueJobs = (trx: Tx, now: Date, jobs: readonly NewJob[]): Promise<void> =>
  writeTogether(trx, (batch) => addJobs(batch, now, jobs));

/** The same, together with other rows. */
export function addJobs(batch: WriteBatch, now: Date, jobs: readonly NewJob[]): void {
  if (jobs.length === 0) return;
  const requestId = causingRequest();
  const rows = jobs.map(({ kind, payload, delay = 0, about, enterpriseId = '', orderKey }) => ({
    kind,
    payload: JSON.stringify(payload),
    priority: PRIORITIES.indexOf(JOB_PRIORITY[kind]),
    enterprise_id: about?.enterpriseId ?? enterpriseId,
    order_key: about?.filingId ?? orderKey ?? null,
    is_ready: delay <= 0,
    queued_at: now,
    run_at: new Date(now.getTime() + Math.max(0, delay)),
    request_id: requestId,
  }));
  batch.insert(rows, (db, some) => db.insertInto('job').values(some));
  batch.notify(JOBS_CHANNEL, '');
}

/** Wakes the workers of every process. A lost notification costs one polling interval. */
export async function wakeJobs(trx: Db): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(trx);
}

/**
 * Lets the transaction of a job commit without waiting for the disk. A crash of the database undoes the end of a job
 * together with its effect, and the job runs again; a lost lease lets another worker run the same external effect.
 */
const COMMITS_ASYNCHRONOUSLY = sql`set_config('synchronous_commit', 'off', true)`.as('setting');

/** Leases a job to one process beyond the transaction, for an effect outside the database. */
export async function leaseJob(trx: Tx, job: { id: number; attempts: number }, by: string): Promise<void> {
  await trx
    .updateTable('job')
    .set({ leased_by: by, attempts: job.attempts + 1 })
    .where('id', '=', job.id)
    .returning(COMMITS_ASYNCHRONOUSLY)
    .execute();
}

/**
 * The job as long as no other process has it: one that stalls longer than its lease finds it taken over or done. A lease that a
 * crash of the database undid belongs to no process.
 */
const heldBy = (by: string) => (job: ExpressionBuilder<Database, 'job'>) =>
  job.and([job('done_at', 'is', null), job.or([job('leased_by', 'is', null), job('leased_by', '=', by)])]);

/** @returns false, and changes nothing, if another process has the job or finished it */
export async function finishJob(trx: Tx, id: number, by: string, at: Date): Promise<boolean> {
  const done = await trx
    .updateTable('job')
    .set({ done_at: at, leased_by: null, last_error: null })
    .where('id', '=', id)
    .where(heldBy(by))
    .returning(COMMITS_ASYNCHRONOUSLY)
    .executeTakeFirst();
  return done !== undefined;
}

/** Delays a failed job by `delay` milliseconds, unless another process has it. */
export async function postponeJob(
  db: Db,
  id: number,
  by: string,
  failure: { now: Date; delay: number; error: string; attempts: number },
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      is_ready: false,
      queued_at: failure.now,
      run_at: new Date(failure.now.getTime() + failure.delay),
      leased_by: null,
      last_error: failure.error,
      attempts: failure.attempts,
    })
    .where('id', '=', id)
    .where(heldBy(by))
    .execute();
}
