import { expect, it } from 'vitest';
import { addWorkingDays } from './workingDays.ts';

it.each([
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-19', 2, '2026-11-23'],
  ['2026-11-20', 2, '2026-11-24'],
  ['2026-11-21', 2, '2026-11-24'],
  ['2026-12-31', 2, '2027-01-04'],
])('[K02] counts working days over weekends and years: %s + %i = %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});
