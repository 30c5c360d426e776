/** The pause in relation to the work before it: under constant load a thread still works a tenth of the time. */
const SHARE = 9;
/** The longest pause, also after long work. Milliseconds. */
const PAUSE_MAX = 200;
/** The portal counts as idle this long after the last pending request. Milliseconds. */
const QUIET_AFTER = 500;

interface Clock {
  now: () => number;
  /** Sleeps until the count is notified as 0, at most `ms`. */
  sleep: (pending: Int32Array, count: number, ms: number) => void;
}
const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (pending, count, ms) => void Atomics.wait(pending, 0, count, ms),
};

/**
 * Returns a function that a thread calls between two slices of its work: it blocks while requests are pending, within
 * the limits above. Priorities do not suffice, because two cores with shared resources slow each other down.
 * @param pending `pendingRequests` of the portal
 * @returns a function that returns whether the portal has been idle for a while, so that the thread may use the whole
 *   machine
 */
export function createRequestYield(pending: Int32Array, { now, sleep }: Clock = CLOCK): () => boolean {
  let owed = 0;
  let lastPending = -Infinity;
  let since = now();
  return () => {
    const start = now();
    owed = Math.min(PAUSE_MAX, owed + (start - since) * SHARE);
    since = start;
    for (let count = Atomics.load(pending, 0); count > 0 && owed > 0; count = Atomics.load(pending, 0)) {
      sleep(pending, count, owed);
      const at = now();
      owed -= at - since;
      since = at;
      lastPending = at;
    }
    return since - lastPending > QUIET_AFTER;
  };
}
