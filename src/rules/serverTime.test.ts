import { expect, it } from 'vitest';
import { shortServerText } from './serverTime.ts';

it('[K01] names the zone, and the day unless it is today at +08:00', () => {
  const now = new Date('2026-11-23T03:00:00Z');
  expect(shortServerText(new Date('2026-11-23T02:05:00Z'), now)).toBe('10:05 +08:00');
  expect(shortServerText(new Date('2026-11-22T14:02:00Z'), now)).toBe('2026-11-22 22:02 +08:00');
});
