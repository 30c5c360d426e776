/** Limits of a slow transfer. */
export interface Pace {
  /** Milliseconds without a byte. */
  idle: number;
  /** Average bytes per second, checked after `grace` milliseconds. */
  rate: number;
  grace: number;
}

const CHECK_INTERVAL = 1_000;

/**
 * Calls `onSlow` once when the peer of a transfer falls below the pace. Only time spent waiting for the peer counts.
 * @param bytes transferred so far; null while the portal does not wait for the peer
 * @returns stops watching
 */
export function watchPace(bytes: () => number | null, { idle, rate, grace }: Pace, onSlow: () => void): () => void {
  const interval = Math.min(CHECK_INTERVAL, idle / 2);
  let lastBytes = bytes() ?? 0;
  let lastAt = performance.now();
  let idleFor = 0;
  let waited = 0;
  let moved = 0;
  const check = (): void => {
    const now = performance.now();
    // Time in which this process was suspended does not count.
    const passed = Math.min(now - lastAt, 2 * interval);
    lastAt = now;
    const count = bytes();
    if (count === null) {
      idleFor = 0;
      return;
    }
    waited += passed;
    moved += Math.max(0, count - lastBytes);
    idleFor = count > lastBytes ? 0 : idleFor + passed;
    lastBytes = count;
    if (idleFor < idle && (waited < grace || moved >= (rate * waited) / 1_000)) return;
    clearInterval(timer);
    onSlow();
  };
  const timer = setInterval(check, interval).unref();
  return () => clearInterval(timer);
}
