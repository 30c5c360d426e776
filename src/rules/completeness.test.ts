import { expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, type Bill } from '#contract/entities/bill.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { completeness } from './completeness.ts';

const missing = (bill: Bill): number => {
  const { filled, asked } = completeness(bill);
  return asked - filled;
};

it('counts a valid bill of either type as complete', () => {
  for (const bill of [isf10Bill(), isf5Bill()]) expect(missing(bill)).toBe(0);
});

it('counts a blank or whitespace-only field as missing', () => {
  expect(missing(isf10Bill({ bugerName: '', sellerName: '  ' }))).toBe(2);
});

it('[V07] requires a country of origin for ISF-10 but not for ISF-5', () => {
  const billHsRequestList = [{ hsCode: '940360', hsCountryCode: '' }];
  expect(missing(isf5Bill({ billHsRequestList }))).toBe(0);
  expect(missing(isf10Bill({ billHsRequestList }))).toBe(1);
});

it('requires full name, birth date and nationality only if the importer has a passport', () => {
  const { asked } = completeness(isf10Bill());
  expect(completeness(isf10Bill({ importerType: 'AEF' })).asked).toBe(asked + 3);
});

it('ignores rows with only initial values and checks only the first row', () => {
  const row = { amsNo: '', amsType: 'BM' as const, userRemark: '' };
  const { filled } = completeness(isf10Bill());
  expect(completeness(isf10Bill({ amsRequestList: [row] })).filled).toBe(filled - 2);
  expect(completeness(isf10Bill({ amsRequestList: [] })).filled).toBe(filled - 3);
  expect(missing(isf10Bill({ amsRequestList: [...isf10Bill().amsRequestList, row] }))).toBe(0);
});

it('counts a new bill as almost empty', () => {
  for (const billType of [ISF_10, ISF_5] as const) {
    const { filled, asked } = completeness(blankBill(billType, 'HBRL'));
    expect(filled).toBeGreaterThan(0);
    expect(filled / asked).toBeLessThan(0.3);
  }
});
