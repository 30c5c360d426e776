import { expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { suggestTemplateName } from './suggestTemplateName.ts';

it.each([
  ['the present name', 'Weekly', ['Seller', 'Buyer'], 'ABCD123', 'Weekly'],
  ['both parties', '', ['Seller', 'Buyer'], 'ABCD123', 'Seller – Buyer'],
  ['the only party', null, ['', 'Buyer'], 'ABCD123', 'Buyer'],
  ['the B/L number', null, ['', ''], 'ABCD123', 'ABCD123'],
  ['nothing', '', [], '', ''],
])('[D13] suggests %s', (_, present, parties, amsNo, expected) => {
  expect(suggestTemplateName(present, parties, amsNo)).toBe(expected);
});

it('[D13] shortens a long suggestion to the limit', () => {
  expect(suggestTemplateName('', ['S'.repeat(200)], '')).toHaveLength(LIMITS.templateName);
});
