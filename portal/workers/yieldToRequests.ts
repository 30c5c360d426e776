import { setTimeout as sleep } from 'node:timers/promises';
import { pendingRequests } from './pendingRequests.ts';

/** The longest pause in relation to the work before it, so that the work always ends. */
const SHARE = 3;
/** Milliseconds. */
const PAUSE_MAX = 150;
const POLL_INTERVAL = 2;

/**
 * Pauses work that the portal's own thread does in the database (`createRequestYield` is for other threads): resolves
 * when no request is pending, or after the longest pause.
 * @param worked milliseconds of the last piece of work
 * @param pause sleeps; replaced in tests
 */
export async function yieldToRequests(
  worked: number,
  pending: Int32Array = pendingRequests,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const most = Math.min(PAUSE_MAX, worked * SHARE);
  for (let waited = 0; waited < most && Atomics.load(pending, 0) > 0; waited += POLL_INTERVAL)
    await pause(POLL_INTERVAL);
}
