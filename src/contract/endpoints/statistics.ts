import { z } from 'zod';
import { isDay } from '#schema/dateText.ts';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { LIMITS, LOCALES } from '../limits.ts';
import { id } from '../page.ts';
import { DECLARATION_STATUS_NAMES } from '../statuses.ts';

export const day = z
  .string()
  .refine((text) => isDay(text) && text >= '1900' && text < '2200', { error: 'validation.date' });
const DAY_MS = 86_400_000;

/** Both days at +08:00, and included. */
const period = {
  start: day,
  end: day,
  /** Only what this person filed and paid. */
  operator: id.optional(),
};
export const isPeriod = ({ start, end }: { start: string; end: string }): boolean =>
  start <= end && (Date.parse(end) - Date.parse(start)) / DAY_MS < LIMITS.statisticDays;
export const WRONG_PERIOD = { path: ['end'], error: 'validation.period' };

const count = z.number().int();
/**
 * Sums of a day, a period or a person. Filings count on the day of their first send, money on the day of its ledger
 * entries; refunds are deducted.
 */
const sums = z.object({
  filings: count,
  isf5: count,
  isf10: count,
  /** Filings whose first message customs accepted, with warnings or without. */
  accepted: count,
  /** Filings whose first message customs rejected; unanswered ones are in neither. */
  rejected: count,
  /** Filings first sent with a loading time, and those of them that were late: `hoursToFile`. */
  timed: count,
  late: count,
  /** In coins, without what coupons paid: fees, the provider's bond, and what was refunded of both. */
  fees: count,
  bonds: count,
  refunds: count,
  /** The same after refunds, by way to pay: together `fees` + `bonds` - `refunds`. */
  coins: count,
  credit: count,
  vip: count,
  /** Number of coupons, and the coins that they saved. */
  coupons: count,
  couponDeduction: count,
  /** Coins that were added to the wallet. */
  toppedUp: count,
});
export type StatisticSums = z.output<typeof sums>;
export const SUM_NAMES = Object.keys(sums.shape) as (keyof StatisticSums)[];

const dayRow = sums.extend({
  day: z.string(),
  /** Filings of this day by their status now. */
  statuses: z.partialRecord(z.enum(DECLARATION_STATUS_NAMES), count),
});
export type StatisticDay = z.output<typeof dayRow>;
const operatorRow = sums.extend({ operatorId: z.string(), operator: z.string() });
export type StatisticOperator = z.output<typeof operatorRow>;

const billStatistics = z.object({
  total: sums,
  /** As many days right before the period. */
  previous: sums.extend({ start: z.string(), end: z.string() }),
  /** Days on which something happened, oldest first. */
  byDay: z.array(dayRow),
  byType: z.array(z.object({ billType: z.union([z.literal(0), z.literal(1)]), filings: count })),
  byStatus: z.array(z.object({ status: z.enum(DECLARATION_STATUS_NAMES), filings: count })),
  /** Of everybody, also when the rest is of one person. */
  byOperator: z.array(operatorRow),
  /** Filings by half days from first send to loading: from -1 (after loading) to 14 (a week and more). */
  byHalfDay: z.array(z.object({ halfDay: count, filings: count, late: count })),
  /** Filings that customs refused for a reason, the ten most frequent ones; a filing may have several. */
  topRejects: z.array(z.object({ code: z.string(), count })),
});
export type BillStatistics = z.output<typeof billStatistics>;

export const statisticEndpoints = {
  billStatistics: endpoint(calls.billStatistics, {
    query: z.object(period).refine(isPeriod, WRONG_PERIOD),
    reply: billStatistics,
  }),
  exportBillStatistics: endpoint(calls.exportBillStatistics, {
    query: z.object({ ...period, lang: z.enum(LOCALES).optional() }).refine(isPeriod, WRONG_PERIOD),
    reply: z.void(),
  }),
};
