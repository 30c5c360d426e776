import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../embedded/processInfo.ts';
import { CRASH_POINTS, LIFE_CRASH_POINTS, type CrashPoint } from '../steps.ts';
import type { DataFolder } from './dataFolder.ts';
import { fillDataFolder } from './fillDataFolder.ts';
import type { PortalProcess } from './portalProcess.ts';
import { PortalRunner } from './portalRunner.ts';

const POINTS: readonly CrashPoint[] = [...CRASH_POINTS, ...LIFE_CRASH_POINTS];
/** Shortest and longest time between two faults, milliseconds. */
const INTERVAL = [300, 1_200] as const;
/** How long to wait until the portal reaches the drawn step, milliseconds. */
const STEP_TIMEOUT = 2_000;
const CHOSEN_STEP_TIMEOUT = 60_000;
/** The fault that ends a round; rounds repeat this order. */
const FAULTS = ['step', 'database', 'portal', 'backend', 'both', 'term', 'freeze'] as const;
/** How long a frozen portal process stays stopped, milliseconds. */
const FROZEN_FOR = 2_000;
/** Milliseconds without any progress of portal or database after which a start or a recovery counts as stuck. */
const STUCK_AFTER = 60_000;

interface CrashLoopOptions {
  /** Steps to crash at; all steps by default. */
  steps?: readonly CrashPoint[] | undefined;
  /** Multiplies the time between two faults. */
  slowdown?: number | undefined;
}

/** Runs portal processes on one data folder and crashes them one after another. */
export class CrashLoop {
  /**
   * Number of injected faults by kind. `step`: the portal kills itself at a crash point; `backend`: one server process
   * of the database is killed; `both`: portal and database at once; `term`: the portal gets SIGTERM; `freeze`: the portal
   * is stopped and continued (SIGSTOP, SIGCONT).
   */
  readonly injected = { portal: 0, database: 0, step: 0, backend: 0, both: 0, term: 0, freeze: 0 };
  /** Milliseconds from each ready address, or each fault that the portal survived, to a ready portal. */
  readonly recoveries: number[] = [];
  readonly #runner: PortalRunner;

  readonly #env: Readonly<Record<string, string>>;

  /** @param env further variables of each portal */
  constructor(bundle: string, env: Readonly<Record<string, string>> = {}) {
    this.#runner = new PortalRunner(bundle);
    this.#env = env;
  }

  get folder(): DataFolder {
    return this.#runner.folder;
  }

  /** Null while no portal runs. */
  get url(): string | null {
    return this.#portal?.url ?? null;
  }

  get #portal(): PortalProcess | null {
    return this.#runner.portal;
  }

  /** Starts the first portal on a new database. */
  async prepare(): Promise<void> {
    await fillDataFolder(this.folder.path);
    await this.start();
  }

  /** Kills the running portal, if any, starts the next one and waits until it is ready. */
  async start(crashAt?: string): Promise<void> {
    const portal = await this.#runner.start({ crashAt, env: this.#env });
    // Jobs left by the previous portal may reach the crash point during the start.
    if (portal.url !== null) await this.#waitUntilReady();
    else if (!crashAt) throw new Error(`The portal did not start: ${portal.stderr()}`);
  }

  /** Injects faults until `isOver`, then leaves a running portal. */
  async run(
    draw: () => number,
    { steps = POINTS, slowdown = 1 }: CrashLoopOptions,
    isOver: () => boolean,
  ): Promise<void> {
    // Some of all steps are rare; chosen steps are reached by every send and worth a longer wait.
    const stepTimeout = steps === POINTS ? STEP_TIMEOUT * slowdown : CHOSEN_STEP_TIMEOUT;
    let hasRun = false;
    for (let round = 0; !isOver(); round += 1) {
      const fault = FAULTS[round % FAULTS.length];
      const point = steps[Math.floor(draw() * steps.length)];
      hasRun = true;
      await this.start(fault === 'step' ? `${point}:${1 + Math.floor(draw() * 3 * slowdown)}` : undefined);
      const [least, most] = INTERVAL;
      const elapsed = sleep(fault === 'step' ? stepTimeout : slowdown * (least + draw() * (most - least)), false);
      const hasCrashed = await Promise.race([this.#portal?.exited.then(() => true), elapsed]);
      if (hasCrashed) this.injected.step += 1;
      else await this.#injectFault(fault);
    }
    if (hasRun) await this.start();
  }

  /** Ends the portal and its database, and deletes the folder; `run` then rejects. */
  end(): Promise<void> {
    return this.#runner.end();
  }

  async #injectFault(fault: (typeof FAULTS)[number] | undefined): Promise<void> {
    switch (fault) {
      case 'database':
        return this.#killDatabase();
      case 'backend':
        return this.#killBackend();
      case 'both': {
        const pid = this.folder.databasePid();
        if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL');
        await this.#portal?.kill();
        this.injected.both += 1;
        return;
      }
      case 'term':
        await this.#portal?.stop();
        this.injected.term += 1;
        return;
      case 'freeze':
        this.#portal?.signal('SIGSTOP');
        await sleep(FROZEN_FOR);
        this.#portal?.signal('SIGCONT');
        this.injected.freeze += 1;
        return this.#waitUntilReady();
      default:
        await this.#portal?.kill();
        this.injected.portal += 1;
    }
  }

  /** When a server process is killed, PostgreSQL closes every other connection and recovers. */
  async #killBackend(): Promise<void> {
    const pids = this.folder.backendPids();
    const pid = pids.at(-1);
    if (!pid) return;
    process.kill(pid, 'SIGKILL');
    this.injected.backend += 1;
    await this.#waitUntilReady();
  }

  /** The portal restarts the database and keeps running. */
  async #killDatabase(): Promise<void> {
    const pid = this.folder.databasePid();
    if (!pid || !isRunning(pid)) return;
    process.kill(pid, 'SIGKILL');
    this.injected.database += 1;
    while (isRunning(pid)) await sleep(10);
    await this.#waitUntilReady(pid);
  }

  /**
   * Waits until the portal is ready or has exited. A busy machine recovers slowly, so the limit applies to the time
   * since the last progress.
   * @param before process id of the database that was killed
   */
  async #waitUntilReady(before = 0): Promise<void> {
    const startedAt = Date.now();
    let progressAt = startedAt;
    let seen = '';
    let hasExited = false;
    void this.#portal?.exited.then(() => (hasExited = true));
    while (!hasExited) {
      const answer = await fetch(`${this.url}/portal/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        async (reply) => ({ ok: reply.ok, text: `${reply.status} ${await reply.text()}` }),
        (error: unknown) => ({ ok: false, text: String(error) }),
      );
      if (answer.ok && this.folder.databasePid() !== before) {
        this.recoveries.push(Date.now() - startedAt);
        return;
      }
      const now = `${answer.text} ${this.folder.databaseProgress()} ${this.#portal?.cpuTime()}`;
      if (now !== seen) progressAt = Date.now();
      seen = now;
      if (Date.now() - progressAt > STUCK_AFTER) {
        throw new Error(`The portal is stuck: ${answer.text}\n${this.folder.databaseLog().slice(-2_000)}`);
      }
      await sleep(50);
    }
  }
}
