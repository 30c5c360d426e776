import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import type { Page } from '#contract/page.ts';
import { SOURCES } from '#contract/codes.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { fromServerText, toServerText } from '#rules/serverTime.ts';
import type { Database } from '../db/database.ts';
import type { FilingTable } from '../db/tables/filings.ts';
import type { Db } from '../portal.ts';
import { declarationType } from './filings.ts';
import { sortColumn } from './sortColumn.ts';

type Query = HandlerInput<'listFilings'>['query'];
type Filter = (row: ExpressionBuilder<Database, 'filing'>) => Expression<SqlBool>;

/** Columns a page may sort by. */
const SORTABLE = {
  createdAt: 'created_at',
  operationAt: 'operation_at',
  amsNo: 'ams_no',
  isfNo: 'isf_no',
  declarationStatus: 'declaration_status',
  matchStatus: 'match_status',
  latestOperator: 'operator_name',
} as const;

const COLUMNS = [
  ...(['id', 'isf_no', 'ams_no', 'ams_type', 'bill_type', 'match_status', 'declaration_status'] as const),
  ...(['operator_name', 'operation_at', 'created_at', 'source', 'remark'] as const),
] as const;
type RowColumns = Pick<FilingTable, (typeof COLUMNS)[number]>;

/** [L01] A page of the sent list; statistics count the statuses over every filter but the statuses themselves. */
export async function listFilings(db: Db, enterpriseId: string, query: Query): Promise<Page<FilingRow>> {
  const filters = filtersOf(enterpriseId, query);
  const counts = await countStatuses(db, filters);
  const chosen = counts.filter(
    (group) =>
      (!query.declarationStatus || query.declarationStatus.includes(group.declaration_status)) &&
      (!query.matchStatus || group.match_status === query.matchStatus),
  );
  const column = sortColumn(SORTABLE, query.sortField) ?? 'created_at';
  const order = query.sortOrder ?? (column === 'created_at' || column === 'operation_at' ? 'desc' : 'asc');
  const rows = await db
    .selectFrom('filing')
    .select(COLUMNS)
    .where((row) => row.and([...filters, ...statusFilters(query)].map((filter) => filter(row))))
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute();
  return {
    records: rows.map(filingRowOf),
    total: chosen.reduce((total, group) => total + group.count, 0),
    statistics: {
      declarationStatus: sums(counts, (group) => group.declaration_status),
      matchStatus: sums(counts, (group) => group.match_status),
    },
  };
}

/** A row as the wire has it. */
export function filingRowOf(row: RowColumns): FilingRow {
  return {
    id: row.id,
    isfNo: row.isf_no,
    amsNo: row.ams_no,
    amsType: row.ams_type,
    billType: row.bill_type,
    declarationType: declarationType(row.bill_type),
    matchStatus: row.match_status,
    declarationStatus: row.declaration_status,
    latestOperator: row.operator_name,
    operationAt: toServerText(row.operation_at),
    createdAt: toServerText(row.created_at),
    source: SOURCES.find((source) => source === row.source) ?? 'Website',
    remark: row.remark,
    // [D07] whatever status allows, to everybody of the enterprise.
    actions: [...DECLARATION_STATUSES[row.declaration_status].actions],
  };
}

function filtersOf(enterpriseId: string, query: Query): Filter[] {
  const filters: Filter[] = [(row) => row('enterprise_id', '=', enterpriseId)];
  const { keyword, billType, amsNo, isfNo, houseScac } = query;
  const begin = query.createdAtBegin && fromServerText(query.createdAtBegin);
  const end = query.createdAtEnd && fromServerText(query.createdAtEnd);
  if (keyword) filters.push((row) => row('search', 'like', containing(keyword)));
  if (billType !== undefined) filters.push((row) => row('bill_type', '=', billType));
  if (amsNo) filters.push((row) => row('ams_no', 'like', containing(amsNo)));
  if (isfNo) filters.push((row) => row('isf_no', 'like', containing(isfNo)));
  if (houseScac) filters.push((row) => row('house_scac', '=', houseScac.toUpperCase()));
  if (begin) filters.push((row) => row('created_at', '>=', begin));
  // The end is a whole second.
  if (end) filters.push((row) => row('created_at', '<', new Date(end.getTime() + 1000)));
  return filters;
}

function statusFilters({ declarationStatus, matchStatus }: Query): Filter[] {
  const filters: Filter[] = [];
  if (declarationStatus) filters.push((row) => row('declaration_status', 'in', declarationStatus));
  if (matchStatus) filters.push((row) => row('match_status', '=', matchStatus));
  return filters;
}

function countStatuses(db: Db, filters: Filter[]) {
  return db
    .selectFrom('filing')
    .where((row) => row.and(filters.map((filter) => filter(row))))
    .groupBy(['declaration_status', 'match_status'])
    .select(['declaration_status', 'match_status', sql<number>`count(*)`.as('count')])
    .execute();
}

function sums<G extends { count: number }>(groups: readonly G[], keyOf: (group: G) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const group of groups) found[keyOf(group)] = (found[keyOf(group)] ?? 0) + group.count;
  return found;
}

/** Numbers and the search text are upper case. */
const containing = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`;
