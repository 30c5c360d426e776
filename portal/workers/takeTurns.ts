/** For each moment of work a thread lets this many pass to others: asked without end, it still does a tenth of its work. */
const SHARE = 9;
/** A thread that worked or idled for long owes others no more than this at once. Milliseconds. */
const MOST = 200;
/** Who asked a moment ago asks again. Milliseconds. */
const SOON = 500;

/** Time and sleep; a test has its own. */
interface Clock {
  now: () => number;
  /** Sleeps until the count changes to none, at most so long. */
  sleep: (waiting: Int32Array, count: number, ms: number) => void;
}
const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (waiting, count, ms) => void Atomics.wait(waiting, 0, count, ms),
};

/**
 * What a thread calls between two slices of its work: returns when nobody waits for a call, or when the thread has let
 * others go first for long enough. Two cores that share their insides slow each other down, whatever the priorities.
 * @param waiting `peopleWaiting` of the portal
 * @returns whether nobody has asked for a while, so that the thread may have the machine to itself
 */
export function takeTurns(waiting: Int32Array, { now, sleep }: Clock = CLOCK): () => boolean {
  let owed = 0;
  let asked = -Infinity;
  let since = now();
  return () => {
    const begun = now();
    owed = Math.min(MOST, owed + (begun - since) * SHARE);
    since = begun;
    for (let count = Atomics.load(waiting, 0); count > 0 && owed > 0; count = Atomics.load(waiting, 0)) {
      sleep(waiting, count, owed);
      const at = now();
      owed -= at - since;
      since = at;
      asked = at;
    }
    return since - asked > SOON;
  };
}
