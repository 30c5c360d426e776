import { sql } from 'kysely';
import { inChunks } from '../db/inChunks.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import type { JobKind, JobPayloads } from '../jobs/jobKinds.ts';
import type { Db, Tx } from '../portal.ts';

export interface NewJob<K extends JobKind = JobKind> {
  kind: K;
  payload: JobPayloads[K];
  runAt: Date;
}

/** Queues work; it exists once the transaction commits, and not at all otherwise. */
export async function queueJobs(trx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => ({ kind: job.kind, payload: JSON.stringify(job.payload), run_at: job.runAt }));
  await inChunks(rows, (some) => trx.insertInto('job').values(some).execute());
  await wakeJobs(trx);
}

/** Tells the workers to look at the table. Only a hint: who misses it looks a little later. */
export async function wakeJobs(trx: Tx): Promise<void> {
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(trx);
}

export interface TakenJob {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** The job that is due first and that nobody else holds, held until the transaction ends. */
export async function takeJob(trx: Tx, now: Date): Promise<TakenJob | null> {
  const job = await trx
    .selectFrom('job')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return job ?? null;
}

/** Keeps a job for one worker after the transaction, for an effect outside the database. */
export async function leaseJob(trx: Tx, job: TakenJob, until: Date): Promise<void> {
  await trx
    .updateTable('job')
    .set({ lease_until: until, attempts: job.attempts + 1 })
    .where('id', '=', job.id)
    .execute();
}

export async function finishJob(trx: Tx, id: number, at: Date): Promise<void> {
  await trx.updateTable('job').set({ done_at: at, lease_until: null, last_error: null }).where('id', '=', id).execute();
}

/** Lets a failed job wait. */
export async function postponeJob(
  db: Db,
  job: TakenJob,
  failure: { runAt: Date; error: string; attempts: number },
): Promise<void> {
  await db
    .updateTable('job')
    .set({ run_at: failure.runAt, lease_until: null, last_error: failure.error, attempts: failure.attempts })
    .where('id', '=', job.id)
    .where('done_at', 'is', null)
    .execute();
}

/** When the next open job may run: its time or, when somebody holds it, the end of that. */
export async function nextJobAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .select(sql<Date | null>`min(greatest(run_at, lease_until))`.as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Takes every job back from workers that are known to be dead. */
export async function releaseJobs(db: Db): Promise<void> {
  await db.updateTable('job').set({ lease_until: null }).where('done_at', 'is', null).execute();
}
