import type { Turn } from '../store/takeJob.ts';
import { PRIORITIES, PRIORITY_WEIGHT } from './jobKinds.ts';

/**
 * Whose turn it is in this process: classes by their weights, and within a class one enterprise after the other. A
 * process that is fair by itself needs no table for it: several of them together are fair too.
 */
export class JobTurns {
  /** Leases of this process carry it. */
  readonly process: string;
  /** Jobs outside the database that are at work in this process. */
  readonly outside = new Set<number>();
  readonly #share: number;
  readonly #served = PRIORITIES.map(() => 0);
  readonly #last = PRIORITIES.map(() => '');
  readonly #working = new Map<string, number>();
  #taking: Promise<unknown> = Promise.resolve();

  /** @param share workers that one enterprise may have at the same time */
  constructor(process: string, share: number) {
    this.process = process;
    this.#share = share;
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
    const full = [...this.#working].filter(([, count]) => count >= this.#share).map(([id]) => id);
    return PRIORITIES.map((_, priority) => priority)
      .toSorted((a, b) => this.#cost(a) - this.#cost(b) || a - b)
      .map((priority) => ({ priority, after: this.#last[priority] ?? '', full }));
  }

  /** Counts a job that was taken. @returns to be called when it is over */
  begin({ priority }: Turn, enterpriseId: string): () => void {
    this.#served[priority] = (this.#served[priority] ?? 0) + 1;
    this.#last[priority] = enterpriseId;
    this.#working.set(enterpriseId, (this.#working.get(enterpriseId) ?? 0) + 1);
    return () => {
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
