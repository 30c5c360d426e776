import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { facetCondition, listedBy, type CountedList, type FacetFilter, type FacetValue } from './countedList.ts';
import { splitRange, type DayRange, type TimeRange } from './timeRange.ts';

/** `c`: the list's own time. `l`: time of loading. */
type Axis = 'c' | 'l';
const axisColumn = (list: CountedList, axis: Axis): string => (axis === 'c' ? list.time : 'loading_at');

/** The number of rows with these facets, and the sums of the list's columns over them. */
export type FacetCount = Record<string, FacetValue> & { rows: number };

export const sumOf = (counts: readonly FacetCount[]): number => counts.reduce((total, { rows }) => total + rows, 0);

/** @param measure `rows` or a summed column */
export function sumsBy(counts: readonly FacetCount[], facet: string, measure: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of counts) found[String(one[facet])] = (found[String(one[facet])] ?? 0) + Number(one[measure]);
  return found;
}

/** Exact counts of an enterprise's rows by facets, over a range of one of their times. */
export async function countByFacets(
  db: Db,
  list: CountedList,
  enterpriseId: string,
  { axis = 'c', range, filter = {} }: { axis?: Axis; range: TimeRange; filter?: FacetFilter },
): Promise<FacetCount[]> {
  const facets = sql.join(list.facets.map((name) => sql.ref(name)));
  const { rows } = await sql<FacetCount>`
    select ${facets}, ${sql.join(measuresOf(list).map((name) => sql`sum(${name})::bigint as ${name}`))}
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

const measuresOf = ({ sums }: CountedList) => ['rows', ...sums].map((name) => sql.ref(name));

/** Counts the rows of a query by facets, with the sums of the list's columns. */
export const countEach = ({ sums }: CountedList): RawBuilder<unknown> =>
  sql.join([sql`count(*) as rows`, ...sums.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`)]);

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
  const measures = sql.join(measuresOf(list));
  const of = sql`enterprise_id = ${enterpriseId} and axis = ${axis}${facetCondition(filter)}`;
  if (!range.begin && !range.end) {
    return sql`
      select ${columns}, ${measures} from ${counts} where ${of} and grain = 'a'
      union all select ${columns}, ${measures} from ${deltas} where ${of}`;
  }
  const { months, days, edges } = splitRange(range);
  const parts = [
    ...(months
      ? [sql`select ${columns}, ${measures} from ${counts} where ${of} and grain = 'm'${within(months)}`]
      : []),
    ...days.map(
      (some) => sql`select ${columns}, ${measures} from ${counts} where ${of} and grain = 'd'${within(some)}`,
    ),
    ...[...(months ? [months] : []), ...days].map(
      (some) => sql`select ${columns}, ${measures} from ${deltas} where ${of}${within(some)}`,
    ),
    ...edges.map(({ begin, end }) => {
      const time = sql.ref(axisColumn(list, axis));
      return sql`
        select ${columns}, ${countEach(list)} from ${sql.table(list.table)}
        where ${listedBy(list, enterpriseId)} and ${time} >= ${begin} and ${time} < ${end}${facetCondition(filter)}
        group by ${columns}`;
    }),
  ];
  if (parts.length === 0) parts.push(sql`select ${columns}, ${measures} from ${deltas} where false`);
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
  const time = sql.ref(list.time);
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(list.table)}
    where ${listedBy(list, enterpriseId)}${facetCondition(filter)}
      and ${time} >= ${range.begin} and ${time} < ${range.end}`.execute(db);
  return rows[0]?.rows ?? 0;
}
