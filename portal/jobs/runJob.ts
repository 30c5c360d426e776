import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Portal, Tx } from '../portal.ts';
import { finishJob, leaseJob, postponeJob } from '../store/jobs.ts';
import { takeJob, type TakenJob } from '../store/takeJob.ts';
import type { JobHandler, JobHandlers, JobKind } from './jobKinds.ts';
import { JobTurns } from './jobTurns.ts';

/** Milliseconds that an effect outside the database has; less than a lease, so that two workers are never at one effect. */
const EFFECT_PATIENCE = 8_000;
const BACK_OFF_FIRST = 1_000;
const BACK_OFF_MOST = 300_000;

/** Milliseconds until a job that failed `attempts` times is tried again. */
export const backOff = (attempts: number): number => Math.min(BACK_OFF_FIRST * 2 ** (attempts - 1), BACK_OFF_MOST);

type Tools = Pick<Portal, 'db' | 'clock' | 'steps' | 'log'>;

/**
 * Runs one job: that of the class and the enterprise whose turn it is.
 * @param onTaken called once a job is at work
 * @returns whether there was one
 */
export async function runJob(
  portal: Tools,
  handlers: JobHandlers,
  turns = new JobTurns(randomUUID()),
  onTaken: () => void = () => {},
): Promise<boolean> {
  let end = () => {};
  try {
    const taken = await portal.db.transaction().execute(async (trx) => {
      const found = await takeNext(trx, turns);
      if (!found) return null;
      const { job } = found;
      end = found.end;
      onTaken();
      const handler = handlerOf(handlers, job.kind);
      if (handler.effect === 'outside') {
        // Before the lease can be seen: a lease of this process without a working job is taken back.
        turns.outside.add(job.id);
        const ended = found.end;
        end = () => {
          turns.outside.delete(job.id);
          ended();
        };
        await leaseJob(trx, job, turns.process);
        return { job, handler };
      }
      await runInside(portal, trx, job, handler);
      return { job, handler };
    });
    if (!taken) return false;
    const { job, handler } = taken;
    if (handler.effect === 'outside') await runOutside(portal, job, handler);
    await portal.steps.mark('job.committed');
    return true;
  } finally {
    end();
  }
}

function takeNext(trx: Tx, turns: JobTurns): Promise<{ job: TakenJob; end: () => void } | null> {
  return turns.take(async (order) => {
    for (const turn of order) {
      const job = await takeJob(trx, turn);
      if (job) return { job, end: turns.begin(turn, job.enterpriseId) };
    }
    return null;
  });
}

async function runInside(
  portal: Tools,
  trx: Tx,
  job: TakenJob,
  handler: Extract<JobHandler<unknown>, { effect: 'inside' }>,
): Promise<void> {
  await sql`savepoint effect`.execute(trx);
  try {
    await handler.run(trx, job.payload);
    await finishJob(trx, job.id, portal.clock());
    await portal.steps.mark('job.done');
  } catch (error) {
    await sql`rollback to savepoint effect`.execute(trx);
    await postpone(portal, trx, job, error);
  }
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
  await postponeJob(db, job.id, {
    now: portal.clock(),
    delay: backOff(attempts),
    attempts,
    error: error instanceof Error ? error.message : String(error),
  });
  // Only now: without a database the job did not fail, it waits.
  portal.log.error({ err: error, job: job.id, kind: job.kind, attempts }, 'a job failed and is tried again later');
}

/** What is in the table was put there by `queueJobs`, which knows the payload of each kind. */
function handlerOf(handlers: JobHandlers, kind: string): JobHandler<unknown> {
  const handler = handlers[kind as JobKind] as JobHandler<unknown> | undefined;
  return (
    handler ?? { effect: 'inside', run: () => Promise.reject(new Error(`No handler for jobs of the kind "${kind}".`)) }
  );
}
