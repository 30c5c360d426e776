import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow, serverToday, updateServerClock } from './serverClock.ts';

const NOW = Date.parse('2026-11-05T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  updateServerClock(new Date(NOW).toUTCString());
});
afterEach(() => vi.useRealTimers());

it("[K02] uses the portal's clock if this computer's clock differs", () => {
  updateServerClock('Thu, 05 Nov 2026 07:00:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-05T07:00:00.500Z');
});

it("[K02] takes today from the portal's clock", () => {
  updateServerClock('Sat, 31 Oct 2026 16:00:00 GMT');
  expect(serverToday()).toBe('2026-11-01');
});

it('keeps its own clock if the two differ by less than the rounding of a second', () => {
  updateServerClock('Thu, 05 Nov 2026 09:59:59 GMT');
  expect(serverNow()).toBe(NOW);
});

it('ignores an answer without a date', () => {
  updateServerClock('Thu, 05 Nov 2026 07:00:00 GMT');
  const before = serverNow();
  updateServerClock(null);
  updateServerClock('yesterday');
  expect(serverNow()).toBe(before);
});
