const DAY = 86_400_000;
const ORIGIN = Date.UTC(1900, 0, 1);

/**
 * Widths in days of the spans of time in search indexes, each divided into spans of the next width. The first
 * is one span for all rows of an enterprise.
 */
export const SPAN_DAYS = [1_000_000, 64, 8, 1] as const;

/** The width of the span with every row. */
export const ALWAYS = SPAN_DAYS[0];

/** The day of a time, counted as `search_day` of migration 0063 does. */
export const dayNumber = (time: Date): number => Math.floor((time.getTime() - ORIGIN) / DAY);

/** The begin of a day of this number. */
export const beginOfDay = (day: number): Date => new Date(ORIGIN + day * DAY);

/**
 * The SQL expression of the span that a row is in; indexes and queries must have the same one.
 * @example spanKey('created_at', 8)
 */
export const spanKey = (time: string, days: number): string =>
  `array[search_span(enterprise_id, search_day(${time}), ${days})]`;
