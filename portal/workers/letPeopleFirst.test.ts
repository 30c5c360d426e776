import { expect, it } from 'vitest';
import { letPeopleFirst } from './letPeopleFirst.ts';
import { beginWaiting } from './peopleWaiting.ts';

/** Pauses until nobody waits, or until it is enough. @returns milliseconds */
async function pausedFor(worked: number, leaveAt: number | null): Promise<number> {
  const waiting = new Int32Array(1);
  const leave = leaveAt === null ? () => {} : beginWaiting(waiting);
  let paused = 0;
  await letPeopleFirst(worked, waiting, (ms) => {
    paused += ms;
    if (paused >= (leaveAt ?? 0)) leave();
    return Promise.resolve();
  });
  return paused;
}

it('[D03] goes on at once while nobody waits for a call', async () => {
  expect(await pausedFor(40, null)).toBe(0);
});

it('[D03] goes on when the last of those who wait has an answer', async () => {
  expect(await pausedFor(40, 10)).toBe(10);
});

it('[D03] goes on after three times what it worked, and after 150 ms, however many wait', async () => {
  expect(await pausedFor(20, Infinity)).toBe(60);
  expect(await pausedFor(900, Infinity)).toBe(150);
});
