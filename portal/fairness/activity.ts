interface Lane {
  /** Calls and jobs that are running or waiting. */
  open: number;
  /** The time when the last one began or ended. */
  at: number;
}

/**
 * Tracks which lanes are active: those with open calls or jobs, and for `activeFor` after the last one. The calls and
 * jobs of a process share one instance, so that the jobs of one enterprise yield to the calls of another.
 */
export class Activity {
  /** Milliseconds after its last call or job during which a lane counts as active. */
  readonly activeFor: number;
  readonly #now: () => number;
  readonly #lanes = new Map<string, Lane>();

  constructor(activeFor: number, now: () => number = () => performance.now()) {
    this.activeFor = activeFor;
    this.#now = now;
  }

  /** Counts a running or waiting call or job. @returns ends it; call it once */
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

  isOtherActive(name: string): boolean {
    const oldest = this.#now() - this.activeFor;
    for (const [other, { open, at }] of this.#lanes) {
      if (open === 0 && at < oldest) this.#lanes.delete(other);
      else if (other !== name) return true;
    }
    return false;
  }
}
