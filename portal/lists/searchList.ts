import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { codeOf } from '../startError.ts';
import { facetCondition, fitsFilter, type CountedList, type FacetFilter } from './countedList.ts';
import { sumOf, type FacetCount } from './facetCounts.ts';
import { pageKeys, type PagePlace } from './pageKeys.ts';
import { containing } from '../store/containing.ts';
import { containsText, indexedPieces, rarePieces } from './rarePieces.ts';
import { rareWords } from './rareWords.ts';
import type { SearchSample } from './searchSample.ts';
import { listedRows, sortedKeys } from './sortedKeys.ts';

/** Limits of rows that a search reads in each of its steps. */
export interface SearchLimits {
  /** Matches counted by an index ([L03]); reading ten thousand rows one by one takes 40 ms. */
  counted: number;
  /** The newest rows that are read when a text is too frequent, or too short, for the index. */
  looks: number;
  /** The same when each row is fetched by its id. */
  filteredLooks: number;
  /** Rows that the shortcut may add. */
  shortcutLooks: number;
  /** The newest rows that are read when the first do not fill the page; 30,000 take 45 ms. */
  farLooks: number;
  /** The same within a range of dates. */
  rangeLooks: number;
  /** Matches of any age that are read by the index when the other steps do not fill the page; 300,000 take 0.6 s. */
  allMatches: number;
  /** Time limit for reading matches of any age. Milliseconds. */
  budget: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  counted: 500,
  looks: 2_000,
  filteredLooks: 1_000,
  shortcutLooks: 200,
  farLooks: 30_000,
  rangeLooks: 300_000,
  allMatches: 300_000,
  budget: 3_000,
};

export interface Search {
  /** Texts that the row's search text must contain. */
  typed: readonly string[];
  /** Further conditions. */
  also?: readonly RawBuilder<unknown>[];
  /** A cheaper way to a part of the matches: by index, over every row. */
  shortcut?: RawBuilder<unknown> | undefined;
}

export interface SearchPlace extends PagePlace {
  /** The filter without the facets that are counted separately. */
  base: FacetFilter;
  /** Order of the page. */
  column: string;
  search: Search;
  /** How frequent texts are in the list. */
  sample: SearchSample;
  limits?: SearchLimits | undefined;
}

export interface Found {
  ids: string[];
  /** Counts of matches by facets, over the base filter. */
  counts: FacetCount[];
  /** Matches of the whole filter. */
  total: number;
  /** `total` and `counts` are lower bounds. */
  isCapped: boolean;
  /** Set when rows that may match were not read. */
  reach?: SearchReach | null;
}

/** The rows that a search read: how many in the order of the page, and the time of the last one. */
export interface SearchReach {
  rows: number;
  to: Date;
}

/** Context of the steps of a search. */
interface SearchContext {
  db: Db;
  list: CountedList;
  enterpriseId: string;
  place: SearchPlace;
  limits: SearchLimits;
  /** The counters over the base filter, and their sum. */
  facetCounts: readonly FacetCount[];
  rows: number;
}

/**
 * One page of a free search over a list. The steps go from cheap to expensive and end with the first that fills the
 * page and knows one more match. `reach` is set where not every possible match was read.
 * @param db a transaction
 * @param facetCounts the counters over the base filter
 */
export function searchList(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: SearchPlace,
  facetCounts: readonly FacetCount[],
): Promise<Found> {
  const context = {
    db,
    list,
    enterpriseId,
    place,
    limits: place.limits ?? SEARCH_LIMITS,
    facetCounts,
    rows: sumOf(facetCounts),
  };
  if (context.rows <= context.limits.looks) return found(context, everyRow(context), context.rows);
  return place.search.typed.some((text) => indexedPieces(text).length > 0)
    ? searchIndexed(context)
    : searchShort(context);
}

/** Searches a text of which an index has a part: every match can be found, within the time limit. */
async function searchIndexed(context: SearchContext): Promise<Found> {
  const { place, limits, rows } = context;
  const { search, sample, column, filter } = place;
  const isByTime = column === 'created_at';
  const rare = indexConditions(sample, search.typed, rows);
  const near = rare ? await found(context, everyRow(context, rare), limits.counted) : await newest(context);
  // The index returns matches in any order, not the newest first.
  if (!near.isCapped || (!rare && isByTime && near.total > place.offset + place.count)) return near;
  if (isByTime && Object.keys(filter).length === 0) {
    const far = await walk(context, limits.farLooks);
    if (far.isCapped) return orMore(near, far);
  }
  const texts = search.typed.map((text) => text.toUpperCase());
  return withinBudget(context, async () => {
    if (sample.shareOfAll(texts) * rows <= limits.allMatches) {
      const by = rare ?? texts.map((text) => sql`search like ${containing(text)}`);
      const every = await found(context, everyRow(context, by), limits.allMatches);
      if (!every.isCapped) return every;
    }
    // With this many matches, reading in the order of the page finds them soon.
    return orMore(near, await walk(context, null));
  });
}

/**
 * Searches a text that no index has: reads rows in order of time up to a limit, which is higher within a range of
 * dates.
 */
async function searchShort(context: SearchContext): Promise<Found> {
  const { place, limits, rows } = context;
  const { range, filter } = place;
  const near = await newest(context, place.search.shortcut);
  if (place.column !== 'created_at') return withinBudget(context, async () => orMore(near, await walk(context, null)));
  if (near.total > place.offset + place.count) return near;
  if (!range.begin && !range.end) return { ...near, reach: await findReach(context, place.base, firstLooks(context)) };
  const far = await walk(context, limits.rangeLooks);
  if (far.isCapped) return orMore(near, far);
  if (rows <= limits.rangeLooks) return found(context, everyRow(context), rows);
  const best = far.total < near.total ? near : orMore(near, far);
  return { ...best, isCapped: true, reach: await findReach(context, filter, limits.rangeLooks) };
}

/** The result of reading every row, or of the cheaper steps when that exceeds its time limit. */
async function withinBudget(context: SearchContext, read: () => Promise<Found>): Promise<Found> {
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
  const far = range.begin || range.end ? limits.rangeLooks : limits.farLooks;
  const looks = Object.keys(base).length > 0 ? limits.filteredLooks : far;
  return { ...(await newest(context, search.shortcut, looks)), reach: await findReach(context, base, looks) };
}
const QUERY_CANCELED = '57014';

/** A page with the number of matches that it knows; capped when there are more. */
type Page = Pick<Found, 'ids' | 'total' | 'isCapped'>;

/** Combines a page with counts of another step; the larger total counts. */
const orMore = (near: Found, page: Page): Found => ({ ...near, ...page, total: Math.max(near.total, page.total) });

/** How many of the newest rows are read first. */
const firstLooks = ({ place, limits }: SearchContext): number =>
  Object.keys(place.base).length > 0 ? limits.filteredLooks : limits.looks;

const pageColumns = ({ list, place: { column } }: SearchContext) =>
  sql.join(['id', ...list.facets, ...(list.facets.includes(column) ? [] : [column])].map((name) => sql.ref(name)));

/** The conditions on the row itself. */
const textConditions = ({ typed, also = [] }: Search): RawBuilder<unknown>[] => [...typed.map(containsText), ...also];

/** The index conditions by words or by trigrams; null when neither is selective. */
function indexConditions(sample: SearchSample, typed: readonly string[], of: number): RawBuilder<unknown>[] | null {
  const words = rareWords(sample, typed, of);
  if (words) return [sql`search_words(search) @> ${words}`];
  const pieces = rarePieces(sample, typed, of);
  return pieces && pieces.map((row) => sql`search like ${row.map(containing).join('')}`);
}

/** Every match; `indexed` are the index conditions. */
function everyRow(context: SearchContext, indexed: readonly RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  const { list, enterpriseId, place } = context;
  const { base, range, search } = place;
  const also = [...indexed, ...textConditions(search)];
  return sql`select ${pageColumns(context)} from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter: base, range, also })}`;
}

/** Matches among the newest rows (in ascending order the oldest), and those of the shortcut; a lower bound. */
async function newest(
  context: SearchContext,
  shortcut?: RawBuilder<unknown>,
  looks = firstLooks(context),
): Promise<Found> {
  const { db, list, enterpriseId, place, limits, facetCounts } = context;
  const { base, range, search, order } = place;
  const direction = sql.raw(order);
  const columns = pageColumns(context);
  const texts = sql.join(textConditions(search), sql` and `);
  let near: RawBuilder<unknown>;
  if (Object.keys(base).length > 0) {
    const page = { filter: base, range, order, offset: 0, count: looks };
    const ids = await pageKeys(db, list, enterpriseId, page, facetCounts);
    near = sql`select ${columns} from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = any(${ids}) and ${texts}`;
  } else {
    near = sql`select ${columns} from (
      select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range })}
      order by created_at ${direction}, id ${direction} limit ${looks}) looked where ${texts}`;
  }
  if (shortcut) {
    const also = [shortcut, ...textConditions(search)];
    near = sql`${near} union select ${columns} from (
      select ${columns} from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range, also })}
      limit ${limits.shortcutLooks}) begun`;
  }
  return { ...(await found(context, near, looks + limits.shortcutLooks)), isCapped: true };
}

/** A page in its own order. @param looks the most rows that are read in the order of time; null is no limit */
async function walk({ db, list, enterpriseId, place }: SearchContext, looks: number | null): Promise<Page> {
  const { filter, range, search, offset, count } = place;
  const order = sql.raw(place.order);
  let ids: string[];
  if (looks === null) {
    ids = await sortedKeys(db, list, enterpriseId, { ...place, count: count + 1, also: textConditions(search) });
  } else {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter, range })}
        order by created_at ${order}, id ${order} limit ${looks}) looked
      where ${sql.join(textConditions(search), sql` and `)}
      order by created_at ${order}, id ${order} limit ${count + 1} offset ${offset}`.execute(db);
    ids = rows.map(({ id }) => id);
  }
  return { ids: ids.slice(0, count), total: ids.length && offset + ids.length, isCapped: ids.length > count };
}

/** The time at which reading of so many rows ended. */
async function findReach(
  { db, list, enterpriseId, place, facetCounts }: SearchContext,
  filter: FacetFilter,
  looks: number,
): Promise<SearchReach | null> {
  const page = { ...place, filter, offset: looks - 1, count: 1 };
  const matching = facetCounts.filter((one) => fitsFilter(one, filter));
  const [id = null] = await pageKeys(db, list, enterpriseId, page, matching);
  const { rows } = await sql<{ to: Date }>`
    select created_at as to from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ? { rows: looks, to: rows[0].to } : null;
}

/** Counts up to `most` rows of a query, and takes the page from them. */
async function found({ db, list, place }: SearchContext, query: RawBuilder<unknown>, most: number): Promise<Found> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const order = sql.raw(place.order);
  const { rows } = await sql<{ counts: FacetCount[] | null; ids: string[] | null }>`
    with found as materialized (select * from (${query}) matching limit ${most + 1})
    select
      (select json_agg(one) from (select ${facets}, count(*) as rows from found group by ${facets}) one) as counts,
      (select json_agg(id) from (
        select id from found where true${facetCondition(place.filter)}
        order by ${sql.ref(place.column)} ${order}, id ${order} limit ${place.count} offset ${place.offset}) page) as ids`.execute(
    db,
  );
  const counts = rows[0]?.counts ?? [];
  return {
    ids: rows[0]?.ids ?? [],
    counts,
    total: sumOf(counts.filter((one) => fitsFilter(one, place.filter))),
    isCapped: sumOf(counts) > most,
  };
}
