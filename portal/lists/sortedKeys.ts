import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import {
  DRAFT_LIST,
  facetCondition,
  listedBy,
  type CountedList,
  type FacetFilter,
  type FacetValue,
} from './countedList.ts';
import { countEach, sumOf, type FacetCount } from './facetCounts.ts';
import { pageKeys, type PagePlace } from './pageKeys.ts';
import type { TimeRange } from './timeRange.ts';

/** The condition of a list's rows: enterprise, facets, times and further ones; without the word `where`. */
export function listedRows(
  list: CountedList,
  enterpriseId: string,
  { filter, range, also = [] }: { filter: FacetFilter; range: TimeRange; also?: readonly RawBuilder<unknown>[] },
): RawBuilder<unknown> {
  const { begin, end } = range;
  const time = sql.ref(list.time);
  return sql`${listedBy(list, enterpriseId)}${facetCondition(filter)}${begin ? sql` and ${time} >= ${begin}` : sql``}${
    end ? sql` and ${time} < ${end}` : sql``
  }${also.length > 0 ? sql` and ${sql.join([...also], sql` and `)}` : sql``}`;
}

/** The order of a list's pages as SQL, for reading all of its rows. */
export function listOrder(list: CountedList, { column, order }: { column: string; order: 'asc' | 'desc' }) {
  const direction = sql.raw(order);
  const time = sql.ref(list.time);
  if (column === list.time) return sql`${time} ${direction}, id ${direction}`;
  if (list.facets.includes(column)) return sql`${sql.ref(column)} ${direction}, ${time} desc, id desc`;
  // Unknown loading times come last; behind the nearest drafts the newest first, as `loadingKeys` reads them.
  if (column === 'loading_at') {
    const isNewestFirst = list === DRAFT_LIST && order === 'asc';
    const unknown = isNewestFirst
      ? sql`, case when loading_at is null then ${time} end desc, case when loading_at is null then id end desc`
      : sql``;
    return sql`loading_at ${direction} nulls last${unknown}, id ${direction}`;
  }
  return sql`${sql.ref(column)} ${direction}, id ${direction}`;
}

/**
 * The ids of one page in the order of a column; fast where the column has an index or the filters leave few rows.
 * @param place `isKnown`: no row lacks a value there; `isFacet`: equal rows are ordered as `facetKeys` does
 */
export async function sortedKeys(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: PagePlace & { column: string; also?: readonly RawBuilder<unknown>[]; isKnown?: boolean; isFacet?: boolean },
): Promise<string[]> {
  const { count, offset, isKnown = false, isFacet = false } = place;
  const order = sql.raw(place.order);
  const column = sql.ref(place.column);
  const from = sql`from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, place)}`;
  const ties = isFacet ? sql`${sql.ref(list.time)} desc, id desc` : sql`id ${order}`;
  // Unknown loading times sort last in descending order too; the index has them first.
  const isUnknownFirst = !isKnown && place.order === 'desc' && place.column === 'loading_at';
  const page = isUnknownFirst
    ? sql`
      select id from (
        (select id, ${column} ${from} and ${column} is not null order by ${column} desc, id desc limit ${offset + count})
        union all (select id, ${column} ${from} and ${column} is null order by id desc limit ${offset + count})
      ) either order by ${column} desc nulls last, id desc limit ${count} offset ${offset}`
    : sql`select id ${from} order by ${column} ${order}, ${ties} limit ${count} offset ${offset}`;
  const { rows } = await sql<{ id: string }>`${page}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of one page by loading time, the nearest first; rows without one come last, the newest first. */
export async function loadingKeys(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: PagePlace & { also?: readonly RawBuilder<unknown>[] },
): Promise<string[]> {
  const { count, offset } = place;
  const rowsWhere = (known: RawBuilder<unknown>) =>
    sql`from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, place)} and loading_at is ${known}`;
  const known = rowsWhere(sql`not null`);
  const page = await sql<{ id: string }>`
    select id ${known} order by loading_at, id limit ${count} offset ${offset}`.execute(db);
  const ids = page.rows.map(({ id }) => id);
  if (ids.length === count) return ids;
  const before = ids.length > 0 || offset === 0 ? offset + ids.length : await countOf(db, known);
  const rest = await sql<{ id: string }>`
    select id ${rowsWhere(sql`null`)} order by ${sql.ref(list.time)} desc, id desc
    limit ${count - ids.length} offset ${Math.max(0, offset - before)}`.execute(db);
  return [...ids, ...rest.rows.map(({ id }) => id)];
}

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The ids of one page in the order of a facet, the newest first among equals: each value is read separately. */
export async function facetKeys(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: PagePlace & { column: string },
  matching: readonly FacetCount[],
): Promise<string[]> {
  const groups = new Map<FacetValue, FacetCount[]>();
  for (const one of matching) {
    const value = one[place.column] ?? '';
    groups.set(value, [...(groups.get(value) ?? []), one]);
  }
  const values = [...groups.keys()].sort((a, b) => (a < b ? -1 : 1));
  if (place.order === 'desc') values.reverse();
  const ids: string[] = [];
  let before = 0;
  for (const value of values) {
    const group = groups.get(value) ?? [];
    const rows = group.reduce((sum, one) => sum + one.rows, 0);
    const offset = Math.max(0, place.offset - before);
    before += rows;
    if (offset >= rows) continue;
    const filter = { ...place.filter, [place.column]: [value] };
    const count = place.count - ids.length;
    ids.push(...(await pageKeys(db, list, enterpriseId, { ...place, filter, order: 'desc', offset, count }, group)));
    if (ids.length >= place.count) break;
  }
  return ids;
}

/** Totals without a counter stop here; the page shows that. */
const COUNT_CAP = 10_000;

/** Counts rows one by one, up to the cap. */
export async function countListed(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  rowsOfList: { filter: FacetFilter; range: TimeRange; also: readonly RawBuilder<unknown>[] },
): Promise<{ total: number; isCapped: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, rowsOfList)} limit ${COUNT_CAP + 1}
    ) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, COUNT_CAP), isCapped: total > COUNT_CAP };
}

/** Counts rows by facets one by one, up to the cap. */
export async function countListedFacets(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  rowsOfList: { filter: FacetFilter; range: TimeRange; also: readonly RawBuilder<unknown>[] },
): Promise<{ counts: FacetCount[]; isCapped: boolean }> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const columns = sql.join([...list.facets, ...list.sums].map((name) => sql.ref(name)));
  const { rows } = await sql<FacetCount>`
    select ${facets}, ${countEach(list)} from (
      select ${columns} from ${sql.table(list.table)} where ${listedRows(list, enterpriseId, rowsOfList)} limit ${COUNT_CAP + 1}
    ) found group by ${facets}`.execute(db);
  return { counts: rows, isCapped: sumOf(rows) > COUNT_CAP };
}
