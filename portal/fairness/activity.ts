interface Lane {
  /** Calls and jobs that are running or waiting. */
  open: number;
  /** The time when the last one began or ended. */
  at: number;
}

/**
 * Which lanes are active: those with open calls or jobs, and for a while those that had some. One instance for the
 * calls and the jobs of a process, so that the jobs of one enterprise yield to the calls of another.
 */
export class Activity {
  /** Milliseconds after its last call or job during which a lane counts as active. */
  readonly activeFor: number;
  readonly #now: () => number;
  readonly #lanes = new Map<string, Lane>();

  /** @param now milliseconds of a monotonic clock */
  constructor(activeFor: number, now: () => number = () => performance.now()) {
    this.activeFor = activeFor;
    this.#now = now;
  }

  /** A call or job of a lane began, or waits. @returns a function to be called once, when it is over */
  begin(name: string): () => void {
    const lane = this.#lanes.get(name) ?? { open: 0, at: 0 };
    this.#lanes.set(name, lane);
    lane.open += 1;
    lane.at = this.#now();
    return () => {
      lane.open -= 1;
      lane.at = this.#now();
    };
  }

  /** Whether another lane is active. */
  isBeside(name: string): boolean {
    const oldest = this.#now() - this.activeFor;
    for (const [other, { open, at }] of this.#lanes) {
      if (open === 0 && at < oldest) this.#lanes.delete(other);
      else if (other !== name) return true;
    }
    return false;
  }
}
