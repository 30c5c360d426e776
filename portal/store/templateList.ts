import { sql, type Selectable, type SqlBool } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import type { PageReply } from '#contract/page.ts';
import type { SortColumns } from '#contract/sortFields.ts';
import { toServerText } from '#schema/dateText.ts';
import type { TemplateTable } from '../db/tables/templates.ts';
import type { Db } from '../portal.ts';
import { containing } from './containing.ts';
import { countRows } from './countRows.ts';
import { dateRange } from './dateRange.ts';
import { sortColumn } from './sortColumn.ts';
import { liveTemplates } from './templates.ts';

type TemplateQuery = HandlerInput<'listTemplates'>['query'];
/** Filters shared by the list and its export. */
type TemplateFilters = Omit<TemplateQuery, 'pageSize' | 'pageNum' | 'suggest'>;

/** Sortable fields and their columns. */
const SORT_COLUMNS = {
  template_name: 'template_name',
  billType: 'bill_type',
  houseScac: 'house_scac',
  isDefaultFilerCode: 'is_default',
  operator: 'operator_name',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  usedCount: 'used_count',
  lastUsedAt: 'last_used_at',
} as const satisfies SortColumns<'templates'>;

/** [T01] One page of an enterprise's templates, the last changed first by default. */
export async function listTemplates(
  db: Db,
  enterpriseId: string,
  query: TemplateQuery,
): Promise<PageReply<TemplateRow>> {
  const counted = await countRows(db, matchingTemplates(db, enterpriseId, query).select('id'), Boolean(query.keyword));
  const rows = await templateRows(db, enterpriseId, query)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute();
  return { records: rows.map(toTemplateRow), ...counted };
}

/** All templates that match the filters, in the requested order, as a query for a page or an export. */
export function templateRows(db: Db, enterpriseId: string, query: TemplateFilters) {
  const column = sortColumn(SORT_COLUMNS, query.sortField) ?? 'updated_at';
  const order = query.sortOrder ?? 'desc';
  const rows = matchingTemplates(db, enterpriseId, query).selectAll();
  // Never used sorts last in both directions.
  const sorted =
    column === 'last_used_at'
      ? rows.orderBy(sql`last_used_at ${sql.raw(order)} nulls last`)
      : column === 'used_count'
        ? // Of those used equally often, the last used first.
          rows
            .orderBy('used_count', order)
            .orderBy(sql`last_used_at desc nulls last`)
            .orderBy('updated_at', 'desc')
        : rows.orderBy(column, order);
  // The id makes the order of equal rows stable across pages.
  return sorted.orderBy('id', 'asc');
}

/** A row of the list as the wire shows it. */
function toTemplateRow(row: Selectable<TemplateTable>): TemplateRow {
  return {
    id: row.id,
    revision: row.revision,
    template_name: row.template_name,
    billType: row.bill_type,
    houseScac: row.house_scac,
    isDefaultFilerCode: row.is_default,
    operator: row.operator_name,
    updatedAt: toServerText(row.updated_at),
    usedCount: row.used_count,
    lastUsedAt: row.last_used_at && toServerText(row.last_used_at),
  };
}

function matchingTemplates(db: Db, enterpriseId: string, query: TemplateFilters) {
  const { keyword, billType, houseScac } = query;
  const { begin, end } = dateRange(query.startedAt, query.endedAt);
  return liveTemplates(db, enterpriseId).where((row) =>
    row.and([
      ...(keyword ? [row('search', 'like', containing(keyword))] : []),
      ...(billType === undefined ? [] : [row('bill_type', '=', billType)]),
      ...(houseScac ? [sql<SqlBool>`upper(house_scac) = ${houseScac.toUpperCase()}`] : []),
      ...(begin ? [row('updated_at', '>=', begin)] : []),
      ...(end ? [row('updated_at', '<', end)] : []),
    ]),
  );
}
