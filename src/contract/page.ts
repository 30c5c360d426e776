import { z } from 'zod';
import { isDay, isTime } from '#schema/dateText.ts';
import { storedText } from '#schema/storedText.ts';
import { DEFAULT_PAGE_SIZE, LIMITS } from './limits.ts';

export const queryNumber = z.coerce.number().int();

/** An existing day, or a time at +08:00. */
const dayOrTime = z.string().refine((text) => isDay(text) || isTime(text), { error: 'validation.date' });

/** Beyond these, one more second or another zone gives years that the database does not support. */
const FIRST_SECOND = '1900-01-01 00:00:00';
const LAST_SECOND = '2199-12-31 23:59:59';
const within = (time: string): string => {
  if (time < FIRST_SECOND) return FIRST_SECOND;
  return time > LAST_SECOND ? LAST_SECOND : time;
};

/** A time on the wire, `YYYY-MM-DD HH:mm:ss` at +08:00, from 1900 to 2199; a day becomes its first second. */
export const wireTime = dayOrTime.transform((text) => within(isDay(text) ? `${text} 00:00:00` : text));

/** The end of a date range: a day becomes its last second. */
export const wireTimeEnd = dayOrTime.transform((text) => within(isDay(text) ? `${text} 23:59:59` : text));

/** A flag in a query string; missing means false. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .optional()
  .transform((value) => value === 'true' || value === '1');

/** The order of a list and of its export; without it, the list's own. */
export const sorting = {
  sortField: z.string().max(40).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};

/** Paging of every list. A pageSize over 100 is refused. */
export const paging = {
  pageSize: queryNumber.min(1).max(LIMITS.pageSizeMax).default(DEFAULT_PAGE_SIZE),
  pageNum: queryNumber.min(1).max(1_000_000).default(1),
  ...sorting,
  /** Suggestions while typing, as in a field or the palette; not saved as a search ([L02]). */
  suggest: queryFlag,
};

/** [L01] `{ records, total, statistics }`. */
export const pageShape = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.number().int(), statistics: z.record(z.string(), z.unknown()) });

export interface PageReply<T> {
  records: T[];
  total: number;
  statistics: Record<string, unknown>;
}

/** In `statistics` of a free search that did not count or read every row. */
export interface ReachStatistics {
  /** The total and all other counts are lower bounds. */
  capped?: true;
  searchedRows?: number;
  /** Creation time of the last row read, `YYYY-MM-DD HH:mm:ss` at +08:00. */
  searchedTo?: string;
  /** Prefix of the range filters of that time; `createdAt` without it. */
  searchedTime?: string;
}

/** Text as it is stored: without invisible and control characters, which can make a name look like another. */
export const plainText = z.string().overwrite(storedText).trim();
/** One line of such text, not blank. */
export const line = (max: number) =>
  z
    .string()
    .overwrite((text) => storedText(text).replace(/\s+/gu, ' '))
    .trim()
    .min(1)
    .max(max);

const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/gu;

/** A free search without invisible characters, letters and digits in half width; blank means none. */
export const keyword = z
  .string()
  .overwrite((text) => storedText(text).replace(FULL_WIDTH, (sign) => sign.normalize('NFKC')))
  .trim()
  // A hundred B/L numbers, as pasted from a spreadsheet.
  .max(1_700)
  .optional()
  .transform((text) => text || undefined);
export const id = z.string().min(1).max(64);
export const ids = z.array(id).min(1).max(LIMITS.idsPerCall);
