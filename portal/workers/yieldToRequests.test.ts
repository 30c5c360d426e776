import { expect, it } from 'vitest';
import { yieldToRequests } from './yieldToRequests.ts';
import { beginRequest } from './pendingRequests.ts';

/** @returns milliseconds of the pause */
async function pausedFor(worked: number, endsAt: number | null): Promise<number> {
  const pending = new Int32Array(1);
  const end = endsAt === null ? () => {} : beginRequest(pending);
  let paused = 0;
  await yieldToRequests(worked, pending, (ms) => {
    paused += ms;
    if (paused >= (endsAt ?? 0)) end();
    return Promise.resolve();
  });
  return paused;
}

it('[D03] does not pause without pending requests', async () => {
  expect(await pausedFor(40, null)).toBe(0);
});

it('[D03] pauses until the last request ends', async () => {
  expect(await pausedFor(40, 10)).toBe(10);
});

it('[D03] pauses at most three times the work before it and 150 ms', async () => {
  expect(await pausedFor(20, Infinity)).toBe(60);
  expect(await pausedFor(900, Infinity)).toBe(150);
});
