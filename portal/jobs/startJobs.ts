import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from '../portal.ts';
import { hasReadyJob } from '../store/takeJob.ts';
import { nextDueAt, readyDueJobs, restartFutureDelays } from '../store/waitingJobs.ts';
import type { JobHandlers } from './jobKinds.ts';
import { openGateway } from '../gateway/openGateway.ts';
import { JobScheduler, type JobShares } from './jobScheduler.ts';
import { LeaseMonitor } from './leaseMonitor.ts';
import { OutageLog } from './outageLog.ts';
import { portalJobs } from './portalJobs.ts';
import { runJob } from './runJob.ts';

/** Jobs that a process runs at the same time; each holds at most one database connection. */
export const WORKERS = 6;
/** Of one enterprise, without those of classes with workers of their own. */
export const WORKERS_PER_ENTERPRISE = 3;
/** One worker stays free for other enterprises. While another one is active, an enterprise gets a fifth of one worker. */
const SHARES: JobShares = {
  workers: WORKERS_PER_ENTERPRISE,
  shared: { workers: 1, pace: { share: 0.2, free: 200, longestPause: 100 } },
};
/** Milliseconds between two polls without a notice; a notice may be lost. */
const POLL_INTERVAL = 5_000;
/** Milliseconds between two searches that notices start: those of many sends share one. */
const NOTICE_INTERVAL = 20;
/** Milliseconds between two polls for due jobs and dead workers while notices arrive. */
const BUSY_POLL_INTERVAL = 50;
/** Milliseconds between two checks for delays that start in the future. */
const CLOCK_CHECK_INTERVAL = 60_000;

export interface RunningJobs {
  /** Runs every due job and waits for the last one; a call during a run joins it. */
  drain(): Promise<void>;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
}

/** Runs queued jobs until `stop`, beginning with those of an earlier portal. */
export function startJobs(
  portal: Portal,
  handlers: JobHandlers = portalJobs(portal, openGateway(portal)),
): RunningJobs {
  const runner = new JobRunner(portal, handlers);
  const unsubscribe = portal.bus.onJobs(() => runner.notice());
  runner.wake();
  return {
    drain: () => runner.drain(),
    stop: async () => {
      unsubscribe();
      await runner.stop();
    },
  };
}

class JobRunner {
  readonly #portal: Portal;
  readonly #handlers: JobHandlers;
  readonly #scheduler: JobScheduler;
  readonly #leases: LeaseMonitor;
  readonly #outage: OutageLog;
  readonly #workers = new Set<Promise<void>>();
  #isStopped = false;
  #isRunRequested = false;
  /** The next run polls; after a notice alone it does so at most every `BUSY_POLL_INTERVAL`. */
  #isPollRequested = false;
  /** A worker found no job since the last search was started: no further worker is started. */
  #isEmpty = false;
  /** Workers that have ended after a search that found no job. */
  #emptySearches = 0;
  #failure: { error: unknown } | null = null;
  #running: Promise<void> | undefined;
  #pausing: Promise<void> | undefined;
  #polling: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Set while notices wait for the next search. */
  #noticed: NodeJS.Timeout | undefined;
  #polledAt = Number.NEGATIVE_INFINITY;
  #searchedAt = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #clockWas = Number.NEGATIVE_INFINITY;

  constructor(portal: Portal, handlers: JobHandlers) {
    this.#portal = portal;
    this.#handlers = handlers;
    this.#scheduler = new JobScheduler(randomUUID(), SHARES, portal.activity);
    this.#leases = new LeaseMonitor(portal, this.#scheduler, portal.config.databaseUrl === undefined);
    this.#outage = new OutageLog(portal.log, portal.elapsed);
  }

  drain(): Promise<void> {
    this.#isPollRequested = true;
    return this.#run();
  }

  #run(): Promise<void> {
    this.#isRunRequested = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Wakes at once if the last search was a while ago, else after `NOTICE_INTERVAL`. */
  notice(): void {
    if (this.#noticed || this.#isStopped) return;
    const wait = NOTICE_INTERVAL - (performance.now() - this.#searchedAt);
    if (wait <= 0) return this.wake();
    this.#noticed = setTimeout(() => {
      this.#noticed = undefined;
      this.wake();
    }, wait);
  }

  wake(): void {
    if (this.#isStopped) return;
    if (this.#running) {
      // Every worker may be at its last search, which does not see the new job.
      if (this.#workers.size >= WORKERS) this.#isRunRequested = true;
      this.#search();
      this.#setTimer(this.#busyPollIn());
      return;
    }
    this.#run().then(
      () => this.#outage.worked(),
      (error: unknown) => {
        this.#outage.failed(error);
        this.#setTimer(POLL_INTERVAL);
      },
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#noticed);
    await this.#running?.catch(() => {});
    // A search that a poll started at the end of a run.
    await Promise.all(this.#workers);
    await this.#polling?.catch(() => {});
  }

  async #work(): Promise<void> {
    this.#failure = null;
    do {
      this.#isRunRequested = false;
      // A poll of the timer may have read the clock before the request.
      await this.#polling?.catch(() => {});
      if (this.#isPollDue()) await this.#poll();
      this.#search();
      while (this.#workers.size > 0 || this.#pausing) await Promise.all([...this.#workers, this.#pausing]);
      this.#throwFailure();
    } while (this.#isRunRequested && !this.#isStopped);
    this.#scheduler.reset();
  }

  /** Milliseconds until the next poll that a notice may start; negative when it is due. */
  #busyPollIn(): number {
    return BUSY_POLL_INTERVAL - (performance.now() - this.#polledAt);
  }

  #isPollDue(): boolean {
    const left = this.#busyPollIn();
    if (left > 0 && !this.#isPollRequested) {
      this.#setTimer(left);
      return false;
    }
    this.#isPollRequested = false;
    return true;
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }

  #search(): void {
    this.#searchedAt = performance.now();
    this.#isEmpty = false;
    this.#startWorker();
  }

  /** A worker that finds a job starts the next worker, so that a single job costs a single search. */
  #startWorker(): void {
    if (this.#isStopped || this.#isEmpty || this.#failure || this.#workers.size >= WORKERS) return;
    const worker = this.#runJobs()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#workers.delete(worker));
    this.#workers.add(worker);
  }

  async #runJobs(): Promise<void> {
    while (!this.#isStopped && !this.#failure) {
      const emptyBefore = this.#emptySearches;
      if (!(await hasReadyJob(this.#portal.db))) {
        this.#isEmpty = true;
        return;
      }
      if (await runJob(this.#portal, this.#handlers, this.#scheduler, () => this.#startWorker())) continue;
      // A search that finds nothing may hold the lock of a key until its transaction ends, which hides the next job of the key
      // from another search at that time. The first of them to end leaves the other one to search once more.
      if (this.#emptySearches !== emptyBefore) continue;
      this.#emptySearches += 1;
      this.#isEmpty = true;
      this.#awaitPause();
      return;
    }
  }

  /** Starts a worker when the pause of an excluded enterprise ends. */
  #awaitPause(): void {
    const pause = this.#scheduler.pauseEndsIn();
    if (pause === null || this.#isStopped) return;
    this.#pausing ??= sleep(Math.ceil(pause) + 1).then(() => {
      this.#pausing = undefined;
      this.#search();
    });
  }

  /**
   * Makes due jobs ready, releases leases of dead workers and sets the timer for the next poll.
   * @returns whether it made jobs ready
   */
  #poll(): Promise<boolean> {
    this.#polling ??= this.#pollOnce().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  async #pollOnce(): Promise<boolean> {
    const { db, clock } = this.#portal;
    this.#polledAt = performance.now();
    const { released, nextEnd } = await this.#leases.check();
    await this.#checkClock();
    const ready = await readyDueJobs(db, clock);
    const due = await nextDueAt(db);
    this.#setTimer(Math.min(due ? due.getTime() - clock().getTime() : POLL_INTERVAL, nextEnd ?? POLL_INTERVAL));
    return released + ready > 0;
  }

  async #checkClock(): Promise<void> {
    const { db, clock, elapsed } = this.#portal;
    const now = clock();
    const isDue = elapsed() - this.#checkedAt >= CLOCK_CHECK_INTERVAL || now.getTime() < this.#clockWas;
    this.#clockWas = now.getTime();
    if (!isDue) return;
    await restartFutureDelays(db, now);
    this.#checkedAt = elapsed();
  }

  #setTimer(wait: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onTimer(), Math.min(Math.max(wait, 1), POLL_INTERVAL));
    this.#timer.unref();
  }

  /**
   * A run in progress does not poll by itself. A poll that made no job ready leaves it to end: on a slow machine every
   * search lasts until the next poll, and a search for each would never let it.
   */
  #onTimer(): void {
    if (!this.#running) {
      this.#isPollRequested = true;
      return this.wake();
    }
    this.#poll().then(
      (isReady) => {
        if (!this.#running) this.wake();
        else if (isReady || performance.now() - this.#searchedAt >= POLL_INTERVAL) this.#search();
      },
      () => this.#setTimer(POLL_INTERVAL),
    );
  }
}
