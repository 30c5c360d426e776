import { Activity } from '../fairness/activity.ts';
import { WorkDebt, type WorkPace } from '../fairness/workDebt.ts';
import type { JobSelection, TakenJob } from '../store/takeJob.ts';
import { PRIORITIES, PRIORITY_WEIGHT, PRIORITY_WORKERS } from './jobKinds.ts';

export interface JobShares {
  workers: number;
  /** Limits while another enterprise is active: workers, and a share of the time. */
  shared?: { workers: number; pace: WorkPace };
}

/**
 * Selects the next job of this process: weighted round-robin over priorities, round-robin over enterprises within one.
 * It needs no state in the database: several processes that are fair by themselves are fair together.
 */
export class JobScheduler {
  /** Identifies the leases of this process. */
  readonly process: string;
  /** Ids of the external jobs that this process works on. */
  readonly external = new Set<number>();
  readonly #shares: JobShares;
  readonly #activity: Activity;
  readonly #now: () => number;
  readonly #debt: WorkDebt | undefined;
  /** Jobs started by priority since the queue was last empty. */
  readonly #served = PRIORITIES.map(() => 0);
  /** The enterprise served last, by priority. */
  readonly #last = PRIORITIES.map(() => '');
  readonly #working = new Map<string, number>();
  /** Running jobs of the classes with workers of their own. */
  readonly #inClass = PRIORITIES.map(() => 0);
  /** Enterprises that used more than their share of the time. */
  readonly #paused = new Set<string>();
  /** Paused enterprises whose jobs the last selection excluded. */
  #excluded: string[] = [];
  #taking: Promise<unknown> = Promise.resolve();

  /**
   * @param activity calls and jobs of every enterprise
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    process: string,
    shares: JobShares = { workers: 1 },
    activity: Activity = new Activity(0),
    now: () => number = () => performance.now(),
  ) {
    this.process = process;
    this.#shares = shares;
    this.#activity = activity;
    this.#now = now;
    this.#debt = shares.shared && new WorkDebt(shares.shared.pace, now);
  }

  /** Serializes `takeNext` in this process, so that each call sees the workers that the previous one occupied. */
  async take<T>(takeNext: (selections: JobSelection[], excluded: string[]) => Promise<T>): Promise<T> {
    const taken = this.#taking.then(() => takeNext(this.#selections(), this.#excludedNow()));
    this.#taking = taken.catch(() => {});
    return taken;
  }

  /** Selections to try, best first. */
  #selections(): JobSelection[] {
    return PRIORITIES.map((_, priority) => priority)
      .filter((priority) => (this.#inClass[priority] ?? 0) < (workersOfClass(priority) ?? Infinity))
      .toSorted((a, b) => this.#cost(a) - this.#cost(b) || a - b)
      .map((priority) => ({ priority, after: this.#last[priority] ?? '' }));
  }

  /** Enterprises that may not start a job now. */
  #excludedNow(): string[] {
    this.#excluded = [...this.#paused].filter((id) => this.#pauseOf(id) > 0);
    const full = [...this.#working].filter(([id, count]) => count >= this.#workersOf(id)).map(([id]) => id);
    return [...new Set([...this.#excluded, ...full])];
  }

  #workersOf(enterpriseId: string): number {
    const { workers, shared } = this.#shares;
    return shared && this.#activity.isOtherActive(enterpriseId) ? shared.workers : workers;
  }

  /** Remaining pause of an enterprise, milliseconds; 0 while no other enterprise is active. */
  #pauseOf(enterpriseId: string): number {
    const pause = this.#debt?.pauseLeft(enterpriseId) ?? 0;
    if (pause === 0) this.#paused.delete(enterpriseId);
    return pause > 0 && this.#activity.isOtherActive(enterpriseId) ? pause : 0;
  }

  /**
   * Milliseconds until the first enterprise that the last selection excluded may work again: 0 when its pause ended
   * since then, null when none was excluded.
   */
  pauseEndsIn(): number | null {
    const pauses = this.#excluded.map((id) => this.#pauseOf(id));
    return pauses.length > 0 ? Math.min(...pauses) : null;
  }

  /** Counts a job that was taken. @returns to be called when it has ended */
  begin({ priority, enterpriseId }: Pick<TakenJob, 'priority' | 'enterpriseId'>): () => void {
    this.#served[priority] = (this.#served[priority] ?? 0) + 1;
    this.#last[priority] = enterpriseId;
    if (workersOfClass(priority) !== undefined) {
      this.#inClass[priority] = (this.#inClass[priority] ?? 0) + 1;
      return () => void (this.#inClass[priority] = (this.#inClass[priority] ?? 1) - 1);
    }
    this.#working.set(enterpriseId, (this.#working.get(enterpriseId) ?? 0) + 1);
    // Jobs of no enterprise do not count as activity and limit no enterprise.
    const endActivity = enterpriseId === '' ? () => {} : this.#activity.begin(enterpriseId);
    const started = this.#now();
    return () => {
      endActivity();
      this.#debt?.add(enterpriseId, this.#now() - started);
      if (this.#debt?.pauseLeft(enterpriseId)) this.#paused.add(enterpriseId);
      const left = (this.#working.get(enterpriseId) ?? 1) - 1;
      if (left > 0) this.#working.set(enterpriseId, left);
      else this.#working.delete(enterpriseId);
    };
  }

  /** Resets the counts of served jobs when the queue is empty, so that they give no priority an advantage later. */
  reset(): void {
    this.#served.fill(0);
  }

  #cost(priority: number): number {
    const name = PRIORITIES[priority] ?? 'housekeeping';
    return (this.#served[priority] ?? 0) / PRIORITY_WEIGHT[name];
  }
}

const workersOfClass = (priority: number): number | undefined =>
  PRIORITY_WORKERS[PRIORITIES[priority] ?? 'housekeeping'];
