import type { BillStatistics, StatisticSums } from '#contract/endpoints/statistics.ts';
import { PAY_TYPES, type PayType } from '#contract/codes.ts';
import { percentOf, statusMix, type Bucket, type Grain } from './buckets.ts';

/** A sentence about the numbers: message key below `statistics.findings` with its values; `count` forms the plural. */
export interface StatisticsFinding {
  key: string;
  args: Readonly<Record<string, string | number>>;
}

const finding = (key: string, args: StatisticsFinding['args'] = {}): StatisticsFinding => ({ key, args });

export function filingsFinding(
  { filings }: StatisticSums,
  buckets: readonly Bucket[],
  grain: Grain,
): StatisticsFinding {
  if (filings === 0) return finding('filings.none');
  if (buckets.length < 2) return finding('filings.all', { count: filings });
  const size = ({ isf10, isf5 }: Bucket) => isf10 + isf5;
  const peak = buckets.reduce((most, one) => (size(one) > size(most) ? one : most));
  return finding(`filings.${grain}`, {
    count: filings,
    peak: size(peak),
    when: peak.start.slice(0, grain === 'month' ? 7 : 10),
  });
}

/** Share of first messages that were accepted, in percent; null without any answer. */
export const firstTryShare = ({ accepted, rejected }: Pick<StatisticSums, 'accepted' | 'rejected'>): number | null =>
  accepted + rejected === 0 ? null : percentOf(accepted, accepted + rejected);

type Answers = Pick<StatisticSums, 'accepted' | 'rejected'>;

export function firstTryFinding(total: Answers, previous: Answers): StatisticsFinding {
  const percent = firstTryShare(total);
  const before = firstTryShare(previous);
  if (percent === null) return finding('firstTry.none');
  if (before === null) return finding('firstTry.only', { percent });
  const points = Math.abs(percent - before);
  if (points === 0) return finding('firstTry.same', { percent });
  return finding(percent > before ? 'firstTry.better' : 'firstTry.worse', { percent, count: points });
}

export function statusFinding({ filings }: StatisticSums, byDay: BillStatistics['byDay']): StatisticsFinding {
  if (filings === 0) return finding('status.none');
  const { accepted, warning, waiting, rejected } = statusMix(byDay);
  if (rejected > 0) return finding('status.rejected', { count: rejected });
  if (waiting > 0) return finding('status.waiting', { count: waiting });
  return finding('status.settled', { percent: percentOf(accepted + warning, filings) });
}

export function aheadFinding({ timed, late }: StatisticSums): StatisticsFinding {
  if (timed === 0) return finding('ahead.none');
  if (late === 0) return finding('ahead.inTime', { count: timed });
  return finding('ahead.late', { count: late, timed, percent: percentOf(late, timed) });
}

/** @param reason text of the most frequent one */
export function rejectsFinding([first]: BillStatistics['topRejects'], reason: string): StatisticsFinding {
  return first ? finding('rejects.top', { count: first.count, reason }) : finding('rejects.none');
}

const PURSES = { 0: 'coins', 1: 'credit', 2: 'couponDeduction', 3: 'vip' } as const satisfies Record<
  PayType,
  keyof StatisticSums
>;
interface PaidPart {
  payType: PayType;
  coins: number;
}

/** What was paid in each way, in coins; the largest part first. */
export const paidParts = (total: StatisticSums): PaidPart[] =>
  PAY_TYPES.map((payType) => ({ payType, coins: total[PURSES[payType]] }))
    .filter(({ coins }) => coins > 0)
    .sort((a, b) => b.coins - a.coins);

/** @param nameOf the name of a way to pay */
export function paidFinding(parts: readonly PaidPart[], nameOf: (payType: PayType) => string): StatisticsFinding {
  const [first] = parts;
  if (!first) return finding('paid.none');
  const whole = parts.reduce((sum, { coins }) => sum + coins, 0);
  if (parts.length === 1) return finding('paid.only', { way: nameOf(first.payType) });
  return finding('paid.mostly', { way: nameOf(first.payType), percent: percentOf(first.coins, whole) });
}
