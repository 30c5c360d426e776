import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { facetCondition, listedBy, type CountedList, type FacetFilter, type FacetValue } from './countedList.ts';
import { splitRange, type DayRange, type TimeRange } from './timeRange.ts';

/** `c`: time of creation. `l`: time of loading. */
export type Axis = 'c' | 'l';
const AXIS_COLUMNS = { c: 'created_at', l: 'loading_at' } as const;

/** The number of rows with these facets. */
export type FacetCount = Record<string, FacetValue> & { rows: number };

export const sumOf = (counts: readonly FacetCount[]): number => counts.reduce((total, { rows }) => total + rows, 0);

/** Exact counts of an enterprise's rows by facets, over a range of one of their times. */
export async function countByFacets(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  { axis = 'c', range, filter = {} }: { axis?: Axis; range: TimeRange; filter?: FacetFilter },
): Promise<FacetCount[]> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const { rows } = await sql<FacetCount>`
    select ${facets}, sum(rows)::bigint as rows
    from (${countsIn(list, enterpriseId, axis, range, filter, facets)}) counted
    group by ${facets} having sum(rows) > 0`.execute(db);
  return rows;
}

/** Counts of an enterprise's rows in each of several ranges of one time, in one statement. */
export async function countRanges(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  axis: Axis,
  ranges: readonly TimeRange[],
  filter: FacetFilter = {},
): Promise<number[]> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const each = ranges.map(
    (range, at) =>
      sql`select ${sql.lit(at)} as at, rows from (${countsIn(list, enterpriseId, axis, range, filter, facets)}) counted`,
  );
  const { rows } = await sql<{ at: number; rows: number }>`
    select at, sum(rows)::bigint as rows from (${sql.join(each, sql` union all `)}) counted group by at`.execute(db);
  return ranges.map((_, at) => rows.find((one) => one.at === at)?.rows ?? 0);
}

function countsIn(
  list: CountedList,
  enterpriseId: string,
  axis: Axis,
  range: TimeRange,
  filter: FacetFilter,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const counts = sql.table(`${list.table}_count`);
  const deltas = sql.table(`${list.table}_count_delta`);
  const of = sql`enterprise_id = ${enterpriseId} and axis = ${axis}${facetCondition(filter)}`;
  if (!range.begin && !range.end) {
    return sql`
      select ${columns}, rows from ${counts} where ${of} and grain = 'a'
      union all select ${columns}, rows from ${deltas} where ${of}`;
  }
  const { months, days, edges } = splitRange(range);
  const parts = [
    ...(months ? [sql`select ${columns}, rows from ${counts} where ${of} and grain = 'm'${within(months)}`] : []),
    ...days.map((some) => sql`select ${columns}, rows from ${counts} where ${of} and grain = 'd'${within(some)}`),
    ...[...(months ? [months] : []), ...days].map(
      (some) => sql`select ${columns}, rows from ${deltas} where ${of}${within(some)}`,
    ),
    ...edges.map(({ begin, end }) => {
      const time = sql.ref(AXIS_COLUMNS[axis]);
      return sql`
        select ${columns}, count(*) as rows from ${sql.table(list.table)}
        where ${listedBy(list, enterpriseId)} and ${time} >= ${begin} and ${time} < ${end}${facetCondition(filter)}
        group by ${columns}`;
    }),
  ];
  if (parts.length === 0) parts.push(sql`select ${columns}, rows from ${deltas} where false`);
  return sql.join(parts, sql` union all `);
}

const within = ({ begin, end }: DayRange): RawBuilder<unknown> =>
  sql`${begin ? sql` and at >= ${begin}::date` : sql``}${end ? sql` and at < ${end}::date` : sql``}`;

/** Rows per month, or per day, of a range of whole ones; empty ones are left out. */
export async function countByTime(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  grain: 'm' | 'd',
  range: DayRange,
  filter: FacetFilter,
): Promise<{ at: string; rows: number }[]> {
  const of = sql`enterprise_id = ${enterpriseId} and axis = 'c'${facetCondition(filter)}${within(range)}`;
  const at = grain === 'm' ? sql`date_trunc('month', at)::date` : sql`at`;
  const { rows } = await sql<{ at: string; rows: number }>`
    select at::text, sum(rows)::bigint as rows from (
      select at, rows from ${sql.table(`${list.table}_count`)} where ${of} and grain = ${grain}
      union all select ${at}, rows from ${sql.table(`${list.table}_count_delta`)} where ${of}
    ) counted group by at having sum(rows) > 0 order by at`.execute(db);
  return rows;
}

/** Rows of parts of days, by index. */
export async function countRange(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  range: { begin: Date; end: Date },
  filter: FacetFilter,
): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(list.table)}
    where ${listedBy(list, enterpriseId)}${facetCondition(filter)}
      and created_at >= ${range.begin} and created_at < ${range.end}`.execute(db);
  return rows[0]?.rows ?? 0;
}
