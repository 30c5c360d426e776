import type { StatisticDay } from '#contract/endpoints/statistics.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { addDays, daysOf, type Period } from '#rules/period.ts';

export type Grain = 'day' | 'week' | 'month';

/** Parts of the status mix, in the order in which they are stacked. */
export const STATUS_PARTS = ['accepted', 'warning', 'waiting', 'rejected', 'deleted'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];
const PART_OF: Record<DeclarationStatus, StatusPart> = {
  submitted: 'waiting',
  receiveOk: 'waiting',
  receiveSuccess: 'accepted',
  receiveSuccessWarning: 'warning',
  receiveFailed: 'rejected',
  modifySuccess: 'accepted',
  modifySuccessWarning: 'warning',
  modifyFailed: 'rejected',
  deleteSuccess: 'deleted',
  deleteFailed: 'rejected',
};
type StatusMix = Record<StatusPart, number>;

/** What a column of the charts over time shows. */
export interface Bucket {
  /** First and last day within the period. */
  start: string;
  end: string;
  isf10: number;
  isf5: number;
  accepted: number;
  rejected: number;
  statuses: StatusMix;
}

const BY_DAY_UNTIL = 14;
const BY_WEEK_UNTIL = 400;

/** The width of a period's columns: days for weeks, months for years. */
export function grainOf(period: Period): Grain {
  const days = daysOf(period);
  if (days <= BY_DAY_UNTIL) return 'day';
  return days <= BY_WEEK_UNTIL ? 'week' : 'month';
}

/** Divides a period into days, weeks from Monday or months with their days; empty ones stay. */
export function spansOf<D extends { day: string }>(period: Period, days: readonly D[]): (Period & { days: D[] })[] {
  const grain = grainOf(period);
  const spans: (Period & { days: D[] })[] = [];
  for (let start = period.start; start <= period.end;) {
    const last = lastDayOf(start, grain);
    const end = last < period.end ? last : period.end;
    spans.push({ start, end, days: days.filter(({ day }) => day >= start && day <= end) });
    start = addDays(end, 1);
  }
  return spans;
}

export function bucketsOf(period: Period, days: readonly StatisticDay[]): Bucket[] {
  return spansOf(period, days).map(({ start, end, days: own }) => {
    const sum = (name: 'isf10' | 'isf5' | 'accepted' | 'rejected') => own.reduce((total, day) => total + day[name], 0);
    return {
      start,
      end,
      isf10: sum('isf10'),
      isf5: sum('isf5'),
      accepted: sum('accepted'),
      rejected: sum('rejected'),
      statuses: statusMix(own),
    };
  });
}

export function statusMix(days: readonly Pick<StatisticDay, 'statuses'>[]): StatusMix {
  const mix: StatusMix = { accepted: 0, warning: 0, waiting: 0, rejected: 0, deleted: 0 };
  for (const { statuses } of days) {
    for (const [status, count] of Object.entries(statuses)) mix[PART_OF[status as DeclarationStatus]] += count;
  }
  return mix;
}

function lastDayOf(day: string, grain: Grain): string {
  if (grain === 'day') return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (grain === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/**
 * The range that contains a share with 95 % certainty (Wilson), in percent: few filings make it wide.
 * @example shareRange(9, 10) // [59.6, 98.2]
 */
export function shareRange(part: number, whole: number): [number, number] | null {
  if (whole === 0) return null;
  const z = 1.96;
  const share = part / whole;
  const center = share + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const scale = 100 / (1 + (z * z) / whole);
  return [Math.max(0, (center - spread) * scale), Math.min(100, (center + spread) * scale)];
}

/** @example percentOf(1, 3) // 33 */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
