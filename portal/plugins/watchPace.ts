/** What a transfer must keep up. */
export interface Pace {
  /** Milliseconds without a byte. */
  idle: number;
  /** Bytes a second, on average, once `grace` milliseconds have passed. */
  rate: number;
  grace: number;
}

const LOOK_EVERY = 1_000;

/**
 * Calls `onSlow` once, when the other side of a transfer falls below a pace. Only time in which it was waited for counts.
 * @param bytes that it has sent or taken up to now; null while it has none to send or take
 * @returns how to stop watching
 */
export function watchPace(bytes: () => number | null, { idle, rate, grace }: Pace, onSlow: () => void): () => void {
  const every = Math.min(LOOK_EVERY, idle / 2);
  let seen = bytes() ?? 0;
  let at = performance.now();
  let still = 0;
  let waited = 0;
  let moved = 0;
  const look = (): void => {
    const now = performance.now();
    // A process that was suspended did not wait for anybody.
    const passed = Math.min(now - at, 2 * every);
    at = now;
    const count = bytes();
    if (count === null) {
      still = 0;
      return;
    }
    waited += passed;
    moved += Math.max(0, count - seen);
    still = count > seen ? 0 : still + passed;
    seen = count;
    if (still < idle && (waited < grace || moved >= (rate * waited) / 1_000)) return;
    clearInterval(timer);
    onSlow();
  };
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}
