import { setTimeout as sleep } from 'node:timers/promises';
import { peopleWaiting } from './peopleWaiting.ts';

/** For each moment of work that went on, this many are left to others at most: it ends, whatever they ask. */
const SHARE = 3;
/** Milliseconds that are never waited longer. */
const MOST = 150;
const LOOK_EVERY = 2;

/**
 * `takeTurns` for work that the portal's own thread has done elsewhere, in the database: resolves when nobody waits for
 * a call, or when others went first for long enough.
 * @param worked milliseconds of the last piece of work
 * @param pause sleeps; a test has its own
 */
export async function letPeopleFirst(
  worked: number,
  waiting: Int32Array = peopleWaiting,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const most = Math.min(MOST, worked * SHARE);
  for (let waited = 0; waited < most && Atomics.load(waiting, 0) > 0; waited += LOOK_EVERY) await pause(LOOK_EVERY);
}
