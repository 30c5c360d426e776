import { sql } from 'kysely';
import type { Portal } from '../portal.ts';
import { finishJob, leaseJob, postponeJob, takeJob, type TakenJob } from '../store/jobs.ts';
import type { JobHandler, JobHandlers, JobKind } from './jobKinds.ts';

/** Others take over a job outside the database after this. */
const LEASE = 10_000;
/** Less than the lease, so that two workers are never at one effect. */
const EFFECT_PATIENCE = 8_000;
const BACK_OFF_FIRST = 1_000;
const BACK_OFF_MOST = 300_000;

/** Milliseconds until a job that failed `attempts` times is tried again. */
export const backOff = (attempts: number): number => Math.min(BACK_OFF_FIRST * 2 ** (attempts - 1), BACK_OFF_MOST);

type Tools = Pick<Portal, 'db' | 'clock' | 'steps' | 'log'>;

/** Runs the one job that is due first. @returns whether there was one */
export async function runJob(portal: Tools, handlers: JobHandlers): Promise<boolean> {
  const taken = await portal.db.transaction().execute(async (trx) => {
    const job = await takeJob(trx, portal.clock());
    if (!job) return null;
    const handler = handlerOf(handlers, job.kind);
    if (handler.effect === 'outside') {
      await leaseJob(trx, job, new Date(portal.clock().getTime() + LEASE));
      return { job, handler };
    }
    await sql`savepoint effect`.execute(trx);
    try {
      await handler.run(trx, job.payload);
      await finishJob(trx, job.id, portal.clock());
      await portal.steps.mark('job.done');
    } catch (error) {
      await sql`rollback to savepoint effect`.execute(trx);
      await postpone(portal, trx, job, error);
    }
    return { job, handler };
  });
  if (!taken) return false;
  if (taken.handler.effect === 'outside') await runOutside(portal, taken.job, taken.handler);
  await portal.steps.mark('job.committed');
  return true;
}

async function runOutside(
  portal: Tools,
  job: TakenJob,
  handler: Extract<JobHandler<unknown>, { effect: 'outside' }>,
): Promise<void> {
  await portal.steps.mark('job.leased');
  try {
    await handler.run(job.payload, AbortSignal.timeout(EFFECT_PATIENCE));
    await portal.db.transaction().execute(async (trx) => {
      await handler.finish(trx, job.payload);
      await finishJob(trx, job.id, portal.clock());
      await portal.steps.mark('job.done');
    });
  } catch (error) {
    await postpone(portal, portal.db, job, error);
  }
}

async function postpone(portal: Tools, db: Portal['db'], job: TakenJob, error: unknown): Promise<void> {
  const attempts = job.attempts + 1;
  portal.log.error({ err: error, job: job.id, kind: job.kind, attempts }, 'a job failed and is tried again later');
  await postponeJob(db, job, {
    attempts,
    runAt: new Date(portal.clock().getTime() + backOff(attempts)),
    error: error instanceof Error ? error.message : String(error),
  });
}

/** What is in the table was put there by `queueJobs`, which knows the payload of each kind. */
function handlerOf(handlers: JobHandlers, kind: string): JobHandler<unknown> {
  const handler = handlers[kind as JobKind] as JobHandler<unknown> | undefined;
  return (
    handler ?? { effect: 'inside', run: () => Promise.reject(new Error(`No handler for jobs of the kind "${kind}".`)) }
  );
}
