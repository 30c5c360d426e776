import { expect, it } from 'vitest';
import { beginRequest } from './pendingRequests.ts';
import { createRequestYield } from './blockForRequests.ts';

/** A thread with a virtual clock, which moves by work and sleep; requests end at the given times. */
function startThread(endTimes: number[] = []) {
  const pending = new Int32Array(1);
  const requests = endTimes.map((at) => ({ at, end: beginRequest(pending) }));
  let now = 0;
  const clock = {
    now: () => now,
    sleep: (_pending: Int32Array, _count: number, ms: number) => {
      const next = requests.find(({ at }) => at > now);
      now = Math.min(now + ms, next?.at ?? Infinity);
      if (next?.at === now) next.end();
    },
  };
  const yieldToRequests = createRequestYield(pending, clock);
  let isIdle = true;
  /** Works for `ms`, then yields. @returns milliseconds of the pause */
  const slice = (ms: number): number => {
    now += ms;
    const start = now;
    isIdle = yieldToRequests();
    return now - start;
  };
  return { slice, pass: (ms: number) => (now += ms), isIdle: () => isIdle };
}

it('[L06] does not pause without pending requests', () => {
  const { slice } = startThread();
  expect([slice(2), slice(50), slice(2)]).toEqual([0, 0, 0]);
});

it('[L06] blocks until the last request ends', () => {
  const { slice } = startThread([5, 8]);
  expect(slice(2)).toBe(6);
  expect(slice(2)).toBe(0);
});

it('[L06] works a tenth of the time under constant load', () => {
  const { slice } = startThread([Infinity]);
  const slices = Array.from({ length: 50 }, () => slice(2));
  const slept = slices.reduce((sum, ms) => sum + ms, 0);
  expect(slept).toBe(50 * 2 * 9);
});

it('pauses at most a fifth of a second, however long it worked or idled', () => {
  const { slice, pass } = startThread([Infinity]);
  pass(60_000);
  expect(slice(2)).toBe(200);
  expect(slice(2)).toBe(18);
});

it('[L06] reports an idle portal half a second after the last request', () => {
  const { slice, isIdle } = startThread([5]);
  slice(2);
  expect(isIdle()).toBe(false);
  slice(490);
  expect(isIdle()).toBe(false);
  slice(20);
  expect(isIdle()).toBe(true);
});

it('ends a request once', () => {
  const pending = new Int32Array(1);
  const first = beginRequest(pending);
  const second = beginRequest(pending);
  first();
  first();
  expect(pending[0]).toBe(1);
  second();
  expect(pending[0]).toBe(0);
});
