import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { facetCondition, type CountedList, type FacetFilter } from './countedList.ts';
import type { FacetCount } from './keptCounts.ts';
import { pageKeys, type PagePlace } from './pageKeys.ts';
import { containing } from '../store/containing.ts';
import { containsText, indexedPieces, rarePieces } from './rarePieces.ts';
import { rareWords } from './rareWords.ts';
import type { SearchSample } from './searchSample.ts';
import { listedRows, sortedKeys } from './sortedKeys.ts';

/** A search counts so many matches by an index ([L03]); ten thousand rows read one by one take 40 ms. */
const COUNTED = 500;
/** The newest rows that are read when a text is too frequent, or too short, for the index. */
const LOOKS = 2_000;
/** The same when each row must be fetched by its id. */
const FILTERED_LOOKS = 1_000;
/** How far a page may be looked for when the newest rows do not fill it. */
const FAR_LOOKS = 30_000;
/** Rows the shortcut may add. */
const SHORTCUT_LOOKS = 200;

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
}

export interface Found {
  ids: string[];
  /** What was found by facets, over the base filter. */
  counts: FacetCount[];
  /** There is more than was counted. */
  isCapped: boolean;
}

/** One page of a free search over a list, in at most a few thousand rows read. @param kept the counters over the base filter */
export async function searchList(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: SearchPlace,
  kept: readonly FacetCount[],
): Promise<Found> {
  const { search } = place;
  const isIndexed = search.typed.some((text) => indexedPieces(text).length > 0);
  const rows = kept.reduce((sum, one) => sum + one.rows, 0);
  if (rows <= LOOKS) return found(db, list, place, everyRow(list, enterpriseId, place), rows);
  const indexed = isIndexed ? askIndex(place.sample, search.typed, rows) : null;
  if (indexed) {
    const counted = await found(db, list, place, everyRow(list, enterpriseId, place, indexed), COUNTED);
    return counted.isCapped ? { ...counted, ids: await further(db, list, enterpriseId, place) } : counted;
  }
  const query = await newest(db, list, enterpriseId, place, kept, isIndexed);
  const near = await found(db, list, place, query, LOOKS + SHORTCUT_LOOKS);
  const isFull = place.column === 'created_at' && (near.ids.length === place.count || !isIndexed);
  return { ...near, ids: isFull ? near.ids : await further(db, list, enterpriseId, place), isCapped: true };
}

const columnsOf = (list: CountedList, column: string) =>
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
function everyRow(
  list: CountedList,
  enterpriseId: string,
  { base, range, search, column }: SearchPlace,
  indexed: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const also = [...indexed, ...textsOf(search)];
  return sql`select ${columnsOf(list, column)} from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter: base, range, also })}`;
}

/** Matches among the newest rows (the oldest, in that order), and those of the shortcut. */
async function newest(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: SearchPlace,
  kept: readonly FacetCount[],
  isIndexed: boolean,
): Promise<RawBuilder<unknown>> {
  const { base, range, search, order } = place;
  const direction = sql.raw(order);
  const columns = columnsOf(list, place.column);
  const texts = sql.join(textsOf(search), sql` and `);
  let near: RawBuilder<unknown>;
  if (Object.keys(base).length > 0) {
    const ids = await pageKeys(
      db,
      list,
      enterpriseId,
      { filter: base, range, order, offset: 0, count: FILTERED_LOOKS },
      kept,
    );
    near = sql`select ${columns} from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = any(${ids}) and ${texts}`;
  } else {
    near = sql`select ${columns} from (
      select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range })}
      order by created_at ${direction}, id ${direction} limit ${LOOKS}) looked where ${texts}`;
  }
  if (!search.shortcut || isIndexed) return near;
  const also = [search.shortcut, ...textsOf(search)];
  return sql`${near} union select ${columns} from (
    select ${columns} from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter: base, range, also })}
    limit ${SHORTCUT_LOOKS}) begun`;
}

/** A page that the newest rows do not fill. */
async function further(db: Db, list: CountedList, enterpriseId: string, place: SearchPlace): Promise<string[]> {
  const { filter, range, search, offset, count } = place;
  // Any other order must see every match.
  if (place.column !== 'created_at') return sortedKeys(db, list, enterpriseId, { ...place, also: textsOf(search) });
  const order = sql.raw(place.order);
  const { rows } = await sql<{ id: string }>`
    select id from (
      select * from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, { filter, range })}
      order by created_at ${order}, id ${order} limit ${Math.max(FAR_LOOKS, offset + count)}) looked
    where ${sql.join(textsOf(search), sql` and `)}
    order by created_at ${order}, id ${order} limit ${count} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts up to `most` of the rows a query gives, and sorts out the page. */
async function found(
  db: Db,
  list: CountedList,
  place: SearchPlace,
  query: RawBuilder<unknown>,
  most: number,
): Promise<Found> {
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
  const sum = counts.reduce((total, one) => total + one.rows, 0);
  return { ids: rows[0]?.ids ?? [], counts, isCapped: sum > most };
}
