/** Speed relative to real time while ahead of the server clock: one hour of lead takes ten hours to remove. */
const SLOWED = 0.9;
/**
 * Maximum lead over the server clock, milliseconds. A larger backward step corrects a wrong clock, such as one that booted
 * in local time: deadlines and printed dates follow it at once, and the order of time stamps is broken once.
 */
const AHEAD_MAX = 2 * 3_600_000;
/** Forward steps above this may be a mistake. Milliseconds. */
const SUSPICIOUS = 10 * 60_000;
/** Time in which such a step can be corrected before sessions and retention see it. Milliseconds. */
const GRACE = 48 * 3_600_000;

interface Sources {
  /** The server's clock, milliseconds since 1970; may be set at any moment. */
  wall: () => number;
  /** Milliseconds on a clock that cannot be set. */
  elapsed: () => number;
}

/**
 * The portal's clock. It follows forward steps of the server clock at once. After a backward step of at most `AHEAD_MAX` it
 * runs slower until the server clock has caught up, so that later events have later time stamps, also after a restart
 * (`begin`). It follows larger backward steps at once.
 */
export class SteadyClock {
  readonly #sources: Sources;
  /** The last reading, with its place on the monotonic clock. */
  #last: { at: number; elapsed: number };
  #steps: { by: number; elapsed: number }[] = [];

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#last = { at: sources.wall(), elapsed: sources.elapsed() };
  }

  /** Continues from the stored time, which may be long ago or, after the clock was set back, in the future. */
  begin(stored: Date): void {
    const { at, elapsed } = this.#last;
    const ahead = stored.getTime() - at;
    if (ahead > 0 && ahead <= AHEAD_MAX) this.#last = { at: stored.getTime(), elapsed };
    // A stopped portal and a clock that was set look the same.
    if (-ahead > SUSPICIOUS) this.#steps.push({ by: -ahead, elapsed });
  }

  now(): Date {
    return new Date(Math.floor(this.#read()));
  }

  /** For ends of sessions and retention: a large step forward counts only after two days, during which it can be corrected. */
  cautious(): Date {
    const now = this.#read();
    const { elapsed } = this.#last;
    this.#steps = this.#steps.filter((step) => elapsed - step.elapsed < GRACE);
    return new Date(Math.floor(now - this.#steps.reduce((sum, { by }) => sum + by, 0)));
  }

  #read(): number {
    const wall = this.#sources.wall();
    const elapsed = this.#sources.elapsed();
    const passed = Math.max(0, elapsed - this.#last.elapsed);
    const expected = this.#last.at + passed;
    const step = wall - expected;
    let at = wall;
    if (-step > AHEAD_MAX) this.#undoSteps(-step);
    else if (step < 0) at = Math.max(wall, this.#last.at + passed * SLOWED);
    else if (step > SUSPICIOUS) this.#steps.push({ by: step, elapsed });
    this.#last = { at, elapsed };
    return at;
  }

  /** A backward step corrects the latest forward steps; earlier ones keep their grace. */
  #undoSteps(by: number): void {
    let left = by;
    for (const step of this.#steps.toReversed()) {
      const undone = Math.min(step.by, left);
      step.by -= undone;
      left -= undone;
    }
  }
}
