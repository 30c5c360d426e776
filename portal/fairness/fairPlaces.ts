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
  /** What holds for a lane while another group is active. */
  beside?: BesideLimits;
}

export interface BesideLimits {
  /** In one lane. */
  each: number;
  /** A group counts as active for so many milliseconds after it took or gave back a place. */
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

/** Whose places are counted together. */
interface Lane {
  name: string;
  /** Lanes of one group do not count as others for each other. */
  group: string;
}

/**
 * A limited number of places. Lanes that wait are served in turn, so that one lane with many waiting requests delays
 * another by at most one of them. With `beside`, a lane gets fewer places, and rests between them, while another group is
 * active.
 */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  readonly #now: () => number;
  #taken = 0;
  readonly #takenBy = new Map<string, number>();
  /** In the order in which the lanes are served next. */
  readonly #waiting = new Map<string, Grant[]>();
  /** By group. */
  readonly #activeAt = new Map<string, number>();
  readonly #workingBy = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();
  readonly #groupOf = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: PlaceLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Waits for a place.
   * @param name of the lane
   * @param group the lane's, when several lanes belong together
   * @returns how to give the place back; calling it again does nothing
   * @throws NoPlace when none comes free in time
   */
  async take(name: string, group: string = name): Promise<() => void> {
    const lane = { name, group };
    this.#markActive(group);
    // Requests wait only while their lane does not fit, so a lane that fits has no queue to jump.
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

  #markActive(group: string): void {
    if (this.#limits.beside) this.#activeAt.set(group, this.#now());
  }

  #isBeside(group: string): boolean {
    const { beside } = this.#limits;
    if (!beside) return false;
    const oldest = this.#now() - beside.activeFor;
    for (const [other, at] of this.#activeAt) {
      if (at < oldest && !this.#workingBy.has(other)) this.#activeAt.delete(other);
      else if (other !== group) return true;
    }
    return false;
  }

  #fits({ name, group }: Lane): boolean {
    const { all, each, beside } = this.#limits;
    if (this.#taken >= all) return false;
    const taken = this.#takenBy.get(name) ?? 0;
    if (taken >= each) return false;
    if (!beside || !this.#isBeside(group)) return true;
    return taken < beside.each && this.#now() >= (this.#restsUntil.get(name) ?? 0);
  }

  #occupy({ name, group }: Lane): void {
    this.#taken += 1;
    add(this.#takenBy, name, 1);
    add(this.#workingBy, group, 1);
  }

  #wait(lane: Lane): Promise<void> {
    const { name, group } = lane;
    const queue = this.#waiting.get(name) ?? [];
    const isOwn = () => (this.#takenBy.get(name) ?? 0) >= this.#limits.each;
    if (queue.length >= this.#limits.waiting) throw new NoPlace('too many requests wait', isOwn());
    this.#waiting.set(name, queue);
    this.#groupOf.set(name, group);
    this.#serveLater(this.#limits.beside?.activeFor);
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
    this.#markActive(lane.group);
    this.#taken -= 1;
    add(this.#takenBy, lane.name, -1);
    add(this.#workingBy, lane.group, -1);
    this.#rest(lane.name, worked);
    this.#serve();
  }

  /** Only a lane with a queue rests: single requests are never delayed by what their lane did before. */
  #rest(name: string, worked: number): void {
    const { beside } = this.#limits;
    if (!beside || !this.#waiting.has(name)) return void this.#restsUntil.delete(name);
    const rest = Math.min(worked * beside.rest, beside.longestRest);
    this.#restsUntil.set(name, this.#now() + rest);
    setTimeout(() => this.#serve(), Math.ceil(rest) + 1);
  }

  /** Places that came free because other groups fell silent are granted by a timer: nothing else would do it. */
  #serveLater(after: number | undefined): void {
    if (after === undefined || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#serve();
      if (this.#waiting.size > 0) this.#serveLater(after);
    }, after + 1);
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
      // Its next one comes after those of all other lanes.
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
