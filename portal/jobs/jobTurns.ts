import type { Turn } from '../store/takeJob.ts';
import { Activity } from '../fairness/activity.ts';
import { WorkDebt, type WorkPace } from '../fairness/workDebt.ts';
import { PRIORITIES, PRIORITY_WEIGHT } from './jobKinds.ts';

/** Workers that one enterprise may have at the same time. */
export interface JobShares {
  each: number;
  /** While another enterprise is active: fewer of them, and a share of the time. */
  beside?: { each: number; pace: WorkPace };
}

/**
 * Whose turn it is in this process: classes by their weights, and within a class one enterprise after the other. A
 * process that is fair by itself needs no table for it: several of them together are fair too.
 */
export class JobTurns {
  /** Leases of this process carry it. */
  readonly process: string;
  /** Jobs outside the database that are at work in this process. */
  readonly outside = new Set<number>();
  readonly #shares: JobShares;
  readonly #activity: Activity;
  readonly #now: () => number;
  readonly #debt: WorkDebt | undefined;
  readonly #served = PRIORITIES.map(() => 0);
  readonly #last = PRIORITIES.map(() => '');
  readonly #working = new Map<string, number>();
  /** Enterprises that worked beyond their share. */
  readonly #resting = new Set<string>();
  /** Those of them that the last look passed over. */
  #passed: string[] = [];
  #taking: Promise<unknown> = Promise.resolve();

  /**
   * @param activity calls and jobs of every enterprise
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    process: string,
    shares: JobShares = { each: 1 },
    activity: Activity = new Activity(0),
    now: () => number = () => performance.now(),
  ) {
    this.process = process;
    this.#shares = shares;
    this.#activity = activity;
    this.#now = now;
    this.#debt = shares.beside && new WorkDebt(shares.beside.pace, now);
  }

  /** Lets one worker of the process take a job at a time, so that the shares are counted right. */
  async take<T>(look: (turns: Turn[]) => Promise<T>): Promise<T> {
    const before = this.#taking;
    const taken = before.then(() => look(this.#order()));
    this.#taking = taken.catch(() => {});
    return taken;
  }

  /** Which jobs to look for, best first. */
  #order(): Turn[] {
    const resting = [...this.#resting].filter((id) => this.#rest(id) > 0);
    const full = [...this.#working].filter(([id, count]) => count >= this.#shareOf(id)).map(([id]) => id);
    this.#passed = resting;
    const passed = [...new Set([...resting, ...full])];
    return PRIORITIES.map((_, priority) => priority)
      .toSorted((a, b) => this.#cost(a) - this.#cost(b) || a - b)
      .map((priority) => ({ priority, after: this.#last[priority] ?? '', full: passed }));
  }

  #shareOf(enterpriseId: string): number {
    const { each, beside } = this.#shares;
    return beside && this.#activity.isBeside(enterpriseId) ? beside.each : each;
  }

  /** Milliseconds that an enterprise still rests; none while no other one is active. */
  #rest(enterpriseId: string): number {
    const rest = this.#debt?.rest(enterpriseId) ?? 0;
    if (rest === 0) this.#resting.delete(enterpriseId);
    return rest > 0 && this.#activity.isBeside(enterpriseId) ? rest : 0;
  }

  /**
   * Milliseconds until the next enterprise that the last look passed over has rested: 0 when its rest ended since then.
   * Null when none was passed over.
   */
  restEndsIn(): number | null {
    const rests = this.#passed.map((id) => this.#rest(id));
    return rests.length > 0 ? Math.min(...rests) : null;
  }

  /** Counts a job that was taken. @returns to be called when it is over */
  begin({ priority }: Turn, enterpriseId: string): () => void {
    this.#served[priority] = (this.#served[priority] ?? 0) + 1;
    this.#last[priority] = enterpriseId;
    this.#working.set(enterpriseId, (this.#working.get(enterpriseId) ?? 0) + 1);
    // What belongs to no enterprise makes none of them slower.
    const inactive = enterpriseId === '' ? () => {} : this.#activity.begin(enterpriseId);
    const begun = this.#now();
    return () => {
      inactive();
      this.#debt?.add(enterpriseId, this.#now() - begun);
      if (this.#debt?.rest(enterpriseId)) this.#resting.add(enterpriseId);
      const left = (this.#working.get(enterpriseId) ?? 1) - 1;
      if (left > 0) this.#working.set(enterpriseId, left);
      else this.#working.delete(enterpriseId);
    };
  }

  /** Nothing is left to do: what was served before gives no class an advantage later. */
  rest(): void {
    this.#served.fill(0);
  }

  #cost(priority: number): number {
    const name = PRIORITIES[priority] ?? 'housekeeping';
    return (this.#served[priority] ?? 0) / PRIORITY_WEIGHT[name];
  }
}
