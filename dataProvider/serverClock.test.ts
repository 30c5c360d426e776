import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerDate, serverNow } from './serverClock.ts';

const NOW = Date.parse('2026-11-05T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  hearServerDate(new Date(NOW).toUTCString());
});
afterEach(() => vi.useRealTimers());

it('[K02] goes by the clock of the portal when this computer has another', () => {
  hearServerDate('Thu, 05 Nov 2026 07:00:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-05T07:00:00.500Z');
});

it('keeps its own clock while the two agree but for the second that an answer leaves out', () => {
  hearServerDate('Thu, 05 Nov 2026 09:59:59 GMT');
  expect(serverNow()).toBe(NOW);
});

it('learns nothing from an answer without a date', () => {
  hearServerDate('Thu, 05 Nov 2026 07:00:00 GMT');
  const before = serverNow();
  hearServerDate(null);
  hearServerDate('yesterday');
  expect(serverNow()).toBe(before);
});
