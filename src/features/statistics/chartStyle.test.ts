import { expect, it } from 'vitest';
import { STATUS_PARTS } from './buckets.ts';
import { INKS, PAY_INKS, type InkName } from './chartStyle.ts';

it.each<[string, readonly InkName[]]>([
  ['filings', ['isf10', 'isf5']],
  ['status', STATUS_PARTS],
  ['ahead', ['late', 'inTime']],
  ['paid', Object.values(PAY_INKS)],
])('[R14] parts of the chart %s differ by their patterns, not only by color', (_chart, inks) => {
  const patterns = inks.map((ink) => INKS[ink].pattern);
  expect(new Set(patterns).size).toBe(inks.length);
});
