import { describe, expect, it } from 'vitest';
import { dateInZone } from './leavingEnvelope.ts';
import type { StoredEnvelope } from './storedEnvelope.ts';
import { toTransmission, withoutPassword } from './transmission.ts';

const ENVELOPE: StoredEnvelope = {
  date: '112226',
  site: '4601',
  sender: 'TPT',
  senderOffice: '',
  port: '4601',
  filer: 'TPT',
  office: '',
  preparerPort: '',
  preparerFiler: '',
  preparerOffice: '',
  blockText: '',
};
const HEADER = 'SF10101D  EI 12-345678900             TPT-20260000417                           ';
const linesOf = (changes: Partial<StoredEnvelope> = {}, controlNo = '0000001024') =>
  toTransmission({ controlNo, message: HEADER }, { ...ENVELOPE, ...changes }, 'XXXXXX').split('\n');

describe('the envelope of a message', () => {
  it('[X01] is that of chapter V23, column by column', () => {
    expect(linesOf()).toEqual([
      'A4601TPTXXXXXX112226     SF                                0000001024           ',
      'B  4601TPTSF                                               0000001024           ',
      HEADER,
      'Y  4601TPTSF                                                                    ',
      'Z4601TPT      112226                                                            ',
    ]);
  });

  it('[X01] has offices, a preparer with its indicator, and the text of certification', () => {
    const preparer = { preparerPort: '2704', preparerFiler: 'BRK', preparerOffice: '07' };
    expect(linesOf({ senderOffice: '01', office: '02', ...preparer, blockText: 'SCENARIO 001' })).toEqual([
      'A4601TPTXXXXXX112226     SF          01                    0000001024           ',
      'B  4601TPTSF                                022704BRK071   SCENARIO 001         ',
      HEADER,
      'Y  4601TPTSF                                02                                  ',
      'Z4601TPT      112226                 01                                         ',
    ]);
  });

  it.each([
    ['filer', 'TPT1', 'filer'],
    ['filer', 'tpt', 'filer'],
    ['blockText', 'SZENARIO Ä', 'filerText'],
    ['site', '46\n1', 'site'],
  ])('[X01] is not written with the %s %j', (name, value, element) => {
    expect(() => linesOf({ [name]: value })).toThrow(element);
  });

  it('[X01] loses its password alone where it is compared', () => {
    expect(withoutPassword(linesOf().join('\n')).split('\n')[0]).toBe(
      'A4601TPT      112226     SF                                0000001024           ',
    );
  });
});

describe('the date of a transmission', () => {
  it.each([
    // Eastern standard time is five hours behind.
    ['2026-11-22T04:59:59Z', '112126'],
    ['2026-11-22T05:00:00Z', '112226'],
    // Daylight saving time, from 2026-03-08 to 2026-11-01, is four hours behind.
    ['2026-07-05T03:59:59Z', '070426'],
    ['2026-07-05T04:00:00Z', '070526'],
    // The nights of the changes.
    ['2026-03-08T04:59:59Z', '030726'],
    ['2026-03-08T05:00:00Z', '030826'],
    ['2026-03-09T03:59:59Z', '030826'],
    ['2026-03-09T04:00:00Z', '030926'],
    ['2026-11-01T03:59:59Z', '103126'],
    ['2026-11-01T04:00:00Z', '110126'],
    ['2026-11-02T04:59:59Z', '110126'],
    ['2026-11-02T05:00:00Z', '110226'],
    ['2027-01-01T04:59:59Z', '123126'],
  ])('[X01] at %s in New York is %s', (at, date) => {
    expect(dateInZone(new Date(at), 'America/New_York')).toBe(date);
  });
});
