import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { facetCondition, listedBy, type CountedList, type FacetFilter } from './countedList.ts';
import type { FacetCount } from './facetCounts.ts';
import { findSpan } from './findSpan.ts';
import type { TimeRange } from './timeRange.ts';

export interface PagePlace {
  filter: FacetFilter;
  range: TimeRange;
  order: 'asc' | 'desc';
  offset: number;
  count: number;
}

/** Up to this many rows, walking the index is faster than finding the day by counters. */
const SHORT_WALK = 2_000;
/** The most combinations of facets that one query merges. */
const COMBINATIONS_MAX = 200;

/**
 * The ids of one page in order of time, newest or oldest first, equal times by id.
 * @param matching the combinations of facets that match the filter, with their rows in the range
 */
export async function pageKeys(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  place: PagePlace,
  matching: readonly FacetCount[],
): Promise<string[]> {
  const { filter, offset, count } = place;
  const total = matching.reduce((sum, { rows }) => sum + rows, 0);
  if (offset >= total) return [];
  const isFiltered = Object.keys(filter).length > 0;
  const combinations = isFiltered && matching.length <= COMBINATIONS_MAX ? matching : null;
  const reads = (offset + count) * (combinations?.length ?? 1);
  const { range, skip } =
    reads <= SHORT_WALK ? { range: place.range, skip: offset } : await findSpan(db, list, enterpriseId, place);
  const limit = skip + count;
  const found = combinations
    ? sql`
      select key.id, key.${sql.ref(list.time)}
      from (values ${sql.join(combinations.map((one) => sql`(${facetValues(list, one)})`))})
        as combination (${sql.join(list.facets.map((name) => sql.ref(name)))})
      cross join lateral (${walk(
        list,
        enterpriseId,
        { ...place, range, limit },
        sql`${sql.join(
          list.facets.map((name) => sql` and listed.${sql.ref(name)} = combination.${sql.ref(name)}`),
          sql``,
        )}`,
      )}) key`
    : walk(list, enterpriseId, { ...place, range, limit }, facetCondition(filter));
  const order = sql.raw(place.order);
  const time = sql.ref(list.time);
  const { rows } = await sql<{ id: string }>`
    select id from (${found}) found
    order by ${time} ${order}, id ${order} limit ${count} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

function walk(
  list: CountedList,
  enterpriseId: string,
  { range, order, limit }: PagePlace & { limit: number },
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { begin, end } = range;
  const direction = sql.raw(order);
  const time = sql.ref(list.time);
  return sql`
    select id, ${time} from ${sql.table(list.table)} as listed where ${listedBy(list, enterpriseId)}${condition}
      ${begin ? sql`and ${time} >= ${begin}` : sql``} ${end ? sql`and ${time} < ${end}` : sql``}
    order by ${time} ${direction}, id ${direction} limit ${limit}`;
}

const TYPES: Record<string, RawBuilder<unknown>> = { number: sql`smallint`, boolean: sql`boolean`, string: sql`text` };

function facetValues(list: CountedList, one: FacetCount): RawBuilder<unknown> {
  return sql.join(list.facets.map((name) => sql`${one[name]}::${TYPES[typeof one[name]] ?? sql`text`}`));
}
