import type { Activity } from './activity.ts';
import { WorkDebt, type WorkPace } from './workDebt.ts';

/** How many requests may run at once, and how long others wait for them. */
export interface PlaceLimits {
  /** In all lanes together. */
  all: number;
  /** In one lane. */
  each: number;
  /** Of `all`, those that only lanes without a place can take. */
  reserved?: number;
  /** The most that wait in one lane. */
  waiting: number;
  /** Milliseconds. */
  patience: number;
  /** Limits of a lane while another group is active. */
  beside?: BesideLimits;
}

export interface BesideLimits {
  /** In one lane. */
  each: number;
  /** The share of time for a lane with waiting requests; unlimited without it. */
  pace?: WorkPace;
}

/** No place became free in time; nothing was done. */
export class NoPlace extends Error {
  override name = 'NoPlace';
  /** Whether the lane itself has all places that it may have. */
  readonly isOwn: boolean;

  constructor(message: string, isOwn: boolean) {
    super(message);
    this.isOwn = isOwn;
  }
}

type Grant = () => void;

/** Requests whose places are counted together. */
interface Lane {
  name: string;
  /** Lanes of one group do not count as others for each other. */
  group: string;
}

/**
 * A limited number of places. Waiting lanes are served in turn, so that one lane with many waiting requests delays
 * another by at most one of them. With `beside`, a lane gets fewer places, and a share of the time, while another group
 * is active.
 */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  /** Only for limits with `beside`. */
  readonly #activity: Activity | undefined;
  readonly #now: () => number;
  readonly #debt: WorkDebt | undefined;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  /** In the order in which the lanes are served next. */
  readonly #waiting = new Map<string, Grant[]>();
  readonly #groupOf = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param activity the activity of all groups, here and elsewhere
   * @param now milliseconds of a monotonic clock
   */
  constructor(limits: PlaceLimits, activity?: Activity, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#activity = limits.beside && activity;
    this.#now = now;
    this.#debt = limits.beside?.pace && new WorkDebt(limits.beside.pace, now);
  }

  /**
   * Waits for a place.
   * @param name of the lane
   * @param group the lane's, when several lanes belong together
   * @returns a function that gives the place back; further calls of it have no effect
   * @throws NoPlace when none becomes free in time
   */
  async take(name: string, group: string = name): Promise<() => void> {
    const lane = { name, group };
    const end = this.#activity?.begin(group);
    // Requests wait only while their lane does not fit, so a lane that fits has no queue to overtake.
    try {
      if (this.#fits(lane)) this.#occupy(lane);
      else await this.#wait(lane);
    } catch (error) {
      end?.();
      throw error;
    }
    const begun = this.#now();
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      end?.();
      this.#release(lane, this.#now() - begun);
    };
  }

  #fits({ name, group }: Lane): boolean {
    const { all, each, reserved = 0, beside } = this.#limits;
    const taken = this.#takenBy.get(name) ?? 0;
    if (this.#taken >= (taken === 0 ? all : all - reserved)) return false;
    if (taken >= each) return false;
    if (!beside || !this.#activity?.isBeside(group)) return true;
    return taken < beside.each && (this.#debt?.rest(name) ?? 0) === 0;
  }

  #occupy({ name }: Lane): void {
    this.#taken += 1;
    add(this.#takenBy, name, 1);
  }

  #wait(lane: Lane): Promise<void> {
    const { name, group } = lane;
    const queue = this.#waiting.get(name) ?? [];
    const isOwn = () => (this.#takenBy.get(name) ?? 0) >= this.#limits.each;
    if (queue.length >= this.#limits.waiting) throw new NoPlace('too many requests wait', isOwn());
    this.#waiting.set(name, queue);
    this.#groupOf.set(name, group);
    this.#serveLater();
    return new Promise((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        if (queue.length === 0) this.#forget(name);
        reject(new NoPlace('no place came free in time', isOwn()));
      }, this.#limits.patience);
      queue.push(grant);
    });
  }

  #forget(name: string): void {
    this.#waiting.delete(name);
    this.#groupOf.delete(name);
  }

  #release(lane: Lane, worked: number): void {
    this.#taken -= 1;
    add(this.#takenBy, lane.name, -1);
    this.#charge(lane.name, worked);
    this.#serve();
  }

  /** Charges only a lane with a queue: single requests are never delayed for earlier work of their lane. */
  #charge(name: string, worked: number): void {
    if (!this.#debt || !this.#waiting.has(name)) return;
    this.#debt.add(name, worked);
    const rest = this.#debt.rest(name);
    if (rest > 0) setTimeout(() => this.#serve(), Math.ceil(rest) + 1);
  }

  /** Grants places that became free because other groups turned inactive, which triggers no event, by a timer. */
  #serveLater(): void {
    if (!this.#activity || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#serve();
      if (this.#waiting.size > 0) this.#serveLater();
    }, this.#activity.activeFor + 1);
  }

  #serve(): void {
    // A grant changes the order of the lanes: each round begins with the lane that is next.
    while (this.#serveNext());
  }

  #serveNext(): boolean {
    for (const [name, queue] of this.#waiting) {
      const lane = { name, group: this.#groupOf.get(name) ?? name };
      if (!this.#fits(lane)) continue;
      const grant = queue.shift();
      // The lane's next request comes after those of all other lanes.
      this.#waiting.delete(name);
      if (queue.length > 0) this.#waiting.set(name, queue);
      else this.#forget(name);
      this.#occupy(lane);
      grant?.();
      return true;
    }
    return false;
  }
}

function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
