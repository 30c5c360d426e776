import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Portal, Tx } from '../portal.ts';
import { runForRequest } from '../requestContext.ts';
import { finishJob, leaseJob, postponeJob } from '../store/jobs.ts';
import { takeJob, type TakenJob } from '../store/takeJob.ts';
import { effectTimeout, RetryLater, type JobHandler, type JobHandlers, type JobKind } from './jobKinds.ts';
import { JobScheduler } from './jobScheduler.ts';

const FIRST_RETRY_DELAY = 1_000;
const RETRY_DELAY_MAX = 300_000;

/** Milliseconds until a job that failed `attempts` times is retried. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_DELAY * 2 ** (attempts - 1), RETRY_DELAY_MAX);

type Tools = Pick<Portal, 'db' | 'clock' | 'steps' | 'log'>;

/**
 * Runs the next job.
 * @param onTaken called once a job was taken
 * @returns whether there was a job
 */
export async function runJob(
  portal: Tools,
  handlers: JobHandlers,
  scheduler = new JobScheduler(randomUUID()),
  onTaken: () => void = () => {},
): Promise<boolean> {
  let end = () => {};
  try {
    const taken = await portal.db.transaction().execute(async (trx) => {
      const found = await takeNext(trx, scheduler);
      if (!found) return null;
      const { job } = found;
      end = found.end;
      onTaken();
      const handler = handlerOf(handlers, job.kind);
      if (handler.effect === 'external') {
        // Before the lease is visible: the lease monitor releases leases of this process without a running job.
        scheduler.external.add(job.id);
        const ended = found.end;
        end = () => {
          scheduler.external.delete(job.id);
          ended();
        };
        await leaseJob(trx, job, scheduler.process);
        return { job, handler, isDone: false };
      }
      return { job, handler, isDone: await runTransactional(portal, trx, job, handler, scheduler.process) };
    });
    if (!taken) return false;
    const { job, handler } = taken;
    const isDone =
      handler.effect === 'external' ? await runExternal(portal, job, handler, scheduler.process) : taken.isDone;
    await portal.steps.mark('job.committed');
    if (isDone) portal.log.info(factsOf(job), 'a job is done');
    return true;
  } finally {
    end();
  }
}

function takeNext(trx: Tx, scheduler: JobScheduler): Promise<{ job: TakenJob; end: () => void } | null> {
  return scheduler.take(async (selections, excluded) => {
    const job = await takeJob(trx, selections, excluded);
    return job && { job, end: scheduler.begin(job) };
  });
}

/** @returns whether the job is done; otherwise it will be retried */
async function runTransactional(
  portal: Tools,
  trx: Tx,
  job: TakenJob,
  handler: Extract<JobHandler<unknown>, { effect: 'transactional' }>,
  process: string,
): Promise<boolean> {
  await sql`savepoint effect`.execute(trx);
  try {
    await runForRequest(job.requestId, () => handler.run(trx, job.payload));
    await finishJob(trx, job.id, process, portal.clock());
    await portal.steps.mark('job.done');
    return true;
  } catch (error) {
    await sql`rollback to savepoint effect`.execute(trx);
    await postpone(portal, trx, job, process, error);
    return false;
  }
}

/** @returns whether the job is done; otherwise it will be retried */
async function runExternal(
  portal: Tools,
  job: TakenJob,
  handler: Extract<JobHandler<unknown>, { effect: 'external' }>,
  process: string,
): Promise<boolean> {
  await portal.steps.mark('job.leased');
  try {
    const signal = AbortSignal.timeout(effectTimeout(job.kind));
    await runForRequest(job.requestId, () => handler.run(job.payload, signal));
    await portal.db.transaction().execute(async (trx) => {
      await runForRequest(job.requestId, () => handler.finish(trx, job.payload));
      if (!(await finishJob(trx, job.id, process, portal.clock()))) throw new LeaseLost();
      await portal.steps.mark('job.done');
    });
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) portal.log.warn(factsOf(job), 'another process has taken over a job');
    else await postpone(portal, portal.db, job, process, error);
    return false;
  }
}

/** Another process runs or ran the job: what this one would write is written once. */
class LeaseLost extends Error {}

/** The id of the call is named as in the lines of calls. */
const factsOf = ({ id, kind, requestId }: TakenJob) => ({ job: id, kind, ...(requestId && { reqId: requestId }) });

async function postpone(
  portal: Tools,
  db: Portal['db'],
  job: TakenJob,
  process: string,
  error: unknown,
): Promise<void> {
  const attempts = job.attempts + 1;
  await postponeJob(db, job.id, process, {
    now: portal.clock(),
    delay: error instanceof RetryLater ? error.delay : retryDelay(attempts),
    attempts,
    error: error instanceof Error ? error.message : String(error),
  });
  // After the update: without a database the job did not fail, it waits.
  const facts = { ...factsOf(job), attempts };
  if (error instanceof RetryLater) portal.log.warn({ ...facts, reason: error.message }, 'a job will be retried later');
  else portal.log.error({ ...facts, err: error }, 'a job failed and will be retried');
}

/** The cast is safe: only `queueJobs` inserts jobs, and it types the payload of each kind. */
function handlerOf(handlers: JobHandlers, kind: string): JobHandler<unknown> {
  const handler = handlers[kind as JobKind] as JobHandler<unknown> | undefined;
  return (
    handler ?? {
      effect: 'transactional',
      run: () => Promise.reject(new Error(`No handler for jobs of the kind "${kind}".`)),
    }
  );
}
