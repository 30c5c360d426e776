import { expect, it } from 'vitest';
import { dueMark } from './dueMark.ts';

const NOW = new Date('2026-08-03T02:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

it.each([
  [-24, 'past'],
  [0, 'past'],
  [0.001, '24h'],
  [24, '24h'],
  [24.001, '48h'],
  [48, '48h'],
  [48.001, null],
])('[K02] marks a loading %s hours from now as %s', (hours, mark) => {
  expect(dueMark(inHours(hours), NOW)).toBe(mark);
});

it('returns no mark for an unknown loading time', () => {
  expect(dueMark(null, NOW)).toBeNull();
});
