export interface WorkPace {
  /** Share of the time, 0 to 1. */
  share: number;
  /** Milliseconds of work before the share applies. */
  free: number;
  /** Longest single pause, milliseconds. */
  longestPause: number;
}

/** Adds up the work of each lane beyond its share and computes the pause for it. A short burst causes none. */
export class WorkDebt {
  readonly #pace: WorkPace;
  readonly #now: () => number;
  readonly #lanes = new Map<string, { debt: number; at: number }>();

  constructor(pace: WorkPace, now: () => number) {
    this.#pace = pace;
    this.#now = now;
  }

  add(lane: string, worked: number): void {
    const { share, free, longestPause } = this.#pace;
    const debt = Math.min(this.#currentDebt(lane) + worked, free + longestPause * share);
    this.#lanes.set(lane, { debt, at: this.#now() });
  }

  /** Milliseconds until the lane may work again; 0 if it may now. */
  pauseLeft(lane: string): number {
    const beyond = this.#currentDebt(lane) - this.#pace.free;
    return beyond > 0 ? beyond / this.#pace.share : 0;
  }

  #currentDebt(lane: string): number {
    const known = this.#lanes.get(lane);
    if (!known) return 0;
    const debt = known.debt - (this.#now() - known.at) * this.#pace.share;
    if (debt <= 0) this.#lanes.delete(lane);
    return Math.max(0, debt);
  }
}
