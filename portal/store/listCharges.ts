import { sql } from 'kysely';
import type { ChargeStatistics } from '#contract/endpoints/charges.ts';
import type { PageReply } from '#contract/page.ts';
import { fitsFilter, type CountedList, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, sumOf, sumsBy, type FacetCount } from '../lists/facetCounts.ts';
import { pageKeys } from '../lists/pageKeys.ts';
import { readTogether } from '../lists/readTogether.ts';
import { searchList } from '../lists/searchList.ts';
import { searchSample } from '../lists/searchSample.ts';
import { facetKeys, sortedKeys } from '../lists/sortedKeys.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { chargeFacets, chargeOrder, type ChargeFilters, type ChargeList } from './chargeList.ts';
import { containing } from './containing.ts';
import { dateRange } from './dateRange.ts';
import { reachStatistics } from './reachStatistics.ts';

type ChargeQuery = Omit<ChargeFilters, 'ids'> & { pageNum: number; pageSize: number };

/** [R12] [R13] One page of charges, with the sums over every row of the filters. Nothing is counted per call (decision 0010). */
export async function listCharges<S extends { id: string }, R>(
  db: Db,
  source: ChargeList<S, R>,
  { enterpriseId, userId }: Principal,
  query: ChargeQuery,
): Promise<PageReply<R>> {
  const { list } = source;
  const { column, order } = chargeOrder(source, query);
  const { base, filter } = await chargeFacets(db, enterpriseId, query);
  const range = dateRange(query.tradeAtBegin, query.tradeAtEnd);
  const place = { filter, range, order, column, offset: (query.pageNum - 1) * query.pageSize, count: query.pageSize };
  const sample = query.keyword ? await searchSample(db, list) : null;
  return readTogether(db, async (trx) => {
    const counted = await countByFacets(trx, list, enterpriseId, { range, filter: base });
    const read = async (ids: readonly string[]) =>
      (await readRows<S>(trx, list, enterpriseId, ids)).map((row) => source.toRow(row, userId));
    if (query.keyword && sample) {
      // A search of one or two characters is mostly the start of a number.
      const search = { typed: [query.keyword], shortcut: sql`ams_no like ${containing(query.keyword).slice(1)}` };
      const found = await searchList(trx, list, enterpriseId, { ...place, base, search, sample }, counted);
      const statistics = await statisticsOf(trx, list, found.counts, { enterpriseId, filter, ...found });
      return {
        records: await read(found.ids),
        total: found.total,
        statistics: {
          ...statistics,
          ...reachStatistics(found),
          ...(found.reach ? { searchedTime: 'tradeAt' } : {}),
        },
      };
    }
    const matching = counted.filter((one) => fitsFilter(one, filter));
    const keysOf = column === 'at' ? pageKeys : list.facets.includes(column) ? facetKeys : sortedKeys;
    const records = await read(await keysOf(trx, list, enterpriseId, place, matching));
    const total = sumOf(matching);
    const statistics = await statisticsOf(trx, list, counted, { enterpriseId, filter, total, isCapped: false });
    return { records, total, statistics: { ...statistics } };
  });
}

/** The sums of a page. Those of a search that did not count every match would be wrong: they are null. */
async function statisticsOf(
  db: Db,
  list: CountedList,
  counts: readonly FacetCount[],
  {
    enterpriseId,
    filter,
    total,
    isCapped,
  }: { enterpriseId: string; filter: FacetFilter; total: number; isCapped: boolean },
): Promise<ChargeStatistics> {
  const matching = counts.filter((one) => fitsFilter(one, filter));
  const sum = (name: string) => (isCapped ? null : matching.reduce((whole, one) => whole + Number(one[name] ?? 0), 0));
  return {
    count: total,
    coins: sum('coins'),
    ...(list.sums.includes('coupon_deduction') ? { couponDeduction: sum('coupon_deduction') } : {}),
    byPayType: isCapped ? {} : sumsBy(matching, 'pay_type', 'coins'),
    operators: await operatorsOf(db, enterpriseId, sumsBy(counts, 'operator_id', 'rows'), filter['operator_id']),
  };
}

/** Who has rows, and the chosen one without any, whom the filter must be able to name. */
async function operatorsOf(
  db: Db,
  enterpriseId: string,
  rows: Readonly<Record<string, number>>,
  chosen: FacetFilter[string] = [],
): Promise<ChargeStatistics['operators']> {
  const ids = Object.keys(rows);
  const wanted = [...ids, ...chosen.map(String)];
  if (wanted.length === 0) return [];
  const people = await db
    .selectFrom('app_user')
    .where('id', 'in', wanted)
    // An id of the query may be another enterprise's; a charge may have been made by support staff.
    .where((row) =>
      row.or([row('enterprise_id', '=', enterpriseId), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]),
    )
    .select(['id', 'name'])
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const listed = new Set([...ids, ...names.keys()]);
  const operators = [...listed].map((id) => ({ id, name: names.get(id) ?? id, count: rows[id] ?? 0 }));
  return operators.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

async function readRows<S extends { id: string }>(
  db: Db,
  { table }: CountedList,
  enterpriseId: string,
  ids: readonly string[],
): Promise<S[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<S>`
    select * from ${sql.table(table)} where enterprise_id = ${enterpriseId} and id = any(${[...ids]})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
