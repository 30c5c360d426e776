import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../embedded/processInfo.ts';
import { CRASH_POINTS, LIFE_CRASH_POINTS, type CrashPoint } from '../steps.ts';
import { DataFolder } from './dataFolder.ts';
import { startVictim, type Victim } from './victim.ts';

const POINTS: readonly CrashPoint[] = [...CRASH_POINTS, ...LIFE_CRASH_POINTS];
/** How long a portal lives at least and at most between two deaths, milliseconds. */
const LIFE = [300, 1_200] as const;
/** A step that is not come to by then is given up. */
const STEP_WITHIN = 2_000;
const CHOSEN_WITHIN = 20_000;
/** How a round of the fault run ends: what is killed, stopped or frozen, in this order again and again. */
const DEATHS = ['step', 'database', 'portal', 'backend', 'both', 'term', 'freeze'] as const;
/** How long a frozen portal process stays stopped, milliseconds. */
const FROZEN_FOR = 2_000;
const HEALTHY_WITHIN = 60_000;

interface TormentOptions {
  /** Where it dies when it dies at a step; every step otherwise. */
  steps?: readonly CrashPoint[] | undefined;
  /** How many times longer it lives than it must. */
  calm?: number | undefined;
}

/** Runs portals on one data folder, each from the ruins of the one before. */
export class Keeper {
  readonly folder = new DataFolder();
  /**
   * How often each fault came. `step`: the portal is killed between two steps of its work; `backend`: one server process
   * of the database is killed; `both`: portal and database at once; `term`: the portal is asked to stop (SIGTERM);
   * `freeze`: the portal is stopped and continued (SIGSTOP, SIGCONT).
   */
  readonly kills = { portal: 0, database: 0, step: 0, backend: 0, both: 0, term: 0, freeze: 0 };
  readonly #bundle: string;
  #victim: Victim | null = null;
  #mayDie = false;

  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Where the portal is; null while there is none. */
  get url(): string | null {
    return this.#victim?.url ?? null;
  }

  /** Kills the portal that runs, if any, starts the next and waits until it can work. */
  async start(crashAt?: string): Promise<void> {
    await this.#victim?.kill();
    this.#victim = await startVictim(this.#bundle, this.folder.path, { crashAt });
    // What an earlier death left may kill the next one before it is asked for anything.
    if (this.url !== null) await this.#healthy();
    else if (!crashAt) throw new Error(`The portal did not start: ${this.#victim.lastWords()}`);
  }

  /** Kills portal and database again and again until `isOver`, and leaves a portal that is well. */
  async torment(
    draw: () => number,
    { steps = POINTS, calm = 1 }: TormentOptions,
    isOver: () => boolean,
  ): Promise<void> {
    // Of all steps some are rare; of chosen ones each is waited for.
    const stepWithin = steps === POINTS ? STEP_WITHIN * calm : CHOSEN_WITHIN;
    for (let round = 0; !isOver(); round += 1) {
      const death = DEATHS[round % DEATHS.length];
      const point = steps[Math.floor(draw() * steps.length)];
      this.#mayDie = true;
      await this.start(death === 'step' ? `${point}:${1 + Math.floor(draw() * 3 * calm)}` : undefined);
      const [least, most] = LIFE;
      const life = sleep(death === 'step' ? stepWithin : calm * (least + draw() * (most - least)), false);
      const isDead = await Promise.race([this.#victim?.gone.then(() => true), life]);
      if (isDead) this.kills.step += 1;
      else await this.#injectFault(death);
    }
    // One that nobody killed goes on.
    if (this.#mayDie) await this.start();
  }

  async end(): Promise<void> {
    await this.#victim?.kill();
    await this.folder.remove();
  }

  async #injectFault(fault: (typeof DEATHS)[number] | undefined): Promise<void> {
    switch (fault) {
      case 'database':
        return this.#killDatabase();
      case 'backend':
        return this.#killBackend();
      case 'both': {
        const pid = this.folder.databasePid();
        if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL');
        await this.#victim?.kill();
        this.kills.both += 1;
        return;
      }
      case 'term':
        await this.#victim?.stop();
        this.kills.term += 1;
        return;
      case 'freeze':
        this.#victim?.signal('SIGSTOP');
        await sleep(FROZEN_FOR);
        this.#victim?.signal('SIGCONT');
        this.kills.freeze += 1;
        return this.#healthy();
      default:
        await this.#victim?.kill();
        this.kills.portal += 1;
    }
  }

  /** PostgreSQL ends every other connection and recovers when one of its server processes is killed. */
  async #killBackend(): Promise<void> {
    const pids = this.folder.backendPids();
    const pid = pids.at(-1);
    if (!pid) return;
    process.kill(pid, 'SIGKILL');
    this.kills.backend += 1;
    await this.#healthy();
  }

  /** The portal starts it again, and lives on. */
  async #killDatabase(): Promise<void> {
    const pid = this.folder.databasePid();
    if (!pid || !isRunning(pid)) return;
    process.kill(pid, 'SIGKILL');
    this.kills.database += 1;
    while (isRunning(pid)) await sleep(10);
    await this.#healthy(pid);
  }

  /** @param before the database that died */
  async #healthy(before = 0): Promise<void> {
    const deadline = Date.now() + HEALTHY_WITHIN;
    let isGone = false;
    void this.#victim?.gone.then(() => (isGone = true));
    while (!isGone) {
      const isWell = await fetch(`${this.url}/portal/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isWell && this.folder.databasePid() !== before) return;
      if (Date.now() > deadline) throw new Error('The portal is not well again.');
      await sleep(50);
    }
  }
}
