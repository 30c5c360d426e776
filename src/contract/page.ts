import { z } from 'zod';
import { isDay, isTime } from '#schema/dateText.ts';
import { DEFAULT_PAGE_SIZE, LIMITS } from './limits.ts';

/** A number in a query string. */
export const queryNumber = z.coerce.number().int();

/** A day, or a time at +08:00, that exists. */
const dayOrTime = z.string().refine((text) => isDay(text) || isTime(text), { error: 'validation.date' });

/** Nothing is older or newer. Beyond, a second more or another zone gives years that no database knows. */
const FIRST_SECOND = '1900-01-01 00:00:00';
const LAST_SECOND = '2199-12-31 23:59:59';
const within = (time: string): string => {
  if (time < FIRST_SECOND) return FIRST_SECOND;
  return time > LAST_SECOND ? LAST_SECOND : time;
};

/** A time of the wire, `YYYY-MM-DD HH:mm:ss` at +08:00, from 1900 to 2199; a bare day is its first second. */
export const wireTime = dayOrTime.transform((text) => within(isDay(text) ? `${text} 00:00:00` : text));

/** The end of a date range: a bare day is its last second. */
export const wireTimeEnd = dayOrTime.transform((text) => within(isDay(text) ? `${text} 23:59:59` : text));

/** A yes or no in a query string; absent is no. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .optional()
  .transform((said) => said === 'true' || said === '1');

/** Paging of every list. pageSize over 100 is refused. */
export const paging = {
  pageSize: queryNumber.min(1).max(LIMITS.pageSizeMax).default(DEFAULT_PAGE_SIZE),
  pageNum: queryNumber.min(1).max(1_000_000).default(1),
  sortField: z.string().max(40).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  /** Rows offered while somebody types, as in a field or the palette: that is no search to be remembered ([L02]). */
  suggest: queryFlag,
};

/** [L01] `{ records, total, statistics }`. */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.number().int(), statistics: z.record(z.string(), z.unknown()) });

export interface Page<T> {
  records: T[];
  total: number;
  statistics: Record<string, unknown>;
}

/** In `statistics` of a free search that did not count, or did not read, every row. */
export interface ReachStatistics {
  /** The total, and every other count of the search, is at least so many. */
  capped?: true;
  /** Only so many rows were read, the first in the order of time; older (or newer) ones may match as well. */
  searchedRows?: number;
  /** When the last row that was read was created, `YYYY-MM-DD HH:mm:ss` at +08:00. */
  searchedTo?: string;
}

/** A free search; blank is no search. */
export const keyword = z
  .string()
  .trim()
  .max(100)
  .optional()
  .transform((text) => text || undefined);
export const id = z.string().min(1).max(64);
export const ids = z.array(id).min(1).max(LIMITS.idsPerCall);
