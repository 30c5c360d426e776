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
  /** What holds for a lane while another one is active. */
  beside?: BesideLimits;
}

export interface BesideLimits {
  /** In one lane. */
  each: number;
  /** A lane counts as active for so many milliseconds after it took or gave back a place. */
  activeFor: number;
  /** A lane whose requests wait rests after each one, for this multiple of the time that the request took. */
  rest: number;
  /** The longest rest, milliseconds. */
  longestRest: number;
}

/** No place came free in time: nothing was done. */
export class NoPlace extends Error {
  override name = 'NoPlace';
  /** Whether the lane itself holds all that it may. */
  readonly isOwn: boolean;

  constructor(message: string, isOwn: boolean) {
    super(message);
    this.isOwn = isOwn;
  }
}

type Grant = () => void;

/**
 * A limited number of places. Lanes that wait are served in turn, so that one lane with many waiting requests delays
 * another by at most one of them. With `beside`, a lane gets fewer places, and rests between them, while others are active.
 */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  readonly #now: () => number;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  /** In the order in which the lanes are served next. */
  readonly #waiting = new Map<string, Grant[]>();
  readonly #activeAt = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: PlaceLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Waits for a place. @returns how to give it back, once. @throws NoPlace when none comes free in time */
  async take(lane: string): Promise<() => void> {
    this.#markActive(lane);
    // What waits does so because nothing fits: who fits overtakes none.
    if (this.#fits(lane)) this.#occupy(lane);
    else await this.#wait(lane);
    const begun = this.#now();
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#release(lane, this.#now() - begun);
    };
  }

  #markActive(lane: string): void {
    if (this.#limits.beside) this.#activeAt.set(lane, this.#now());
  }

  #isBeside(lane: string): boolean {
    const { beside } = this.#limits;
    if (!beside) return false;
    const oldest = this.#now() - beside.activeFor;
    for (const [other, at] of this.#activeAt) {
      if (at < oldest && !this.#takenBy.has(other)) this.#activeAt.delete(other);
      else if (other !== lane) return true;
    }
    return false;
  }

  #fits(lane: string): boolean {
    const { all, each, beside } = this.#limits;
    if (this.#taken >= all) return false;
    const taken = this.#takenBy.get(lane) ?? 0;
    if (taken >= each) return false;
    if (!beside || !this.#isBeside(lane)) return true;
    return taken < beside.each && this.#now() >= (this.#restsUntil.get(lane) ?? 0);
  }

  #occupy(lane: string): void {
    this.#taken += 1;
    this.#takenBy.set(lane, (this.#takenBy.get(lane) ?? 0) + 1);
  }

  #wait(lane: string): Promise<void> {
    const queue = this.#waiting.get(lane) ?? [];
    const isOwn = () => (this.#takenBy.get(lane) ?? 0) >= this.#limits.each;
    if (queue.length >= this.#limits.waiting) throw new NoPlace('too many requests wait', isOwn());
    this.#waiting.set(lane, queue);
    return new Promise((resolve, reject) => {
      const grant = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        if (queue.length === 0) this.#waiting.delete(lane);
        reject(new NoPlace('no place came free in time', isOwn()));
      }, this.#limits.patience);
      queue.push(grant);
    });
  }

  #release(lane: string, worked: number): void {
    this.#markActive(lane);
    this.#taken -= 1;
    const left = (this.#takenBy.get(lane) ?? 1) - 1;
    if (left > 0) this.#takenBy.set(lane, left);
    else this.#takenBy.delete(lane);
    this.#rest(lane, worked);
    this.#serve();
  }

  /** Only a lane with a queue rests: single requests are never delayed by what their lane did before. */
  #rest(lane: string, worked: number): void {
    const { beside } = this.#limits;
    if (!beside || !this.#waiting.has(lane)) return void this.#restsUntil.delete(lane);
    const rest = Math.min(worked * beside.rest, beside.longestRest);
    this.#restsUntil.set(lane, this.#now() + rest);
    setTimeout(() => this.#serve(), Math.ceil(rest) + 1);
  }

  #serve(): void {
    // A grant changes the order of the lanes: each round begins with the lane that is next.
    while (this.#serveNext());
  }

  #serveNext(): boolean {
    for (const [next, queue] of this.#waiting) {
      if (!this.#fits(next)) continue;
      const grant = queue.shift();
      // Its next one comes after those of all other lanes.
      this.#waiting.delete(next);
      if (queue.length > 0) this.#waiting.set(next, queue);
      this.#occupy(next);
      grant?.();
      return true;
    }
    return false;
  }
}
