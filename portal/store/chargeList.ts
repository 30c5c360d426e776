import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { BondSettlementRow, ConsumptionRow } from '#contract/endpoints/charges.ts';
import { BOND_TYPES, CHARGE_ITEMS } from '#contract/codes.ts';
import type { SortColumns } from '#contract/sortFields.ts';
import { toServerText } from '#schema/dateText.ts';
import type { BondSettlementTable, ConsumptionTable } from '../db/tables/money.ts';
import { BOND_LIST, CONSUMPTION_LIST, type CountedList, type FacetFilter } from '../lists/countedList.ts';
import { listedRows, listOrder } from '../lists/sortedKeys.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { containsNumber } from './containing.ts';
import { dateRange } from './dateRange.ts';
import { sortColumn } from './sortColumn.ts';

/** Filters of both lists of charges and their exports. */
export type ChargeFilters = Pick<
  HandlerInput<'exportConsumption'>['query'],
  | 'keyword'
  | 'operator'
  | 'payType'
  | 'kind'
  | 'item'
  | 'tradeAtBegin'
  | 'tradeAtEnd'
  | 'ids'
  | 'sortField'
  | 'sortOrder'
>;

export interface ChargeList<S extends { id: string } = never, R = unknown> {
  list: CountedList;
  /** Sortable fields and their columns. */
  sortable: Readonly<Record<string, string>>;
  /** A row as the wire shows it. */
  toRow: (row: S, userId: string) => R;
}
type StoredConsumption = Selectable<ConsumptionTable>;
type StoredBond = Selectable<BondSettlementTable>;

const SORTABLE = {
  at: 'at',
  amsNo: 'ams_no',
  coins: 'coins',
  payType: 'pay_type',
} satisfies SortColumns<'bondSettlements'>;

/** [R12] */
export const consumptionList: ChargeList<StoredConsumption, ConsumptionRow> = {
  list: CONSUMPTION_LIST,
  sortable: {
    ...SORTABLE,
    item: 'item',
    couponDeduction: 'coupon_deduction',
  } satisfies SortColumns<'consumption'>,
  toRow: (row, userId) => ({
    ...toChargeRow(row, userId),
    item: CHARGE_ITEMS.find((item) => item === row.item) ?? 'ISF-10',
    couponDeduction: row.coupon_deduction,
  }),
};

/** [R13] */
export const bondSettlementList: ChargeList<StoredBond, BondSettlementRow> = {
  list: BOND_LIST,
  sortable: SORTABLE,
  toRow: (row, userId) => ({
    ...toChargeRow(row, userId),
    isfNo: row.isf_no,
    bondType: BOND_TYPES.find((type) => type === row.bond_type) ?? 'Hgj_Continuous',
  }),
};

function toChargeRow(row: StoredConsumption | StoredBond, userId: string) {
  return {
    id: row.id,
    filingId: row.filing_id,
    amsNo: row.ams_no,
    coins: row.coins,
    payType: row.pay_type,
    orderNo: row.order_no,
    operator: row.operator_name,
    operatorId: row.operator_id,
    at: toServerText(row.at),
    remark: row.remark,
    revision: row.revision,
    mayEditRemark: row.operator_id === userId,
  };
}

/** The facets of the filters; `base` leaves out the operator, who is counted separately. */
export async function chargeFacets(
  db: Db,
  enterpriseId: string,
  { item, payType, kind, operator }: ChargeFilters,
): Promise<{ base: FacetFilter; filter: FacetFilter }> {
  const base: FacetFilter = {
    ...(item ? { item: [item] } : {}),
    ...(payType === undefined ? {} : { pay_type: [payType] }),
    ...(kind ? { is_refund: [kind === 'refund'] } : {}),
  };
  if (!operator) return { base, filter: base };
  return { base, filter: { ...base, operator_id: [operator, ...(await idsOfName(db, enterpriseId, operator))] } };
}

async function idsOfName(db: Db, enterpriseId: string, name: string): Promise<string[]> {
  const people = await db
    .selectFrom('app_user')
    .where('enterprise_id', '=', enterpriseId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .select('id')
    .execute();
  return people.map(({ id }) => id);
}

/** The order of a list and its export. @throws Refusal `invalid` for a field that cannot be sorted */
export function chargeOrder(
  { sortable }: Pick<ChargeList, 'sortable'>,
  { sortField, sortOrder }: Pick<ChargeFilters, 'sortField' | 'sortOrder'>,
): { column: string; order: 'asc' | 'desc' } {
  const column = sortColumn(sortable, sortField) ?? 'at';
  return { column, order: sortOrder ?? (column === 'at' ? 'desc' : 'asc') };
}

/** [L06] The rows of an export as a query, in the order of the list. */
export async function chargeRowsQuery(
  db: Db,
  source: Pick<ChargeList, 'list' | 'sortable'>,
  enterpriseId: string,
  query: ChargeFilters,
  columns: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { list } = source;
  const { filter } = await chargeFacets(db, enterpriseId, query);
  const range = dateRange(query.tradeAtBegin, query.tradeAtEnd);
  const also = [
    ...(query.keyword ? [containsNumber('search', query.keyword)] : []),
    ...(query.ids ? [sql`id = any(${query.ids})`] : []),
  ];
  return sql`
    select ${columns} from ${sql.table(list.table)}
    where ${listedRows(list, enterpriseId, { filter, range, also })} order by ${listOrder(list, chargeOrder(source, query))}`;
}

/** @throws Refusal `notFound` for the whole selection when one of its rows is missing or another tenant's */
export async function requireCharges(
  db: Db,
  { list }: Pick<ChargeList, 'list'>,
  enterpriseId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(list.table)} where enterprise_id = ${enterpriseId} and id = any(${wanted})`.execute(
    db,
  );
  if ((rows[0]?.found ?? 0) < wanted.length) throw refuse('notFound');
}
