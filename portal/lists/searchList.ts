import { sql } from 'kysely';
import type { Db } from '../portal.ts';
import { codeOf } from '../errorFacts.ts';
import { fitsFilter, type CountedList } from './countedList.ts';
import { sumOf, type FacetCount } from './facetCounts.ts';
import { indexedPieces } from './rarePieces.ts';
import { searchBySpans } from './searchBySpans.ts';
import {
  allRowsQuery,
  findReach,
  initialRows,
  countMatches,
  frequentConditions,
  indexConditions,
  searchNewest,
  withLargerTotal,
  readInOrder,
  rowsQuery,
  type SearchResult,
  type SearchContext,
  type SearchLimits,
  type SearchPlace,
} from './searchSteps.ts';

export const SEARCH_LIMITS: SearchLimits = {
  counted: 500,
  newest: 2_000,
  newestFiltered: 1_000,
  shortcutRows: 200,
  newestFar: 30_000,
  bySpans: 1_000,
  sorted: 200,
  lookUp: 15_000,
  leastShare: 0.02,
  newestInRange: 300_000,
  allMatches: 300_000,
  budget: 3_000,
};

/**
 * One page of a free search over a list. The steps go from cheap to expensive and end with the first that fills the
 * page and finds one more match. `reach` is set where not every possible match was read.
 * @param db a transaction
 * @param facetCounts the counters over the base filter
 */
export function searchList(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: SearchPlace,
  facetCounts: readonly FacetCount[],
): Promise<SearchResult> {
  const context = {
    db,
    list,
    enterpriseId,
    place,
    limits: place.limits ?? SEARCH_LIMITS,
    facetCounts,
    rows: sumOf(facetCounts),
  };
  if (context.rows <= context.limits.newest) return countMatches(context, allRowsQuery(context), context.rows);
  return place.search.typed.some((text) => indexedPieces(text).length > 0)
    ? searchIndexed(context)
    : searchShort(context);
}

/** Searches a text of which an index has a part: every match can be found, within the time limit. */
async function searchIndexed(context: SearchContext): Promise<SearchResult> {
  const { db, list, place, limits, rows } = context;
  const { search, sample, column, base, filter } = place;
  const isByTime = column === list.time;
  const need = place.offset + place.count + 1;
  const rare = indexConditions(context);
  const near = rare
    ? await countMatches(context, allRowsQuery(context, rare), limits.counted)
    : await searchNewest(context, undefined, isByTime && sample.hasSpans ? limits.newestFiltered : undefined);
  // The index returns matches in any order, not the newest first.
  if (!near.isCapped || (!rare && isByTime && near.total >= need)) return near;
  const indexed = rare ?? frequentConditions(context);
  return withinBudget(context, async () => {
    if (isByTime && sample.hasSpans && need <= limits.bySpans && filteredShare(context) >= limits.leastShare) {
      const { ids, isComplete } = await searchBySpans(context, indexed, need);
      const page = ids.slice(place.offset, place.offset + place.count);
      if (!isComplete) return withLargerTotal(near, { ids: page, total: ids.length, isCapped: true });
      // The counts are those without the filter.
      if (Object.keys(filter).length === Object.keys(base).length)
        return countMatches(context, rowsQuery(context, ids), ids.length);
      await sql`select set_config('enable_seqscan', 'on', true)`.execute(db);
    }
    if (sample.shareOfAll(search.typed.map((text) => text.toUpperCase())) * rows <= limits.allMatches) {
      const every = await countMatches(context, allRowsQuery(context, indexed), limits.allMatches);
      if (!every.isCapped) return every;
    }
    // With this many matches, reading in the order of the page finds them soon.
    return withLargerTotal(near, await readInOrder(context, null));
  });
}

/** The share of rows that the whole filter leaves of the base filter's. */
function filteredShare({ facetCounts, place, rows }: SearchContext): number {
  return sumOf(facetCounts.filter((one) => fitsFilter(one, place.filter))) / rows;
}

/**
 * Searches a text that no index has: reads rows in order of time up to a limit, which is higher within a range of
 * dates.
 */
async function searchShort(context: SearchContext): Promise<SearchResult> {
  const { place, limits, rows } = context;
  const { range, filter } = place;
  const near = await searchNewest(context, place.search.shortcut);
  if (place.column !== context.list.time)
    return withinBudget(context, async () => withLargerTotal(near, await readInOrder(context, null)));
  if (near.total > place.offset + place.count) return near;
  if (!range.begin && !range.end) return { ...near, reach: await findReach(context, place.base, initialRows(context)) };
  const far = await readInOrder(context, limits.newestInRange);
  if (far.isCapped) return withLargerTotal(near, far);
  if (rows <= limits.newestInRange) return countMatches(context, allRowsQuery(context), rows);
  const best = far.total < near.total ? near : withLargerTotal(near, far);
  return { ...best, isCapped: true, reach: await findReach(context, filter, limits.newestInRange) };
}

/** The result of reading every row, or of the cheaper steps when that exceeds its time limit. */
async function withinBudget(context: SearchContext, read: () => Promise<SearchResult>): Promise<SearchResult> {
  const { db, limits } = context;
  await sql`savepoint budget`.execute(db);
  // Less memory would make a bitmap of many rows lossy, so that all rows of its pages are read.
  await sql`select set_config('statement_timeout', ${String(limits.budget)}, true), set_config('work_mem', '32MB', true)`.execute(
    db,
  );
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) !== QUERY_CANCELED) throw error;
  } finally {
    // Also undoes the settings.
    await sql`rollback to savepoint budget`.execute(db);
  }
  const { base, range, search } = context.place;
  const far = range.begin || range.end ? limits.newestInRange : limits.newestFar;
  const rows = Object.keys(base).length > 0 ? limits.newestFiltered : far;
  return { ...(await searchNewest(context, search.shortcut, rows)), reach: await findReach(context, base, rows) };
}
const QUERY_CANCELED = '57014';
