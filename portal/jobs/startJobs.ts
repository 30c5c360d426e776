import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from '../portal.ts';
import { nextDueAt, readyDueJobs, restartFutureDelays } from '../store/waitingJobs.ts';
import type { JobHandlers } from './jobKinds.ts';
import { openGateway } from '../gateway/openGateway.ts';
import { AwayLog } from './awayLog.ts';
import { JobTurns, type JobShares } from './jobTurns.ts';
import { LeaseWatch } from './leaseWatch.ts';
import { portalJobs } from './portalJobs.ts';
import { runJob } from './runJob.ts';

/** Jobs that run at the same time in a process; each holds one database connection. */
export const WORKERS = 4;
/** Jobs of another enterprise always find a worker free. While one is active, a long queue takes a fifth of the time of one. */
const SHARES: JobShares = {
  each: WORKERS - 1,
  beside: { each: 1, pace: { share: 0.2, free: 200, longestRest: 100 } },
};
/** Milliseconds after which the table is looked at without a notice, which may be lost. */
const POLL = 5_000;
/** Milliseconds between two looks for due jobs and dead workers while notices come in. */
const LOOK_EVERY = 50;
/** The same for delays that began in the future. */
const CHECK_CLOCK_EVERY = 60_000;

export interface RunningJobs {
  /** Runs every job that is due and waits for the last; a call during a run joins it. */
  drain(): Promise<void>;
  /** Lets the jobs at work end. */
  stop(): Promise<void>;
}

/** Works off the jobs table until `stop`; what an earlier portal left is picked up first. */
export function startJobs(
  portal: Portal,
  handlers: JobHandlers = portalJobs(portal, openGateway(portal)),
): RunningJobs {
  const runner = new JobRunner(portal, handlers);
  const leave = portal.bus.onJobs(() => runner.wake());
  runner.wake();
  return {
    drain: () => runner.drain(),
    stop: async () => {
      leave();
      await runner.stop();
    },
  };
}

class JobRunner {
  readonly #portal: Portal;
  readonly #handlers: JobHandlers;
  readonly #turns: JobTurns;
  readonly #leases: LeaseWatch;
  readonly #away: AwayLog;
  readonly #workers = new Set<Promise<void>>();
  #isStopped = false;
  #isAskedAgain = false;
  /** Some worker found nothing since the last notice: no further one is started. */
  #isEmpty = false;
  #failure: { error: unknown } | null = null;
  #running: Promise<void> | undefined;
  #resting: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #clockWas = Number.NEGATIVE_INFINITY;

  constructor(portal: Portal, handlers: JobHandlers) {
    this.#portal = portal;
    this.#handlers = handlers;
    this.#turns = new JobTurns(randomUUID(), SHARES, portal.activity);
    this.#leases = new LeaseWatch(portal, this.#turns, portal.config.databaseUrl === undefined);
    this.#away = new AwayLog(portal.log, portal.elapsed);
  }

  drain(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  wake(): void {
    if (this.#isStopped) return;
    this.#isEmpty = false;
    if (this.#running) {
      this.#isAskedAgain = true;
      this.#startWorker();
      this.#setTimer(LOOK_EVERY - (performance.now() - this.#lookedAt));
      return;
    }
    this.drain().then(
      () => this.#away.worked(),
      (error: unknown) => {
        // The next look finds every job where it was.
        this.#away.failed(error);
        this.#setTimer(POLL);
      },
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running?.catch(() => {});
    await this.#looking?.catch(() => {});
  }

  async #work(): Promise<void> {
    this.#failure = null;
    do {
      this.#isAskedAgain = false;
      await this.#look();
      this.#isEmpty = false;
      this.#startWorker();
      while (this.#workers.size > 0 || this.#resting) await Promise.all([...this.#workers, this.#resting]);
      this.#throwFailure();
    } while (this.#isAskedAgain && !this.#isStopped);
    this.#turns.rest();
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** A worker that finds a job starts the next one, so that a single job costs a single look. */
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
      if (await runJob(this.#portal, this.#handlers, this.#turns, () => this.#startWorker())) continue;
      this.#isEmpty = true;
      this.#awaitRest();
      return;
    }
  }

  /** The jobs of an enterprise that rests are looked for when it has rested. */
  #awaitRest(): void {
    const rest = this.#turns.restEndsIn();
    if (rest === null || this.#isStopped) return;
    this.#resting ??= sleep(Math.ceil(rest) + 1).then(() => {
      this.#resting = undefined;
      this.#isEmpty = false;
      this.#startWorker();
    });
  }

  /** Finds what became due and what dead workers left, and sets the timer for the next look. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { db, clock } = this.#portal;
    this.#lookedAt = performance.now();
    const leaseEnds = await this.#leases.look();
    await this.#checkClock();
    let now = clock();
    while (await readyDueJobs(db, now)) now = clock();
    const due = await nextDueAt(db);
    this.#setTimer(Math.min(due ? due.getTime() - clock().getTime() : POLL, leaseEnds ?? POLL));
  }

  async #checkClock(): Promise<void> {
    const { db, clock, elapsed } = this.#portal;
    const now = clock();
    const isDue = elapsed() - this.#checkedAt >= CHECK_CLOCK_EVERY || now.getTime() < this.#clockWas;
    this.#clockWas = now.getTime();
    if (!isDue) return;
    await restartFutureDelays(db, now);
    this.#checkedAt = elapsed();
  }

  #setTimer(wait: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onTimer(), Math.min(Math.max(wait, 1), POLL));
    this.#timer.unref();
  }

  /** Work that is going on does not look by itself. */
  #onTimer(): void {
    if (!this.#running) return this.wake();
    this.#look().then(
      () => this.wake(),
      () => this.#setTimer(POLL),
    );
  }
}
