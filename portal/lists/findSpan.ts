import type { Db } from '../portal.ts';
import type { CountedList, FacetFilter } from './countedList.ts';
import { countByTime, countRange } from './facetCounts.ts';
import { addDays } from '#rules/period.ts';
import { nextMonth, splitRange, startOfDay, type TimeRange } from './timeRange.ts';

/** The time span of a page: rows between two times, of which the first `skip` belong to earlier pages. */
interface PageSpan {
  range: TimeRange;
  skip: number;
}

interface Counted {
  begin: Date;
  end: Date;
  rows: number;
  /** A month, which can be split into its days. */
  month?: string;
}

interface Place {
  filter: FacetFilter;
  range: TimeRange;
  order: 'asc' | 'desc';
  offset: number;
  count: number;
}

/** Finds the days of a page by adding up counters: months first, then the days of the months at its ends. */
export async function findSpan(db: Db, list: CountedList, enterpriseId: string, place: Place): Promise<PageSpan> {
  const { filter, range, order } = place;
  const inOrder = (some: Counted[]) =>
    some.sort((a, b) =>
      order === 'asc' ? a.begin.getTime() - b.begin.getTime() : b.begin.getTime() - a.begin.getTime(),
    );
  const daysIn = async (begin: string | null, end: string | null): Promise<Counted[]> => {
    const days = await countByTime(db, list, enterpriseId, 'd', { begin, end }, filter);
    return days.map(({ at, rows }) => ({ begin: startOfDay(at), end: startOfDay(addDays(at, 1)), rows }));
  };

  const parts = splitRange(range);
  const counted: Counted[] = [];
  for (const edge of parts.edges)
    counted.push({ ...edge, rows: await countRange(db, list, enterpriseId, edge, filter) });
  for (const { begin, end } of parts.days) counted.push(...(await daysIn(begin, end)));
  if (parts.months) {
    for (const { at, rows } of await countByTime(db, list, enterpriseId, 'm', parts.months, filter)) {
      counted.push({ begin: startOfDay(at), end: startOfDay(nextMonth(at)), rows, month: at });
    }
  }
  const coarse = cut(inOrder(counted), place.offset, place.count);
  const fine: Counted[] = [];
  for (const [index, part] of coarse.parts.entries()) {
    // Months within a page are not split.
    const isOuter = index === 0 || index === coarse.parts.length - 1;
    fine.push(...(part.month && isOuter ? await daysIn(part.month, nextMonth(part.month)) : [part]));
  }
  const { parts: found, skip } = cut(inOrder(fine), coarse.skip, place.count);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return { range: { begin: new Date(0), end: new Date(0) }, skip: 0 };
  return order === 'asc'
    ? { range: { begin: first.begin, end: last.end }, skip }
    : { range: { begin: last.begin, end: first.end }, skip };
}

/** The parts that contain the rows after `offset`, and how many of the first part's rows come before them. */
function cut(parts: readonly Counted[], offset: number, count: number): { parts: Counted[]; skip: number } {
  let before = 0;
  let first = 0;
  for (const part of parts) {
    if (before + part.rows > offset) break;
    before += part.rows;
    first += 1;
  }
  let last = first;
  for (let held = before; last < parts.length && held < offset + count; last += 1) held += parts[last]?.rows ?? 0;
  return { parts: parts.slice(first, last), skip: offset - before };
}
