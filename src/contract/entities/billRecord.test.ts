import { describe, expect, it } from 'vitest';
import { readLeniently } from '#schema/readRecord.ts';
import { amsRowOf, isf10Bill } from '../testing/bills.ts';
import { lenientBill } from './billRecord.ts';
import { isf10 } from './isf10.ts';

describe('shapes of a bill', () => {
  it('[V25] keep any text of a draft as typed and fill missing fields', () => {
    const parsed = lenientBill.parse({ id: null, billType: 1, bugerName: ' 上海 ~ lower', importerBirth: null });
    expect(parsed).toMatchObject({ bugerName: ' 上海 ~ lower', importerBirth: '', amsRequestList: [] });
  });

  it('[B06] reject unknown properties, text over 1,000 characters and more than 999 rows', () => {
    const refused = (change: object) => lenientBill.safeParse({ ...isf10Bill(), ...change }).success;
    expect(refused({})).toBe(true);
    expect(refused({ bugerCountryName: 'United States' })).toBe(false);
    expect(refused({ bugerName: 'A'.repeat(1001) })).toBe(false);
    expect(refused({ amsRequestList: Array.from({ length: 1000 }, () => amsRowOf('A')) })).toBe(false);
    expect(refused({ billType: 2 })).toBe(false);
  });

  it('[D01] read data of older versions: no extra fields, numbers as text, no missing lists', () => {
    const read = readLeniently(isf10, {
      bugerName: 7,
      extra: 1,
      amsRequestList: [{ amsNo: 'OOLU1' }, null],
      billHsRequestList: 'x',
    });
    expect(read).toMatchObject({ bugerName: '7', amsRequestList: [{ amsNo: 'OOLU1', amsType: '', userRemark: '' }] });
    expect(read?.billHsRequestList).toEqual([]);
    expect(readLeniently(isf10, 'nonsense')).toBeNull();
  });
});
