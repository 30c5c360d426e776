import { DatabaseBusy } from './databaseTrouble.ts';

/** How many may be at work at once, and how long others wait for them. */
export interface PlaceLimits {
  /** In all lanes together. */
  all: number;
  /** In one lane. */
  each: number;
  /** Most that wait in one lane. */
  waiting: number;
  /** Milliseconds. */
  patience: number;
}

type Grant = () => void;

/**
 * A limited number of places. Lanes that wait are served in turn, so that one lane with many waiting requests delays
 * another by at most one of them.
 */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  /** In the order in which the lanes are served next. */
  readonly #waiting = new Map<string, Grant[]>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Waits for a place. @returns how to give it back, once. @throws DatabaseBusy when none comes free in time */
  async take(lane: string): Promise<() => void> {
    // What waits does so because nothing fits: who fits overtakes none.
    if (this.#fits(lane)) this.#occupy(lane);
    else await this.#wait(lane);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#release(lane);
    };
  }

  #fits(lane: string): boolean {
    return this.#taken < this.#limits.all && (this.#takenBy.get(lane) ?? 0) < this.#limits.each;
  }

  #occupy(lane: string): void {
    this.#taken += 1;
    this.#takenBy.set(lane, (this.#takenBy.get(lane) ?? 0) + 1);
  }

  #wait(lane: string): Promise<void> {
    const queue = this.#waiting.get(lane) ?? [];
    if (queue.length >= this.#limits.waiting) throw new DatabaseBusy('too many requests wait for a connection');
    this.#waiting.set(lane, queue);
    return new Promise((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        if (queue.length === 0) this.#waiting.delete(lane);
        reject(new DatabaseBusy('no connection came free in time'));
      }, this.#limits.patience);
      queue.push(grant);
    });
  }

  #release(lane: string): void {
    this.#taken -= 1;
    const left = (this.#takenBy.get(lane) ?? 1) - 1;
    if (left > 0) this.#takenBy.set(lane, left);
    else this.#takenBy.delete(lane);
    for (const [next, queue] of this.#waiting) {
      if (!this.#fits(next)) continue;
      const grant = queue.shift();
      // Its next one comes after those of all other lanes.
      this.#waiting.delete(next);
      if (queue.length > 0) this.#waiting.set(next, queue);
      this.#occupy(next);
      grant?.();
      return;
    }
  }
}
