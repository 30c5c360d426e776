/** How fast it goes, of real time, while it is ahead of the server's clock: an hour is made up in ten. */
const SLOWED = 0.9;
/** Further ahead it does not stay: the server's clock was wrong for long, and the date of a filing matters more than order. */
const MOST_AHEAD = 26 * 3_600_000;
/** A step forward that is larger may be a mistake. */
const SUSPICIOUS = 10 * 60_000;
/** So long such a step may be put right before anything ends by it. */
const GRACE = 48 * 3_600_000;

interface Sources {
  /** The server's clock, milliseconds since 1970; may be set at any moment. */
  wall: () => number;
  /** Milliseconds on a clock that cannot be set. */
  elapsed: () => number;
}

/**
 * The portal's clock. It follows the server's clock forward at once; when that is set back, it goes on, more slowly, until
 * the other one has caught up. So what is stamped later has a later time, also after a restart (`begin`).
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

  /** Goes on from the last time that was stored, which may be long ago or, after the clock was set back, to come. */
  begin(stored: Date): void {
    const { at, elapsed } = this.#last;
    const ahead = stored.getTime() - at;
    if (ahead > 0 && ahead <= MOST_AHEAD) this.#last = { at: stored.getTime(), elapsed };
    // The portal was off or the clock was set: both look the same.
    if (-ahead > SUSPICIOUS) this.#steps.push({ by: -ahead, elapsed });
  }

  now(): Date {
    return new Date(Math.floor(this.#read()));
  }

  /** For ends of sessions and retention: a large step forward counts only after two days, in which it can be put right. */
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
    if (-step > MOST_AHEAD) this.#steps = [];
    else if (step < 0) at = Math.max(wall, this.#last.at + passed * SLOWED);
    else if (step > SUSPICIOUS) this.#steps.push({ by: step, elapsed });
    this.#last = { at, elapsed };
    return at;
  }
}
