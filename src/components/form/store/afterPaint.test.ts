import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests work every `every` milliseconds. @returns when the work ran, milliseconds */
function runsOf(requests: number, every: number): number[] {
  const [start, runs]: [number, number[]] = [performance.now(), []];
  const soon = whenIdle(() => runs.push(Math.round(performance.now() - start)));
  for (let request = 0; request < requests; request += 1) {
    soon();
    vi.advanceTimersByTime(every);
  }
  vi.advanceTimersByTime(2_000);
  return runs;
}

it('runs work once, after the requests for it pause', () => {
  const runs = runsOf(4, 100);
  expect(runs).toHaveLength(1);
  expect(runs[0]).toBeGreaterThan(300);
});

it('runs work about once a second while the requests never pause', () => {
  const runs = runsOf(30, 100);
  expect(runs.length).toBeGreaterThanOrEqual(3);
  expect(runs.length).toBeLessThanOrEqual(6);
  expect(runs[0]).toBeLessThan(1_000);
});
