import { expect, it } from 'vitest';
import { beginWaiting } from './peopleWaiting.ts';
import { takeTurns } from './takeTurns.ts';

/** A clock that moves when it is told to, or when somebody sleeps; people leave when it is their time. */
function startThread(leaving: number[] = []) {
  const waiting = new Int32Array(1);
  const leaves = leaving.map((at) => ({ at, leave: beginWaiting(waiting) }));
  let now = 0;
  const clock = {
    now: () => now,
    sleep: (_waiting: Int32Array, _count: number, ms: number) => {
      const next = leaves.find(({ at }) => at > now);
      now = Math.min(now + ms, next?.at ?? Infinity);
      if (next?.at === now) next.leave();
    },
  };
  const turn = takeTurns(waiting, clock);
  let isAlone = true;
  /** Works for so long, then lets others go first. @returns how long that took */
  const slice = (ms: number): number => {
    now += ms;
    const begun = now;
    isAlone = turn();
    return now - begun;
  };
  return { slice, pass: (ms: number) => (now += ms), isAlone: () => isAlone };
}

it('[L06] goes on at once while nobody waits for a call', () => {
  const { slice } = startThread();
  expect([slice(2), slice(50), slice(2)]).toEqual([0, 0, 0]);
});

it('[L06] sleeps until the last of those who wait has an answer', () => {
  const { slice } = startThread([5, 8]);
  expect(slice(2)).toBe(6);
  expect(slice(2)).toBe(0);
});

it('[L06] does a tenth of its work while people ask without end', () => {
  const { slice } = startThread([Infinity]);
  const slices = Array.from({ length: 50 }, () => slice(2));
  const slept = slices.reduce((sum, ms) => sum + ms, 0);
  expect(slept).toBe(50 * 2 * 9);
});

it('owes at most a fifth of a second, however long it worked or idled', () => {
  const { slice, pass } = startThread([Infinity]);
  pass(60_000);
  expect(slice(2)).toBe(200);
  expect(slice(2)).toBe(18);
});

it('[L06] has the machine to itself until somebody asks, and again half a second later', () => {
  const { slice, isAlone } = startThread([5]);
  slice(2);
  expect(isAlone()).toBe(false);
  slice(490);
  expect(isAlone()).toBe(false);
  slice(20);
  expect(isAlone()).toBe(true);
});

it('counts a person once, who leaves twice', () => {
  const waiting = new Int32Array(1);
  const first = beginWaiting(waiting);
  const second = beginWaiting(waiting);
  first();
  first();
  expect(waiting[0]).toBe(1);
  second();
  expect(waiting[0]).toBe(0);
});
