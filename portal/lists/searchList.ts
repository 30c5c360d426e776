import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { codeOf } from '../startError.ts';
import { facetCondition, fitsFilter, type CountedList, type FacetFilter } from './countedList.ts';
import { sumOf, type FacetCount } from './keptCounts.ts';
import { pageKeys, type PagePlace } from './pageKeys.ts';
import { containing } from '../store/containing.ts';
import { containsText, indexedPieces, rarePieces } from './rarePieces.ts';
import { rareWords } from './rareWords.ts';
import type { SearchSample } from './searchSample.ts';
import { listedRows, sortedKeys } from './sortedKeys.ts';

/** How many rows a search may read in each of its steps. */
export interface SearchLimits {
  /** Matches counted by an index ([L03]); ten thousand rows read one by one take 40 ms. */
  counted: number;
  /** The newest rows that are read when a text is too frequent, or too short, for the index. */
  looks: number;
  /** The same when each row must be fetched by its id. */
  filteredLooks: number;
  /** Rows the shortcut may add. */
  shortcutLooks: number;
  /** The newest rows that are read when the first do not fill the page; 30,000 take 45 ms. */
  farLooks: number;
  /** The same within a range of dates. */
  rangeLooks: number;
  /** Matches of any age that are read by the index when all of that does not fill the page; 300,000 take 0.6 s. */
  allMatches: number;
  /** How long reading matches of any age may take, in milliseconds. */
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
  /** Texts that the row's search text contains. */
  typed: readonly string[];
  /** What else must hold. */
  also?: readonly RawBuilder<unknown>[];
  /** A cheaper way to a part of what matches: by index, over every row. */
  shortcut?: RawBuilder<unknown> | undefined;
}

export interface SearchPlace extends PagePlace {
  /** The filter without the facets that are counted apart. */
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
  /** What was found by facets, over the base filter. */
  counts: FacetCount[];
  /** Matches under the whole filter. */
  total: number;
  /** `total` and `counts` are at least: there may be more. */
  isCapped: boolean;
  /** Set when rows that may match were not read. */
  reach?: SearchReach | null;
}

/** Which rows a search read: so many in the order of the page, the last of them made at that time. */
export interface SearchReach {
  rows: number;
  to: Date;
}

/** What the steps of a search share. */
interface Asked {
  db: Db;
  list: CountedList;
  enterpriseId: string;
  place: SearchPlace;
  limits: SearchLimits;
  /** The counters over the base filter, and how many rows they count. */
  kept: readonly FacetCount[];
  rows: number;
}

/**
 * One page of a free search over a list. The steps go from cheap to expensive and end with the first that fills the
 * page and knows one match more. Where not every row that may match was read, `reach` says so.
 * @param db a transaction
 * @param kept the counters over the base filter
 */
export function searchList(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: SearchPlace,
  kept: readonly FacetCount[],
): Promise<Found> {
  const asked = { db, list, enterpriseId, place, limits: place.limits ?? SEARCH_LIMITS, kept, rows: sumOf(kept) };
  if (asked.rows <= asked.limits.looks) return found(asked, everyRow(asked), asked.rows);
  return place.search.typed.some((text) => indexedPieces(text).length > 0) ? searchIndexed(asked) : searchShort(asked);
}

/** A text of which an index has a part: every match can be found, unless that takes too long. */
async function searchIndexed(asked: Asked): Promise<Found> {
  const { place, limits, rows } = asked;
  const { search, sample, column, filter } = place;
  const isByTime = column === 'created_at';
  const rare = askIndex(sample, search.typed, rows);
  const near = rare ? await found(asked, everyRow(asked, rare), limits.counted) : await newest(asked);
  // What the index gives first are any matches, not the newest.
  if (!near.isCapped || (!rare && isByTime && near.total > place.offset + place.count)) return near;
  if (isByTime && Object.keys(filter).length === 0) {
    const far = await walk(asked, limits.farLooks);
    if (far.isCapped) return orMore(near, far);
  }
  const texts = search.typed.map((text) => text.toUpperCase());
  return withinBudget(asked, async () => {
    if (sample.shareOfAll(texts) * rows <= limits.allMatches) {
      const by = rare ?? texts.map((text) => sql`search like ${containing(text)}`);
      const every = await found(asked, everyRow(asked, by), limits.allMatches);
      if (!every.isCapped) return every;
    }
    // So many rows match that reading in the order of the page finds them soon.
    return orMore(near, await walk(asked, null));
  });
}

/** A text that no index has: in the order of time, rows are read up to a limit, which is higher within a range of dates. */
async function searchShort(asked: Asked): Promise<Found> {
  const { place, limits, rows } = asked;
  const { range, filter } = place;
  const near = await newest(asked, place.search.shortcut);
  if (place.column !== 'created_at') return withinBudget(asked, async () => orMore(near, await walk(asked, null)));
  if (near.total > place.offset + place.count) return near;
  if (!range.begin && !range.end) return { ...near, reach: await reachOf(asked, place.base, looksOf(asked)) };
  const far = await walk(asked, limits.rangeLooks);
  if (far.isCapped) return orMore(near, far);
  if (rows <= limits.rangeLooks) return found(asked, everyRow(asked), rows);
  const best = far.total < near.total ? near : orMore(near, far);
  return { ...best, isCapped: true, reach: await reachOf(asked, filter, limits.rangeLooks) };
}

/** What is found by a read of every row, or where that takes longer than the budget, what is found without it. */
async function withinBudget(asked: Asked, read: () => Promise<Found>): Promise<Found> {
  const { db, limits } = asked;
  await sql`savepoint budget`.execute(db);
  // Less memory makes a bitmap of many rows lossy, and all rows of its pages are read.
  await sql`select set_config('statement_timeout', ${String(limits.budget)}, true), set_config('work_mem', '32MB', true)`.execute(
    db,
  );
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) !== QUERY_CANCELED) throw error;
  } finally {
    // Undoes the settings, too.
    await sql`rollback to savepoint budget`.execute(db);
  }
  const { base, range, search } = asked.place;
  const far = range.begin || range.end ? limits.rangeLooks : limits.farLooks;
  const looks = Object.keys(base).length > 0 ? limits.filteredLooks : far;
  return { ...(await newest(asked, search.shortcut, looks)), reach: await reachOf(asked, base, looks) };
}
const QUERY_CANCELED = '57014';

/** A page, and how many matches are known by it; capped when there are more. */
type Page = Pick<Found, 'ids' | 'total' | 'isCapped'>;

/** A page found by another way than its counts; one of them knows more matches. */
const orMore = (near: Found, page: Page): Found => ({ ...near, ...page, total: Math.max(near.total, page.total) });

/** How many of the newest rows are read first. */
const looksOf = ({ place, limits }: Asked): number =>
  Object.keys(place.base).length > 0 ? limits.filteredLooks : limits.looks;

const columnsOf = ({ list, place: { column } }: Asked) =>
  sql.join(['id', ...list.facets, ...(list.facets.includes(column) ? [] : [column])].map((name) => sql.ref(name)));

/** What the row itself must say. */
const textsOf = ({ typed, also = [] }: Search): RawBuilder<unknown>[] => [...typed.map(containsText), ...also];

/** What an index finds the few rows by that may match, the words' or the letters'; null when it does not know few. */
function askIndex(sample: SearchSample, typed: readonly string[], of: number): RawBuilder<unknown>[] | null {
  const words = rareWords(sample, typed, of);
  if (words) return [sql`search_words(search) @> ${words}`];
  const pieces = rarePieces(sample, typed, of);
  return pieces && pieces.map((row) => sql`search like ${row.map(containing).join('')}`);
}

/** Every match; `indexed` is what an index is asked for. */
function everyRow(asked: Asked, indexed: readonly RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  const { list, enterpriseId, place } = asked;
  const { base, range, search } = place;
  const also = [...indexed, ...textsOf(search)];
  return sql`select ${columnsOf(asked)} from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter: base, range, also })}`;
}

/** Matches among the newest rows (the oldest, in that order), and those of the shortcut; at least these. */
async function newest(asked: Asked, shortcut?: RawBuilder<unknown>, looks = looksOf(asked)): Promise<Found> {
  const { db, list, enterpriseId, place, limits, kept } = asked;
  const { base, range, search, order } = place;
  const direction = sql.raw(order);
  const columns = columnsOf(asked);
  const texts = sql.join(textsOf(search), sql` and `);
  let near: RawBuilder<unknown>;
  if (Object.keys(base).length > 0) {
    const page = { filter: base, range, order, offset: 0, count: looks };
    const ids = await pageKeys(db, list, enterpriseId, page, kept);
    near = sql`select ${columns} from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = any(${ids}) and ${texts}`;
  } else {
    near = sql`select ${columns} from (
      select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range })}
      order by created_at ${direction}, id ${direction} limit ${looks}) looked where ${texts}`;
  }
  if (shortcut) {
    const also = [shortcut, ...textsOf(search)];
    near = sql`${near} union select ${columns} from (
      select ${columns} from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range, also })}
      limit ${limits.shortcutLooks}) begun`;
  }
  return { ...(await found(asked, near, looks + limits.shortcutLooks)), isCapped: true };
}

/** A page in its own order. @param looks rows that are read at most, in the order of time; null is no limit */
async function walk({ db, list, enterpriseId, place }: Asked, looks: number | null): Promise<Page> {
  const { filter, range, search, offset, count } = place;
  const order = sql.raw(place.order);
  let ids: string[];
  if (looks === null) {
    ids = await sortedKeys(db, list, enterpriseId, { ...place, count: count + 1, also: textsOf(search) });
  } else {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter, range })}
        order by created_at ${order}, id ${order} limit ${looks}) looked
      where ${sql.join(textsOf(search), sql` and `)}
      order by created_at ${order}, id ${order} limit ${count + 1} offset ${offset}`.execute(db);
    ids = rows.map(({ id }) => id);
  }
  return { ids: ids.slice(0, count), total: ids.length && offset + ids.length, isCapped: ids.length > count };
}

/** Where the reading of so many rows of a filter ended. */
async function reachOf(
  { db, list, enterpriseId, place, kept }: Asked,
  filter: FacetFilter,
  looks: number,
): Promise<SearchReach | null> {
  const page = { ...place, filter, offset: looks - 1, count: 1 };
  const matching = kept.filter((one) => fitsFilter(one, filter));
  const [id = null] = await pageKeys(db, list, enterpriseId, page, matching);
  const { rows } = await sql<{ to: Date }>`
    select created_at as to from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ? { rows: looks, to: rows[0].to } : null;
}

/** Counts up to `most` of the rows a query gives, and sorts out the page. */
async function found({ db, list, place }: Asked, query: RawBuilder<unknown>, most: number): Promise<Found> {
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
