import { describe, expect, it } from 'vitest';
import { splitPasted } from './splitPasted.ts';

const goods = (lines: string[], from = 'hsCode') =>
  splitPasted('billHsRequestList', ['hsCode', 'hsCountryCode'], from, lines);
const numbers = (lines: string[]) => splitPasted('amsRequestList', ['amsNo', 'amsType', 'userRemark'], 'amsNo', lines);

describe('[B05] splitPasted for lines without tabs', () => {
  it.each([
    ['940360,CN', ['940360', 'CN']],
    ['940360; Việt Nam', ['940360', 'Việt Nam']],
    ['9403.60.80.81  CN', ['9403.60.80.81', 'CN']],
    ['8471.30\u00a0\u00a0VN', ['8471.30', 'VN']],
    ['"940360","CN - China"', ['940360', 'CN - China']],
    ['="030461",CN', ['030461', 'CN']],
    ['940360,', ['940360', '']],
  ])('splits goods and country: %j', (line, cells) => {
    expect(goods([line])).toEqual([cells]);
  });

  it('splits numbers, B/L type and remark', () => {
    expect(numbers(['OOLU2719403685,House', 'COSU 123456, OB, call first'])).toEqual([
      ['OOLU2719403685', 'House'],
      ['COSU 123456', 'OB', 'call first'],
    ]);
  });

  it('accepts a heading line, and lines with only the first column', () => {
    expect(goods(['HS code,Country of origin', '940360,CN', '940161'])).toEqual([
      ['HS code', 'Country of origin'],
      ['940360', 'CN'],
      ['940161'],
    ]);
  });

  it('keeps an unknown country as a cell', () => {
    expect(goods(['940360,CN', '940161,Ruritania'])?.[1]).toEqual(['940161', 'Ruritania']);
  });

  it.each([
    [['940360,940161']],
    [['940360,Ruritania']],
    [['940360,CN', 'TABLES,VN']],
    [['8471.30 VN']],
    [['940360']],
    [['940360,CN,12 PCS']],
    [['TABLES, CN']],
  ])('returns null if a piece does not match its column: %j', (lines) => expect(goods(lines)).toBeNull());

  it('returns null if pasted into another column', () => expect(goods(['940360,CN'], 'hsCountryCode')).toBeNull());
});
