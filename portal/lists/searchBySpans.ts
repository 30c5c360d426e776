import { sql, type RawBuilder } from 'kysely';
import { beginOfDay, dayNumber, SPAN_DAYS, spanKey } from './searchSpans.ts';
import { textConditions, type SearchContext } from './searchSteps.ts';
import { listedRows } from './sortedKeys.ts';
import type { TimeRange } from './timeRange.ts';

interface SpanMatches {
  ids: string[];
  /** There are no further matches. */
  isComplete: boolean;
}

/** Days of this and of all wider spans, from the first to the last. */
interface Days {
  first: number;
  last: number;
}

interface SpanSearch {
  context: SearchContext;
  /** Conditions for the index. */
  indexed: readonly RawBuilder<unknown>[];
  /** The times of the rows that are searched. */
  range: TimeRange;
}

/**
 * Finds the first matches in order of time by the index: a span of time without a match costs a look-up, so that
 * matches in old rows are found as fast as in new ones (decision 0063).
 * @param need number of matches
 */
export async function searchBySpans(
  context: SearchContext,
  indexed: readonly RawBuilder<unknown>[],
  need: number,
): Promise<SpanMatches> {
  const days = await findDays(context);
  if (!days) return { ids: [], isComplete: true };
  const search = { context, indexed, range: context.place.range };
  const ids = await readSpans(search, firstLevel(context, days), days, need);
  return { ids, isComplete: ids.length < need };
}

/** The days of the first and of the last row within the range. Also turns off scans of all rows for what follows. */
async function findDays({ db, list, enterpriseId, place }: SearchContext): Promise<Days | null> {
  const from = sql`from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: {}, range: place.range })}`;
  const time = sql.ref(list.time);
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select (select ${time} ${from} order by ${time}, id limit 1) as first,
      (select ${time} ${from} order by ${time} desc, id desc limit 1) as last,
      set_config('enable_seqscan', 'off', true)`.execute(db);
  const { first, last } = rows[0] ?? {};
  return first && last ? { first: dayNumber(first), last: dayNumber(last) } : null;
}

/** The widest spans in which a look-up reads few entries, even if all matches are in one of them. */
function firstLevel({ place, rows, limits }: SearchContext, { first, last }: Days): number {
  const perDay = rows / (last - first + 1);
  const matches = place.sample.shareOfAll(place.search.typed.map((text) => text.toUpperCase())) * rows;
  const level = SPAN_DAYS.findIndex((days, at) => at > 0 && Math.min(perDay * days, matches) <= limits.lookUp);
  return level < 0 ? SPAN_DAYS.length - 1 : level;
}

/** The first matches of these days in order, by spans of a level. */
async function readSpans(search: SpanSearch, level: number, days: Days, need: number): Promise<string[]> {
  const width = SPAN_DAYS[level] ?? 1;
  const isNewestFirst = search.context.place.order === 'desc';
  const ids: string[] = [];
  let rest = days;
  while (ids.length < need && rest.first <= rest.last) {
    const missing = need - ids.length;
    const most = Math.max(search.context.limits.sorted, missing);
    const found = await findSpan(search, width, rest, most);
    if (!found) break;
    const first = found.day - (found.day % width);
    const span = { first: Math.max(first, rest.first), last: Math.min(first + width - 1, rest.last) };
    const isFew = found.ids.length <= most;
    const narrow = () =>
      level + 1 < SPAN_DAYS.length ? readSpans(search, level + 1, span, missing) : readDay(search, span, missing);
    ids.push(...(isFew ? found.ids : await narrow()).slice(0, missing));
    rest = isNewestFirst ? { ...rest, last: span.first - 1 } : { ...rest, first: span.last + 1 };
  }
  return ids;
}

/** The first span with a match, and its matches in order if they are few. @param most more matches are not read */
async function findSpan(
  { context, indexed, range }: SpanSearch,
  width: number,
  { first, last }: Days,
  most: number,
): Promise<{ day: number; ids: string[] } | null> {
  const { db, list, enterpriseId, place } = context;
  const order = sql.raw(place.order);
  const time = sql.ref(list.time);
  const [from, to, step] = place.order === 'desc' ? [last, first, -width] : [first, last, width];
  // The last span of the series may begin before its days.
  const end = to - (to % width) + (place.order === 'desc' ? 0 : width - 1);
  const inSpan = sql`${sql.raw(spanKey(list.time, width))} @> array[search_span(${enterpriseId}, span.day, ${sql.lit(width)})]`;
  const { rows } = await sql<{ day: number; ids: string[] }>`
    select span.day, found.ids from generate_series(${sql.lit(from - (from % width))}, ${sql.lit(end)}, ${sql.lit(step)}) span (day)
    cross join lateral (
      select json_agg(id order by ${time} ${order}, id ${order}) as ids from (
        select id, ${time} from (
          -- The offset keeps the other conditions from choosing another index.
          select * from ${sql.table(list.table)} where ${sql.join([inSpan, ...indexed], sql` and `)} offset 0) near
        where ${listedRows(list, enterpriseId, { filter: place.filter, range, also: textConditions(place.search) })}
        limit ${most + 1}) matching) found
    where found.ids is not null limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The first matches of days with many: the rows are read in order. */
async function readDay({ context, range }: SpanSearch, { first, last }: Days, need: number): Promise<string[]> {
  const { db, list, enterpriseId, place } = context;
  const order = sql.raw(place.order);
  const [begin, end] = [beginOfDay(first), beginOfDay(last + 1)];
  const within = {
    begin: range.begin && range.begin > begin ? range.begin : begin,
    end: range.end && range.end < end ? range.end : end,
  };
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter: place.filter, range: within, also: textConditions(place.search) })}
    order by ${sql.ref(list.time)} ${order}, id ${order} limit ${need}`.execute(db);
  return rows.map(({ id }) => id);
}
