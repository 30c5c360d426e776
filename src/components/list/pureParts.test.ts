import { describe, expect, it } from 'vitest';
import { lastDays, rangeProblem, tidyDay } from './dayRange.ts';
import { GAP, pageWindow } from './pageWindow.ts';
import { upperCased } from './upperCased.ts';

describe('pageWindow', () => {
  it('[R22] shows every page when they are few', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });
  it('[R22] shows first, last and neighbors of many, and fills a gap of one', () => {
    expect(pageWindow(6, 20)).toEqual([1, GAP, 5, 6, 7, GAP, 20]);
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, GAP, 20]);
  });
});

describe('day range', () => {
  it('[V18] rejects an end before the start and accepts one day', () => {
    expect(rangeProblem('2026-03-02', '2026-03-01')).toBe('endBeforeStart');
    expect(rangeProblem('2026-03-02', '2026-03-02')).toBeNull();
  });
  it('rejects a day that does not exist', () => {
    expect(rangeProblem('2026-02-30', '')).toBe('dateForm');
    expect(rangeProblem('', 'yesterday')).toBe('dateForm');
  });
  it('includes today in the last days, across months', () => {
    expect(lastDays('2026-03-02', 7)).toEqual({ begin: '2026-02-24', end: '2026-03-02' });
    expect(lastDays('2026-03-02', 1)).toEqual({ begin: '2026-03-02', end: '2026-03-02' });
  });
  it('reads common date formats', () => {
    expect(tidyDay('20260302')).toBe('2026-03-02');
    expect(tidyDay(' 2026/3/2 ')).toBe('2026-03-02');
    expect(tidyDay('soon')).toBe('soon');
  });
});

describe('upperCased', () => {
  it('[L03] keeps the caret, also after a letter that becomes two', () => {
    expect(upperCased('ool1', 3)).toEqual({ text: 'OOL1', caret: 3 });
    expect(upperCased('straße', 5)).toEqual({ text: 'STRASSE', caret: 6 });
  });
  it('[L03] ignores the locale', () => {
    expect(upperCased('i', 1).text).toBe('I');
  });
});
