import { describe, expect, it } from 'vitest';
import { cleanIdNumber, readIdNumber } from './idNumber.ts';

describe('readIdNumber', () => {
  it.each([
    ['EIN: 12-3456789', 'EI', '12-345678900'],
    ['EIN:12-3456789', 'EI', '12-345678900'],
    ['IRS# 12 3456789', 'EI', '12-345678900'],
    ['IRS No. 123456789', 'EI', '12-345678900'],
    ['12-345678900', 'EI', '12-345678900'],
    ['12-3456789AB', 'EI', '12-3456789AB'],
    ['12345678900', 'EI', '12-345678900'],
    ['税号：123456789', 'EI', '12-345678900'],
    ['123456789', 'EI', '12-345678900'],
    ['123-45-6789', '34', '123-45-6789'],
    ['SSN 123456789', '34', '123-45-6789'],
    ['１２３－４５－６７８９', '34', '123-45-6789'],
    ['261704-12345', 'ANI', '261704-12345'],
    ['CBP assigned number 26170412345', 'ANI', '261704-12345'],
    ['Passport No: EA1234567', 'AEF', 'EA1234567'],
    ['passport no. e 12345678', 'AEF', 'E12345678'],
    ['护照号码 G12345678', 'AEF', 'G12345678'],
    ['Hộ chiếu: C1234567', 'AEF', 'C1234567'],
    ['G12345678', 'AEF', 'G12345678'],
    ['Passport 123456789', 'AEF', '123456789'],
  ])('[V09] reads %j as %s %s', (text, kind, value) => {
    expect(readIdNumber(text)).toEqual({ kind, value, choices: [] });
  });

  it('[V09] offers choices for nine digits without a separator where no type is chosen', () => {
    expect(readIdNumber(' 123456789 ', '')).toEqual({
      kind: null,
      value: '123456789',
      choices: [
        { kind: 'EI', value: '12-345678900' },
        { kind: '34', value: '123-45-6789' },
      ],
    });
  });

  it('[V09] offers choices for eleven digits that do not end in 00', () => {
    expect(readIdNumber('26170412345').choices.map(({ kind }) => kind)).toEqual(['EI', 'ANI']);
  });

  it('[V09] prefers a type that was chosen before', () => {
    expect(readIdNumber('123456789', '34')).toMatchObject({ kind: '34', value: '123-45-6789' });
    expect(readIdNumber('26170412345', 'ANI')).toMatchObject({ kind: 'ANI', value: '261704-12345' });
    expect(readIdNumber('123456789', 'AEF')).toMatchObject({ kind: 'AEF', value: '123456789' });
  });

  it('[V09] prefers the format of the number to the type that was chosen before', () => {
    expect(readIdNumber('123-45-6789', 'AEF')).toMatchObject({ kind: '34' });
    expect(readIdNumber('12-345678900', '34')).toMatchObject({ kind: 'EI' });
  });

  it.each(['12345', 'WHAT', '1234567890123456789', ''])('returns no type for %j', (text) => {
    expect(readIdNumber(text)).toMatchObject({ kind: null, choices: [], value: text });
  });

  it('accepts its own results unchanged', () => {
    for (const value of ['12-345678900', '123-45-6789', '261704-12345', 'E12345678'])
      expect(readIdNumber(value).value).toBe(value);
  });
});

describe('cleanIdNumber', () => {
  it.each([
    ['123456789', 'EI', '12-345678900'],
    ['12-3456789', 'EI', '12-345678900'],
    ['12345678900', 'EI', '12-345678900'],
    ['12-3456789ab', 'EI', '12-3456789AB'],
    ['123-45-6789', 'EI', '123-45-6789'],
    ['123456789', '34', '123-45-6789'],
    ['26170412345', 'ANI', '261704-12345'],
    ['e 1234567', 'AEF', 'E1234567'],
    ['what', 'EI', 'WHAT'],
  ])('[V09] formats %j of type %s as %j', (text, type, clean) => {
    expect(cleanIdNumber(text, type)).toBe(clean);
  });
});
