import type { Portal } from '../portal.ts';
import { nextJobAt, releaseJobs } from '../store/jobs.ts';
import type { JobHandlers } from './jobKinds.ts';
import { openGateway } from '../gateway/openGateway.ts';
import { portalJobs } from './portalJobs.ts';
import { runJob } from './runJob.ts';

/** Looks at the table at least this often: a hint may be lost. */
const POLL = 5_000;

export interface RunningJobs {
  /** Runs every job that is due and waits for the last; a call during a run joins it. */
  drain(): Promise<void>;
  /** Lets the job at work end. */
  stop(): Promise<void>;
}

/** Works off the jobs table until `stop`; what an earlier portal left is picked up first. */
export function startJobs(
  portal: Portal,
  handlers: JobHandlers = portalJobs(portal, openGateway(portal)),
): RunningJobs {
  let isStopped = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  // Nobody else works on a database of our own: what is held there was held by a portal that died.
  const isOwnDatabase = portal.config.databaseUrl === undefined;
  let mustRelease = isOwnDatabase;

  const work = async (): Promise<void> => {
    if (mustRelease) await releaseJobs(portal.db);
    // Should the database go away under a job, the job is still held when it is back.
    mustRelease = isOwnDatabase;
    do {
      isAskedAgain = false;
      while (!isStopped && (await runJob(portal, handlers)));
    } while (isAskedAgain && !isStopped);
    mustRelease = false;
  };

  const rest = async (): Promise<void> => {
    const next = await nextJobAt(portal.db).catch(() => null);
    if (isStopped) return;
    const wait = next ? next.getTime() - portal.clock().getTime() : POLL;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(wait, 1), POLL));
    timer.unref();
  };

  const drain = (): Promise<void> => {
    isAskedAgain = true;
    running ??= work().finally(() => {
      running = undefined;
      if (!isStopped) void rest();
    });
    return running;
  };

  const wake = (): void => {
    if (isStopped) return;
    // The database may be away for a moment; the next look finds the job where it was.
    drain().catch((error: unknown) => portal.log.warn({ err: error }, 'jobs are waiting for the database'));
  };

  const leave = portal.bus.onJobs(wake);
  wake();

  return {
    drain,
    stop: async () => {
      isStopped = true;
      leave();
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}
