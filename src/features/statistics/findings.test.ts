import { describe, expect, it } from 'vitest';
import { statistics } from '#messages/en/statistics.ts';
import { fillText } from '#rules/fillText.ts';
import { addDays, daysOf, periodBefore } from '#rules/period.ts';
import { bucketsOf, grainOf, shareRange, statusMix } from './buckets.ts';
import {
  aheadFinding,
  filingsFinding,
  firstTryFinding,
  paidFinding,
  paidParts,
  rejectsFinding,
  statusFinding,
} from './findings.ts';
import { PRESETS } from './presets.ts';
import { makeDay, makeStatistics, noSums } from './testing/makeStatistics.ts';

const sums = (changes: object) => ({ ...noSums(), ...changes });

describe('[R14] periods', () => {
  it('have a period before of the same length', () => {
    expect(periodBefore({ start: '2026-03-01', end: '2026-03-31' })).toEqual({
      start: '2026-01-29',
      end: '2026-02-28',
    });
    expect(daysOf({ start: '2028-02-28', end: '2028-03-01' })).toBe(3);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('are chosen by presets that end today or earlier', () => {
    // A Tuesday.
    const chosen = PRESETS.map(({ range }) => range('2026-11-24'));
    expect(chosen).toEqual([
      { begin: '2026-11-23', end: '2026-11-24' },
      { begin: '2026-11-01', end: '2026-11-24' },
      { begin: '2026-10-01', end: '2026-10-31' },
      { begin: '2026-08-27', end: '2026-11-24' },
      { begin: '2026-01-01', end: '2026-11-24' },
    ]);
    expect(PRESETS[0].range('2026-11-22')).toEqual({ begin: '2026-11-16', end: '2026-11-22' });
  });
});

describe('[M04] columns over time', () => {
  it.each([
    ['2026-11-24', '2026-11-24', 'day', 1],
    ['2026-11-11', '2026-11-24', 'day', 14],
    // From Wednesday to Tuesday: three weeks are touched.
    ['2026-11-04', '2026-11-24', 'week', 4],
    ['2024-11-24', '2026-11-24', 'month', 25],
  ])('of %s to %s are by %s', (start, end, grain, count) => {
    const period = { start, end };
    const { byDay, total } = makeStatistics(period, (day) => (day * 7) % 40);
    const buckets = bucketsOf(period, byDay);
    expect([grainOf(period), buckets.length]).toEqual([grain, count]);
    expect([buckets[0]?.start, buckets.at(-1)?.end]).toEqual([start, end]);
    expect(buckets.reduce((sum, one) => sum + one.isf10 + one.isf5, 0)).toBe(total.filings);
    expect(buckets.reduce((sum, one) => sum + one.accepted + one.rejected, 0)).toBe(total.accepted + total.rejected);
  });

  it('count every status', () => {
    expect(statusMix([makeDay('2026-11-24', 100)])).toEqual({
      accepted: 78,
      warning: 10,
      waiting: 0,
      rejected: 12,
      deleted: 0,
    });
  });

  it('have a wide range for few filings and a narrow one for many', () => {
    const [low, high] = shareRange(9, 10) ?? [0, 0];
    expect([Math.round(low), Math.round(high)]).toEqual([60, 98]);
    const [lowOfMany, highOfMany] = shareRange(900, 1000) ?? [0, 0];
    expect(highOfMany - lowOfMany).toBeLessThan(4);
    expect(shareRange(0, 0)).toBeNull();
  });
});

describe('[M04] findings', () => {
  it('name the busiest week without claiming that it has most of the filings', () => {
    const period = { start: '2026-10-05', end: '2026-11-01' };
    const { total, byDay } = makeStatistics(period, (day) => (day >= 7 && day < 14 ? 10 : 2));
    expect(filingsFinding(total, bucketsOf(period, byDay), 'week')).toEqual({
      key: 'filings.week',
      args: { count: 112, peak: 70, when: '2026-10-12' },
    });
    const args = { count: 22, peak: 10, when: '2026-10-12' };
    expect(fillText(statistics.findings.filings.week_other, args)).toBe(
      '22 filings were sent, the most in the week of 2026-10-12: 10',
    );
  });

  it.each([
    [{}, {}, 'firstTry.none', {}],
    [{ accepted: 9, rejected: 1 }, {}, 'firstTry.only', { percent: 90 }],
    [{ accepted: 9, rejected: 1 }, { accepted: 18, rejected: 2 }, 'firstTry.same', { percent: 90 }],
    [{ accepted: 9, rejected: 1 }, { accepted: 8, rejected: 2 }, 'firstTry.better', { percent: 90, count: 10 }],
    [{ accepted: 8, rejected: 2 }, { accepted: 81, rejected: 19 }, 'firstTry.worse', { percent: 80, count: 1 }],
  ])('compare first tries %o with those before %o', (now, before, key, args) => {
    expect(firstTryFinding(sums(now), sums(before))).toEqual({ key, args });
  });

  it.each([
    [{ receiveSuccess: 3, receiveFailed: 1 }, 4, 'status.rejected', { count: 1 }],
    [{ receiveSuccess: 3, submitted: 2 }, 5, 'status.waiting', { count: 2 }],
    [{ receiveSuccess: 3, deleteSuccess: 1 }, 4, 'status.settled', { percent: 75 }],
    [{}, 0, 'status.none', {}],
  ])('state what the statuses %o require', (statuses, filings, key, args) => {
    expect(statusFinding(sums({ filings }), [{ ...makeDay('2026-11-24', 0), statuses }])).toEqual({ key, args });
  });

  it('count late filings among those with a loading time', () => {
    const { findings } = statistics;
    const late = aheadFinding(sums({ filings: 22, timed: 8, late: 2 }));
    expect(late).toEqual({ key: 'ahead.late', args: { count: 2, timed: 8, percent: 25 } });
    expect(fillText(findings.ahead.late_other, late.args)).toBe(
      '2 of 8 filings with a loading time were sent late (25%)',
    );
    const inTime = aheadFinding(sums({ filings: 22, timed: 18 }));
    expect(inTime).toEqual({ key: 'ahead.inTime', args: { count: 18 } });
    expect(fillText(findings.ahead.inTime_other, inTime.args)).toBe(
      'All 18 filings with a loading time were sent on time',
    );
    expect(aheadFinding(sums({ filings: 8 })).key).toBe('ahead.none');
  });

  it('name the first reason and the main way to pay', () => {
    expect(rejectsFinding([{ code: 'S17', count: 3 }], 'No bond')).toEqual({
      key: 'rejects.top',
      args: { count: 3, reason: 'No bond' },
    });
    expect(rejectsFinding([], '').key).toBe('rejects.none');
    const parts = paidParts(sums({ coins: 100, credit: 300, vip: -20 }));
    expect(parts.map(({ payType }) => payType)).toEqual([1, 0]);
    expect(paidFinding(parts, String)).toEqual({ key: 'paid.mostly', args: { way: '1', percent: 75 } });
    expect(paidFinding(paidParts(sums({ coins: 5 })), String).key).toBe('paid.only');
    expect(paidFinding([], String).key).toBe('paid.none');
  });
});
