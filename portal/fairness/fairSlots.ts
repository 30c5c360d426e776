import type { Activity } from './activity.ts';
import { WorkDebt, type WorkPace } from './workDebt.ts';

export interface SlotLimits {
  /** Slots of all lanes together. */
  all: number;
  each: number;
  /** Slots of `all` that only lanes without a slot can take. */
  reserved?: number;
  /** Longest queue of one lane. */
  waiting: number;
  /** Longest wait for a slot, milliseconds. */
  timeout: number;
  contended?: ContendedLimits;
}

interface ContendedLimits {
  each: number;
  /** Share of time for a lane with waiting requests; unlimited without it. */
  pace?: WorkPace;
}

/** No slot became free in time; nothing was done. */
export class NoFreeSlot extends Error {
  override name = 'NoFreeSlot';
  /** Whether the lane already holds as many slots as one lane may. */
  readonly isOwn: boolean;

  constructor(message: string, isOwn: boolean) {
    super(message);
    this.isOwn = isOwn;
  }
}

type Grant = () => void;

/**
 * A limited number of slots. Waiting lanes are served in turn, so that one lane with many waiting requests delays
 * another by at most one of them. With `contended`, a lane gets fewer slots, and a share of the time, while another lane
 * is active.
 */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #activity: Activity | undefined;
  readonly #now: () => number;
  readonly #debt: WorkDebt | undefined;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  /** In the order in which the lanes are served next. */
  readonly #waiting = new Map<string, Grant[]>();
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param activity the activity of all lanes, here and elsewhere
   * @param now milliseconds of a monotonic clock
   */
  constructor(limits: SlotLimits, activity?: Activity, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#activity = limits.contended && activity;
    this.#now = now;
    this.#debt = limits.contended?.pace && new WorkDebt(limits.contended.pace, now);
  }

  /**
   * Waits for a slot.
   * @param signal ends the wait
   * @returns releases the slot; further calls have no effect
   * @throws NoFreeSlot when none becomes free in time, or `signal` ended the wait
   */
  async take(lane: string, signal?: AbortSignal): Promise<() => void> {
    const end = this.#activity?.begin(lane);
    // Requests wait only while their lane does not fit, so a lane that fits has no queue to overtake.
    try {
      if (this.#fits(lane)) this.#occupy(lane);
      else await this.#wait(lane, signal);
    } catch (error) {
      end?.();
      throw error;
    }
    const started = this.#now();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      end?.();
      this.#release(lane, this.#now() - started);
    };
  }

  #fits(lane: string): boolean {
    const { all, each, reserved = 0, contended } = this.#limits;
    const taken = this.#takenBy.get(lane) ?? 0;
    if (this.#taken >= (taken === 0 ? all : all - reserved)) return false;
    if (taken >= each) return false;
    if (!contended || !this.#activity?.isOtherActive(lane)) return true;
    return taken < contended.each && (this.#debt?.pauseLeft(lane) ?? 0) === 0;
  }

  #occupy(lane: string): void {
    this.#taken += 1;
    addCount(this.#takenBy, lane, 1);
  }

  #wait(lane: string, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.#waiting.get(lane) ?? [];
    const isOwn = () => (this.#takenBy.get(lane) ?? 0) >= this.#limits.each;
    if (signal?.aborted) throw new NoFreeSlot('the caller gave up', isOwn());
    if (queue.length >= this.#limits.waiting) throw new NoFreeSlot('too many requests wait', isOwn());
    this.#waiting.set(lane, queue);
    this.#serveLater();
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const grant = () => {
        stop();
        resolve();
      };
      const giveUp = () => {
        stop();
        queue.splice(queue.indexOf(grant), 1);
        if (queue.length === 0) this.#waiting.delete(lane);
        reject(new NoFreeSlot('no slot became free in time', isOwn()));
      };
      const timer = setTimeout(giveUp, this.#limits.timeout);
      signal?.addEventListener('abort', giveUp);
      queue.push(grant);
    });
  }

  #release(lane: string, worked: number): void {
    this.#taken -= 1;
    addCount(this.#takenBy, lane, -1);
    this.#charge(lane, worked);
    this.#serve();
  }

  /** Charges only a lane with a queue: single requests are never delayed for earlier work of their lane. */
  #charge(lane: string, worked: number): void {
    if (!this.#debt || !this.#waiting.has(lane)) return;
    this.#debt.add(lane, worked);
    const pause = this.#debt.pauseLeft(lane);
    if (pause > 0) setTimeout(() => this.#serve(), Math.ceil(pause) + 1);
  }

  /** Checks by timer whether the other lanes have become inactive, because no event reports that. */
  #serveLater(): void {
    if (!this.#activity || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#serve();
      if (this.#waiting.size > 0) this.#serveLater();
    }, this.#activity.activeFor + 1);
  }

  #serve(): void {
    // A grant changes the order of the lanes, so that each iteration starts over.
    while (this.#serveNext());
  }

  #serveNext(): boolean {
    for (const [lane, queue] of this.#waiting) {
      if (!this.#fits(lane)) continue;
      const grant = queue.shift();
      // Reinsertion moves the lane to the end of the Map.
      this.#waiting.delete(lane);
      if (queue.length > 0) this.#waiting.set(lane, queue);
      this.#occupy(lane);
      grant?.();
      return true;
    }
    return false;
  }
}

/** Adds to a count; a count of 0 is deleted. */
export function addCount(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
