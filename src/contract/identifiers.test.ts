import { describe, expect, it } from 'vitest';
import { impossibleHolder, impossibleNumber, isSuretyCode, unusualNumber } from './identifiers.ts';
import { portFault } from './portCode.ts';

const TODAY = '2026-11-26';

describe('[X06] numbers that need no register', () => {
  it.each([
    ['EI', '12-345678900', null],
    ['EI', '12-3456789A1', null],
    ['EI', '12-3456789', 'einNoSuffix'],
    ['EI', '12-3456789OZ', 'einSuffix'],
    ['EI', '12-34567890I', 'einSuffix'],
    ['EI', '00-345678900', 'einPrefix'],
    ['EI', '12-000000000', 'einSerial'],
    ['EI', '12-000000100', null],
    ['EI', '123456789', 'format'],
    ['34', '123-45-6789', null],
    ['34', '000-00-0000', 'ssnArea'],
    ['34', '666-12-3456', 'ssnArea'],
    ['34', '912-70-1234', 'ssnTaxpayer'],
    ['34', '123-00-6789', 'ssnGroup'],
    ['34', '123-45-0000', 'ssnSerial'],
    ['ANI', '261704-00123', null],
    ['ANI', '1704-00123', 'format'],
    ['AEF', 'P1234567', null],
    ['AEF', 'P1234567890123456', 'format'],
    ['', 'anything', null],
    ['DUN', '123456789', null],
  ])('%s %s: is %s', (type, number, problem) => {
    expect(impossibleNumber(type, number)).toBe(problem);
  });

  it.each([
    ['EI', '01 06 10 16 20 27 30 48 50 68 71 77 80 88 90 95 98 99', null],
    ['EI', '07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97', 'einRarePrefix'],
  ])('%s with the prefixes %s: is %s', (type, prefixes, problem) => {
    for (const prefix of prefixes.split(' ')) expect(unusualNumber(type, `${prefix}-345678900`, TODAY)).toBe(problem);
  });

  it('[X06] a prefix that the operator added is usual, and 00 stays impossible', () => {
    const added = new Set(['69', '00']);
    const found = ['69', '70', '00'].map((prefix) => unusualNumber('EI', `${prefix}-345678900`, TODAY, added));
    expect(found).toEqual([null, 'einRarePrefix', null]);
    expect(impossibleNumber('EI', '00-345678900')).toBe('einPrefix');
  });

  it.each([
    ['261704-00123', null],
    ['011001-00123', null],
    ['992704-00123', null],
    ['271704-00123', 'aniYear'],
    ['401704-00123', 'aniYear'],
    ['791704-00123', 'aniYear'],
    ['99ZZZZ-00000', 'aniPort'],
    ['260804-00123', 'aniPort'],
  ])('ANI %s: is %s', (number, problem) => {
    expect(unusualNumber('ANI', number, TODAY)).toBe(problem);
  });

  it('a bond holder has an EIN, a CBP-assigned or a social security number', () => {
    expect(['12-345678900', '261704-00123', '123-45-6789'].map(impossibleHolder)).toEqual([null, null, null]);
    expect(['E12345678', 'HBRL', '12-3456789', '666-12-3456'].map(impossibleHolder)).toEqual([
      'format',
      'format',
      'einNoSuffix',
      'ssnArea',
    ]);
  });

  it('a surety code has three digits and is not 000', () => {
    expect(['016', '000', '16', 'ABC', ''].map(isSuretyCode)).toEqual([true, false, false, false, false]);
  });

  it('[V16] a port code has an ISO country and three of A–Z and 2–9', () => {
    expect(['NLRTM', 'MXZLO', 'USQ6A', 'ZZZZZ', 'ZZ9ZZ', 'UKLON', 'MXZ01', 'MXZL', 'mxzlo'].map(portFault)).toEqual([
      null,
      null,
      null,
      'country',
      'country',
      'country',
      'form',
      'form',
      'form',
    ]);
  });
});
