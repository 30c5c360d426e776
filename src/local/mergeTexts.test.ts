import { expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { mergeTexts } from './mergeTexts.ts';

const base = isf10Bill({ sellerCity: 'NINGBO', bugerCity: 'OAKLAND' });

it('[D01] takes each field from the tab that changed it', () => {
  const mine = { ...base, sellerCity: 'SHANGHAI' };
  const theirs = { ...base, bugerCity: 'SEATTLE', amsRequestList: [amsRowOf('OOLU12345678')] };
  expect(mergeTexts(base, mine, theirs)).toEqual({
    record: { ...base, sellerCity: 'SHANGHAI', bugerCity: 'SEATTLE', amsRequestList: theirs.amsRequestList },
    clashes: [],
  });
});

it('[D01] keeps `mine` where both changed a field and reports the clash', () => {
  const mine = { ...base, sellerCity: 'SHANGHAI', bugerCity: 'SEATTLE' };
  const theirs = { ...base, sellerCity: 'QINGDAO', bugerCity: 'SEATTLE' };
  expect(mergeTexts(base, mine, theirs)).toEqual({ record: mine, clashes: ['sellerCity'] });
});

it('[D01] takes a changed filing type unless `mine` has changes', () => {
  const theirs = isf5Bill({ bookName: 'NINGBO' });
  expect(mergeTexts(base, base, theirs)).toEqual({ record: theirs, clashes: [] });
  const mine = { ...base, sellerCity: 'SHANGHAI' };
  const merged = mergeTexts(base, mine, theirs);
  expect(merged.record).toBe(mine);
  expect(merged.clashes).toContain('sellerCity');
});
