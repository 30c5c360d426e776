import { sql, type RawBuilder } from 'kysely';

/** A table with a list per enterprise, whose counters are maintained by `countTriggers`. */
export interface CountedList {
  table: 'draft' | 'filing' | 'consumption' | 'bond_settlement' | 'ledger_entry';
  /** The column of the list's own order and of its range of dates. */
  time: 'created_at' | 'at';
  /** Facets: columns by which rows are counted and filtered, in the order of the index `<table>…_facets`. */
  facets: readonly string[];
  /** The condition of the list's partial indexes; empty when every row is listed. */
  listed: string;
  /** Integer columns that the counters add up. */
  sums: readonly string[];
}

export const DRAFT_LIST: CountedList = {
  table: 'draft',
  time: 'created_at',
  facets: ['owner_id', 'bill_type', 'is_ready', 'origin_mark', 'scac'],
  listed: ' and deleted_at is null and sent_at is null',
  sums: [],
};
export const FILING_LIST: CountedList = {
  table: 'filing',
  time: 'created_at',
  facets: ['bill_type', 'declaration_status', 'match_status', 'house_scac', 'to_complete', 'is_duplicate'],
  listed: '',
  sums: [],
};
/** [R12] Charges and their refunds. */
export const CONSUMPTION_LIST: CountedList = {
  table: 'consumption',
  time: 'at',
  facets: ['item', 'pay_type', 'is_refund', 'operator_id'],
  listed: '',
  sums: ['coins', 'coupon_deduction'],
};
/** [R13] Uses of the provider's bond and their refunds. */
export const BOND_LIST: CountedList = {
  table: 'bond_settlement',
  time: 'at',
  facets: ['pay_type', 'is_refund', 'operator_id'],
  listed: '',
  sums: ['coins'],
};

/** [M01] Movements of every purse. */
export const LEDGER_LIST: CountedList = {
  table: 'ledger_entry',
  time: 'at',
  facets: ['purse', 'kind'],
  listed: '',
  sums: ['amount'],
};

export type FacetValue = string | number | boolean;
/**
 * Allowed values by facet; an absent facet allows any. A key of several facets joined by commas allows tuples of their
 * values.
 * @example { bill_type: [1], 'declaration_status,match_status': [['receiveSuccess', 'notOnFile']] }
 */
export type FacetFilter = Partial<Record<string, readonly FacetValue[] | readonly (readonly FacetValue[])[]>>;

/** Rows of an enterprise that the list shows. */
export const listedBy = ({ listed }: CountedList, enterpriseId: string): RawBuilder<unknown> =>
  sql`enterprise_id = ${enterpriseId}${sql.raw(listed)}`;

/** The condition of a facet filter, for the table and its counters; begins with `and`. */
export function facetCondition(filter: FacetFilter): RawBuilder<unknown> {
  const conditions = Object.entries(filter).flatMap(([name, values]) => {
    if (!values) return [];
    const columns = sql.join(name.split(',').map((column) => sql.ref(column)));
    return [sql` and (${columns}) in (${sql.join(values.map((value) => sql`(${sql.join([value].flat())})`))})`];
  });
  return conditions.length === 0 ? sql`` : sql.join(conditions, sql``);
}

/** Whether counted rows match a facet filter. */
export const fitsFilter = (counted: Record<string, FacetValue>, filter: FacetFilter): boolean =>
  Object.entries(filter).every(([name, values]) => {
    const tuple = name.split(',').map((facet) => counted[facet] ?? '');
    return values?.some((value) => [value].flat().every((one, at) => one === tuple[at])) ?? true;
  });
