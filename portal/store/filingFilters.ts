import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { statesOfGroup } from '#contract/filingGroups.ts';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { SortColumns } from '#contract/sortFields.ts';
import type { Database } from '../db/database.ts';
import { FILING_LIST } from '../lists/countedList.ts';
import { severalNumbers } from '../lists/numberForms.ts';
import { listOrder } from '../lists/sortedKeys.ts';
import type { Db } from '../portal.ts';
import { containsNumber } from './containing.ts';
import { dateRange } from './dateRange.ts';
import { sortColumn } from './sortColumn.ts';

/** Filters of the filings list and its exports; the list itself has no `ids`. */
type FilingFilters = Omit<HandlerInput<'exportFilings'>['query'], 'lang'>;
type Filter = (row: ExpressionBuilder<Database, 'filing'>) => Expression<SqlBool>;

/** Sortable fields and their columns. */
const SORTABLE = {
  createdAt: 'created_at',
  operationAt: 'operation_at',
  amsNo: 'ams_no',
  isfNo: 'isf_no',
  billType: 'bill_type',
  declarationStatus: 'declaration_status',
  matchStatus: 'match_status',
  latestOperator: 'operator_name',
  buyer: 'buyer_name',
  importer: 'importer_id',
  vessel: 'vessel',
  loading: 'loading_at',
} as const satisfies SortColumns<'filings'>;

/** The order of the list and its exports. @throws Refusal `invalid` for a field that cannot be sorted */
export function filingOrder({ sortField, sortOrder }: Pick<FilingFilters, 'sortField' | 'sortOrder'>) {
  const column = sortColumn(SORTABLE, sortField) ?? 'created_at';
  return { column, order: sortOrder ?? (column === 'created_at' || column === 'operation_at' ? 'desc' : 'asc') };
}

/**
 * The filings of an enterprise that match the filters, in the order of the list, without paging: select columns, then execute or
 * stream.
 * @example for await (const row of filingRowsQuery(db, '1', query).select(['id', 'ams_no']).stream(500)) …
 */
export function filingRowsQuery(
  db: Db,
  enterpriseId: string,
  query: FilingFilters,
): SelectQueryBuilder<Database, 'filing', object> {
  return db
    .selectFrom('filing')
    .where('enterprise_id', '=', enterpriseId)
    .where((row) => row.and([...textFilters(query), ...facetFilters(query), ...timeFilters(query)].map((f) => f(row))))
    .orderBy(listOrder(FILING_LIST, filingOrder(query)));
}

/** Case-insensitive substrings. Numbers are searched through the search text, whose index finds them. */
function textFilters({ keyword, amsNo, isfNo }: FilingFilters): Filter[] {
  const filters: Filter[] = [];
  const numbers = severalNumbers(keyword);
  if (numbers) filters.push(() => hasNumber(numbers));
  else if (keyword) filters.push(() => containsNumber('search', keyword));
  if (amsNo)
    filters.push(
      () => containsNumber('search', amsNo),
      () => containsNumber('ams_no', amsNo),
    );
  if (isfNo)
    filters.push(
      () => containsNumber('search', isfNo),
      () => containsNumber('isf_no', isfNo),
    );
  return filters;
}

function facetFilters(query: FilingFilters): Filter[] {
  const { billType, houseScac, declarationStatus, matchStatus, group, toComplete, rejectCode, filedBy } = query;
  const filters: Filter[] = [];
  if (billType !== undefined) filters.push((row) => row('bill_type', '=', billType));
  if (houseScac) filters.push((row) => row('house_scac', '=', houseScac.toUpperCase()));
  if (declarationStatus) filters.push((row) => row('declaration_status', 'in', declarationStatus));
  if (matchStatus) filters.push((row) => row('match_status', '=', matchStatus));
  if (group) {
    const states = statesOfGroup(group).map(
      (state) => sql`(${state.declarationStatus}, ${state.matchStatus}, ${state.isDuplicate}::boolean)`,
    );
    filters.push(() => sql<SqlBool>`(declaration_status, match_status, is_duplicate) in (${sql.join(states)})`);
  }
  if (toComplete) filters.push((row) => row('to_complete', '=', true));
  if (rejectCode) filters.push(() => refusedFor(rejectCode));
  if (filedBy) filters.push(() => firstSentBy(filedBy));
  return filters;
}

/** Condition of filings that have one of these numbers. */
export const hasNumber = (numbers: readonly string[]) => sql<SqlBool>`ams_no = any(${numbers}::text[])`;

/** Condition of filings that customs refused for a reason. */
export const refusedFor = (code: string) => sql<SqlBool>`exists (
  select from filing_reject refused
  where refused.enterprise_id = filing.enterprise_id and refused.filing_id = filing.id and refused.code = ${code})`;

/** Condition of filings that a person filed first; statistics count them for that person. */
export const firstSentBy = (userId: string) => sql<SqlBool>`exists (
  select from operation sent
  where sent.enterprise_id = filing.enterprise_id and sent.filing_id = filing.id and sent.seq = 0
    and sent.operator_id = ${userId})`;

function timeFilters({ ids, createdAtBegin, createdAtEnd, operationAtBegin, operationAtEnd }: FilingFilters): Filter[] {
  const filters: Filter[] = [];
  if (ids) filters.push((row) => row('id', 'in', ids));
  filters.push(...rangeFilters('created_at', createdAtBegin, createdAtEnd));
  filters.push(...rangeFilters('operation_at', operationAtBegin, operationAtEnd));
  return filters;
}

function rangeFilters(column: 'created_at' | 'operation_at', first?: string, last?: string): Filter[] {
  const { begin, end } = dateRange(first, last);
  return [
    ...(begin ? [(row: ExpressionBuilder<Database, 'filing'>) => row(column, '>=', begin)] : []),
    ...(end ? [(row: ExpressionBuilder<Database, 'filing'>) => row(column, '<', end)] : []),
  ];
}
