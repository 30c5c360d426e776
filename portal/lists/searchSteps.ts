import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { facetCondition, fitsFilter, type CountedList, type FacetFilter } from './countedList.ts';
import { countEach, sumOf, type FacetCount } from './facetCounts.ts';
import { pageKeys, type PagePlace } from './pageKeys.ts';
import { containing } from '../store/containing.ts';
import { containsText, frequentPieces, rarePieces } from './rarePieces.ts';
import { rareTerms, rarestTerms, type Terms } from './rareTerms.ts';
import type { SearchSample } from './searchSample.ts';
import { ALWAYS, spanKey } from './searchSpans.ts';
import { listedRows, sortedKeys } from './sortedKeys.ts';

/** Limits of rows that a search reads in each of its steps. */
export interface SearchLimits {
  /** Matches counted by an index ([L03]); reading ten thousand rows one by one takes 40 ms. */
  counted: number;
  /** The newest rows that are read when a text is too frequent, or too short, for the index. */
  newest: number;
  /** `newest` when each row is fetched by its id, or when spans of time find the rest. */
  newestFiltered: number;
  /** Rows that the shortcut may add. */
  shortcutRows: number;
  /** The newest rows that are read when the time limit is used up; 30,000 take 45 ms. */
  newestFar: number;
  /** Up to this many rows before and on the page are found by spans of time. */
  bySpans: number;
  /** Up to this many matches of a span are sorted; of more, the narrower spans are searched. */
  sorted: number;
  /** Entries of an index that one look-up may read; 15,000 take 2 ms. */
  lookUp: number;
  /** A filter that leaves a smaller share of the rows is not searched by spans, which read every match of the text. */
  leastShare: number;
  /** `newestFar` within a range of dates. */
  newestInRange: number;
  /** Matches of any age that are read by the index when the other steps do not fill the page; 300,000 take 0.6 s. */
  allMatches: number;
  /** Time limit for reading matches of any age. Milliseconds. */
  budget: number;
}

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

export interface SearchResult {
  ids: string[];
  counts: FacetCount[];
  /** Matches of the whole filter. */
  total: number;
  /** `total` and `counts` are lower bounds. */
  isCapped: boolean;
  /** Set when rows that may match were not read. */
  reach?: SearchReach | null;
}

/** The rows that a search read: how many in the order of the page, and the time of the last one. */
interface SearchReach {
  rows: number;
  to: Date;
}

export interface SearchContext {
  db: Db;
  list: CountedList;
  enterpriseId: string;
  place: SearchPlace;
  limits: SearchLimits;
  /** The counters over the base filter, and their sum. */
  facetCounts: readonly FacetCount[];
  rows: number;
}

/** A page with the number of known matches; capped when there are more. */
type Page = Pick<SearchResult, 'ids' | 'total' | 'isCapped'>;

/** Replaces the page of another step and keeps the larger total. */
export const withLargerTotal = (near: SearchResult, page: Page): SearchResult => ({
  ...near,
  ...page,
  total: Math.max(near.total, page.total),
});

/** Number of newest rows that are read first. */
export const initialRows = ({ place, limits }: SearchContext): number =>
  Object.keys(place.base).length > 0 ? limits.newestFiltered : limits.newest;

const pageColumns = ({ list, place: { column } }: SearchContext) =>
  sql.join([...new Set(['id', ...list.facets, ...list.sums, column])].map((name) => sql.ref(name)));

/** The conditions on the row itself. */
export const textConditions = ({ typed, also = [] }: Search): RawBuilder<unknown>[] => [
  ...typed.map(containsText),
  ...also,
];

/** The index conditions by words and parts or by trigrams; null when neither is selective. */
export function indexConditions({ place, rows }: SearchContext): RawBuilder<unknown>[] | null {
  const { sample, search } = place;
  const terms = rareTerms(sample, search.typed, rows, sample.hasSpans);
  if (terms) return termConditions(terms);
  const pieces = rarePieces(sample, search.typed, rows);
  return pieces && pieces.map((row) => sql`search like ${row.map(containing).join('')}`);
}

/** The index conditions of a search whose texts many rows have. */
export function frequentConditions({ place: { sample, search } }: SearchContext): RawBuilder<unknown>[] {
  const terms = sample.hasSpans ? rarestTerms(sample, search.typed) : null;
  return terms
    ? termConditions(terms)
    : frequentPieces(sample, search.typed).map((text) => sql`search like ${containing(text)}`);
}

const termConditions = ({ words, parts }: Terms): RawBuilder<unknown>[] => [
  ...(words.length > 0 ? [sql`search_words(search) @> ${words}`] : []),
  // Each line is a text of its own, so its parts are those of all lines.
  ...(parts.length > 0 ? [sql`search_parts(search) @> search_parts(${parts.join('\n')})`] : []),
];

/** Query for all matches; `indexed` are the index conditions. */
export function allRowsQuery(
  context: SearchContext,
  indexed: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const { list, enterpriseId, place } = context;
  const { base, range, search } = place;
  // Otherwise the index finds the matches of all enterprises.
  const own =
    indexed.length > 0 && place.sample.hasSpans
      ? [sql`${sql.raw(spanKey(list.time, ALWAYS))} @> array[search_span(${enterpriseId}, 0, ${sql.lit(ALWAYS)})]`]
      : [];
  const also = [...own, ...indexed, ...textConditions(search)];
  return sql`select ${pageColumns(context)} from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter: base, range, also })}`;
}

export const rowsQuery = (context: SearchContext, ids: readonly string[]): RawBuilder<unknown> =>
  sql`select ${pageColumns(context)} from ${sql.table(context.list.table)}
    where enterprise_id = ${context.enterpriseId} and id = any(${ids})`;

/** Searches the newest rows (in ascending order the oldest) and the shortcut; the total is a lower bound. */
export async function searchNewest(
  context: SearchContext,
  shortcut?: RawBuilder<unknown>,
  maxRows = initialRows(context),
): Promise<SearchResult> {
  const { db, list, enterpriseId, place, limits, facetCounts } = context;
  const { base, range, search, order } = place;
  const direction = sql.raw(order);
  const columns = pageColumns(context);
  const texts = sql.join(textConditions(search), sql` and `);
  let near: RawBuilder<unknown>;
  if (Object.keys(base).length > 0) {
    const page = { filter: base, range, order, offset: 0, count: maxRows };
    const ids = await pageKeys(db, list, enterpriseId, page, facetCounts);
    near = sql`select ${columns} from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = any(${ids}) and ${texts}`;
  } else {
    near = sql`select ${columns} from (
      select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range })}
      order by ${sql.ref(list.time)} ${direction}, id ${direction} limit ${maxRows}) newest_rows where ${texts}`;
  }
  if (shortcut) {
    const also = [shortcut, ...textConditions(search)];
    near = sql`${near} union select ${columns} from (
      select ${columns} from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range, also })}
      limit ${limits.shortcutRows}) by_shortcut`;
  }
  return { ...(await countMatches(context, near, maxRows + limits.shortcutRows)), isCapped: true };
}

/** Reads a page in its own order. @param maxRows rows that are read in the order of time; null for no limit */
export async function readInOrder(
  { db, list, enterpriseId, place }: SearchContext,
  maxRows: number | null,
): Promise<Page> {
  const { filter, range, search, offset, count } = place;
  const order = sql.raw(place.order);
  const time = sql.ref(list.time);
  let ids: string[];
  if (maxRows === null) {
    ids = await sortedKeys(db, list, enterpriseId, { ...place, count: count + 1, also: textConditions(search) });
  } else {
    const { rows } = await sql<{ id: string }>`
      select id from (
        select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter, range })}
        order by ${time} ${order}, id ${order} limit ${maxRows}) newest_rows
      where ${sql.join(textConditions(search), sql` and `)}
      order by ${time} ${order}, id ${order} limit ${count + 1} offset ${offset}`.execute(db);
    ids = rows.map(({ id }) => id);
  }
  return { ids: ids.slice(0, count), total: ids.length && offset + ids.length, isCapped: ids.length > count };
}

/** Finds the time of the last of these rows. */
export async function findReach(
  { db, list, enterpriseId, place, facetCounts }: SearchContext,
  filter: FacetFilter,
  maxRows: number,
): Promise<SearchReach | null> {
  const page = { ...place, filter, offset: maxRows - 1, count: 1 };
  const matching = facetCounts.filter((one) => fitsFilter(one, filter));
  const [id = null] = await pageKeys(db, list, enterpriseId, page, matching);
  const { rows } = await sql<{ to: Date }>`
    select ${sql.ref(list.time)} as to from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ? { rows: maxRows, to: rows[0].to } : null;
}

/** Counts up to `most` rows of a query and selects the page from them. */
export async function countMatches(
  { db, list, place }: SearchContext,
  query: RawBuilder<unknown>,
  most: number,
): Promise<SearchResult> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const order = sql.raw(place.order);
  const { rows } = await sql<{ counts: FacetCount[] | null; ids: string[] | null }>`
    with found as materialized (select * from (${query}) matching limit ${most + 1})
    select
      (select json_agg(one) from (select ${facets}, ${countEach(list)} from found group by ${facets}) one) as counts,
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
