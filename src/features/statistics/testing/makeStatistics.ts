import type { BillStatistics, StatisticDay, StatisticSums } from '#contract/endpoints/statistics.ts';
import { addDays, daysOf, periodBefore, type Period } from '#rules/period.ts';

export const noSums = (): StatisticSums => ({
  filings: 0,
  isf5: 0,
  isf10: 0,
  accepted: 0,
  rejected: 0,
  timed: 0,
  late: 0,
  fees: 0,
  bonds: 0,
  refunds: 0,
  coins: 0,
  credit: 0,
  vip: 0,
  coupons: 0,
  couponDeduction: 0,
  toppedUp: 0,
});

/** A day on which a number of filings were sent, each for 70 coins. */
export function makeDay(day: string, filings: number): StatisticDay {
  const [isf5, rejected, late, coupons] = [0.15, 0.12, 0.2, 0.1].map((share) => Math.floor(filings * share)) as [
    number,
    number,
    number,
    number,
  ];
  const fees = (filings - coupons) * 70;
  const credit = Math.floor((filings - coupons) / 5) * 70;
  return {
    ...noSums(),
    day,
    filings,
    isf5,
    isf10: filings - isf5,
    accepted: filings - rejected,
    rejected,
    timed: filings,
    late,
    fees,
    coins: fees - credit,
    credit,
    coupons,
    couponDeduction: coupons * 70,
    statuses: {
      receiveSuccess: filings - rejected - Math.floor(filings / 10),
      receiveSuccessWarning: Math.floor(filings / 10),
      receiveFailed: rejected,
    },
  };
}

const addUp = (days: readonly StatisticSums[]): StatisticSums => {
  const total = noSums();
  for (const day of days) for (const name of Object.keys(total) as (keyof StatisticSums)[]) total[name] += day[name];
  return total;
};

const CODES = ['S17', 'S16', 'S33', 'S08', 'S24', 'S13', 'S23', 'S12', 'S10', '01'];

/** Statistics of a period as the portal answers them. @param filingsOn the filings of its first, second … day */
export function makeStatistics(period: Period, filingsOn: (day: number) => number): BillStatistics {
  const byDay = Array.from({ length: daysOf(period) }, (_, at) =>
    makeDay(addDays(period.start, at), filingsOn(at)),
  ).filter(({ filings }) => filings > 0);
  const total = addUp(byDay);
  const early = total.timed - total.late;
  return {
    total,
    previous: {
      ...addUp(byDay.map(({ day, filings }) => makeDay(day, Math.ceil(filings * 0.8)))),
      ...periodBefore(period),
    },
    byDay,
    byType: [
      { billType: 1, filings: total.isf10 },
      { billType: 0, filings: total.isf5 },
    ],
    byStatus: [],
    byOperator: total.filings > 0 ? [{ ...total, operatorId: 'demo-filer', operator: 'Finn Zhao' }] : [],
    byHalfDay: [
      { halfDay: 1, filings: total.late, late: total.late },
      { halfDay: 2, filings: Math.ceil(early / 2), late: 0 },
      { halfDay: 5, filings: Math.floor(early / 2), late: 0 },
    ].filter(({ filings }) => filings > 0),
    topRejects: CODES.slice(0, Math.min(CODES.length, total.rejected)).map((code, at) => ({
      code,
      count: Math.ceil(total.rejected / (at + 1)),
    })),
  };
}
