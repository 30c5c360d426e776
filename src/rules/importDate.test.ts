import { expect, it } from 'vitest';
import { readSheetDate } from './importDate.ts';

const read = (text: string, kind: 'date' | 'dateTime' = 'dateTime') => readSheetDate({ text, kind: 'text' }, kind);

it.each([
  ['30-Nov-26', '2026-11-30 00:00:00'],
  ['30-Nov-2026', '2026-11-30 00:00:00'],
  ['3-Aug-26 18:30', '2026-08-03 18:30:00'],
  ['1 Dec 31', '2031-12-01 00:00:00'],
  ['Dec 15, 2026 6pm', '2026-12-15 18:00:00'],
  ['15-Dec-2026 06:30 p.m.', '2026-12-15 18:30:00'],
  ['15-Dec-2026 12:05 AM', '2026-12-15 00:05:00'],
])('[V20] reads %s like Excel', (text, time) => expect(read(text)).toEqual({ value: time, message: null }));

it.each([
  ['5-Mar-85', '1985-03-05'],
  ['5-Mar-04', '2004-03-05'],
])('[V20] reads %s as a birth year like Excel', (text, day) => expect(read(text, 'date').value).toBe(day));

it.each(['31-Feb-26', '30-Nvo-26', 'Nov-26', '3/8/2026', '30/11/26'])(
  '[V20] keeps %s, which is not exactly one day, as an error',
  (text) => expect(read(text)).toMatchObject({ value: text, message: { severity: 'error' } }),
);
