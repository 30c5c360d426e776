import { addDays } from '#rules/period.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { toServerDay } from '#schema/dateText.ts';

/** From `begin` on, to before `end`; null is unbounded. */
export interface TimeRange {
  begin: Date | null;
  end: Date | null;
}

/** Days and months as `YYYY-MM-DD` at +08:00, from the first on, to before the last; null is unbounded. */
export interface DayRange {
  begin: string | null;
  end: string | null;
}

export const EVERY_TIME: TimeRange = { begin: null, end: null };

/** A range split into whole months, whole days and parts of days, as the counters require. */
interface RangeParts {
  months: DayRange | null;
  /** Whole days outside the months. */
  days: DayRange[];
  /** Parts of days. */
  edges: { begin: Date; end: Date }[];
}

/** The first instant of a day. */
export const startOfDay = (day: string): Date => fromServerText(`${day} 00:00:00`) ?? new Date(Number.NaN);

/** The first day of the following month. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

export function splitRange({ begin, end }: TimeRange): RangeParts {
  if (begin && end && begin >= end) return { months: null, days: [], edges: [] };
  const firstDay = begin && wholeDayFrom(begin);
  const lastDay = end && toServerDay(end);
  // Within one day, or over a midnight without a whole day.
  if (begin && end && firstDay && lastDay && firstDay >= lastDay)
    return { months: null, days: [], edges: [{ begin, end }] };
  const edges = [
    ...(begin && firstDay && begin < startOfDay(firstDay) ? [{ begin, end: startOfDay(firstDay) }] : []),
    ...(end && lastDay && startOfDay(lastDay) < end ? [{ begin: startOfDay(lastDay), end }] : []),
  ];
  const firstMonth = firstDay && (firstDay === monthOf(firstDay) ? firstDay : nextMonth(firstDay));
  const lastMonth = lastDay && monthOf(lastDay);
  if (firstMonth && lastMonth && firstMonth >= lastMonth) {
    return { months: null, days: [{ begin: firstDay, end: lastDay }], edges };
  }
  const days = [
    ...(firstDay && firstMonth && firstDay < firstMonth ? [{ begin: firstDay, end: firstMonth }] : []),
    ...(lastDay && lastMonth && lastMonth < lastDay ? [{ begin: lastMonth, end: lastDay }] : []),
  ];
  return { months: { begin: firstMonth, end: lastMonth }, days, edges };
}

/** The first day that begins at this time or later. */
function wholeDayFrom(at: Date): string {
  const day = toServerDay(at);
  return startOfDay(day) < at ? addDays(day, 1) : day;
}
