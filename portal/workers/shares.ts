import type { ErrorName } from '#contract/errors.ts';
import type { Principal } from '../principal.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** How many may be at work at once. */
export interface ShareLimits {
  all: number;
  /** Less than `all`: no enterprise holds everything. */
  perEnterprise: number;
  /** At work and waiting. */
  perPerson: number;
  /** Milliseconds that others wait. */
  patience: number;
  /** The refusal of a person who has `perPerson` already; gets `most`. */
  own: ErrorName;
}

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 15;

/** No place came free, with the time to try again. */
export const refuseBusy = (reason: 'enterpriseBusy' | 'transferBusy'): Refusal =>
  refuse(reason, { args: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER });

/** Who takes a share. */
export type ShareOwner = Pick<Principal, 'enterpriseId' | 'userId'>;

/**
 * A limited number of places, shared between enterprises. When none is free, callers wait: enterprises are served in
 * turn, so that one with many waiting callers delays another by at most one of them.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #taken = new Map<string, number>();
  readonly #people = new Map<string, number>();
  /** By enterprise, in the order in which they are served next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #all = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place.
   * @returns how to give it back; calling it again does nothing
   * @throws Refusal `own`, or `enterpriseBusy` or `transferBusy` when no place came free in time
   */
  async take(owner: ShareOwner): Promise<() => void> {
    const { perPerson, own } = this.#limits;
    const person = `${owner.enterpriseId} ${owner.userId}`;
    if ((this.#people.get(person) ?? 0) >= perPerson) throw refuse(own, { args: { most: perPerson } });
    add(this.#people, person, 1);
    try {
      if (this.#fits(owner.enterpriseId)) this.#occupy(owner.enterpriseId);
      else await this.#wait(owner.enterpriseId);
    } catch (error) {
      add(this.#people, person, -1);
      throw error;
    }
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      add(this.#people, person, -1);
      this.#release(owner.enterpriseId);
    };
  }

  /** Has something done in a place. @throws what `take` throws */
  async run<T>(owner: ShareOwner, work: () => Promise<T>): Promise<T> {
    const give = await this.take(owner);
    try {
      return await work();
    } finally {
      give();
    }
  }

  #fits(enterpriseId: string): boolean {
    return this.#all < this.#limits.all && (this.#taken.get(enterpriseId) ?? 0) < this.#limits.perEnterprise;
  }

  #occupy(enterpriseId: string): void {
    this.#all += 1;
    add(this.#taken, enterpriseId, 1);
  }

  #wait(enterpriseId: string): Promise<void> {
    const queue = this.#waiting.get(enterpriseId) ?? [];
    this.#waiting.set(enterpriseId, queue);
    return new Promise((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        if (queue.length === 0) this.#waiting.delete(enterpriseId);
        reject(this.#busy(enterpriseId));
      }, this.#limits.patience);
      queue.push(grant);
    });
  }

  #busy(enterpriseId: string): Refusal {
    const isOwn = (this.#taken.get(enterpriseId) ?? 0) >= this.#limits.perEnterprise;
    return refuseBusy(isOwn ? 'enterpriseBusy' : 'transferBusy');
  }

  #release(enterpriseId: string): void {
    this.#all -= 1;
    add(this.#taken, enterpriseId, -1);
    for (const [next, queue] of this.#waiting) {
      if (!this.#fits(next)) continue;
      const grant = queue.shift();
      // Its next one comes after those of all others.
      this.#waiting.delete(next);
      if (queue.length > 0) this.#waiting.set(next, queue);
      this.#occupy(next);
      grant?.();
      return;
    }
  }
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
