import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import type { Page } from '#contract/page.ts';
import { fromServerText, toServerText } from '#rules/serverTime.ts';
import type { Database } from '../db/tables/database.ts';
import type { Db } from '../portal.ts';
import { liveDrafts } from './drafts.ts';
import { sortColumn } from './sortColumn.ts';

type DraftQuery = HandlerInput<'listDrafts'>['query'];

/** What the list may be sorted by, and the column that holds it. */
const SORT_COLUMNS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  billType: 'bill_type',
  houseScac: 'house_scac',
  amsNos: 'ams_nos',
  importerId: 'importer_id',
  bugerName: 'buyer_name',
  template_name: 'template_name',
  from: 'origin',
  problems: 'problems',
  operator: 'operator_name',
} as const;

/** A free search counts up to here and says so. */
const COUNT_CAP = 10_000;

/** [L01] One page of an enterprise's live drafts, newest first unless told otherwise. */
export async function listDrafts(db: Db, enterpriseId: string, query: DraftQuery): Promise<Page<DraftRow>> {
  const column = sortColumn(SORT_COLUMNS, query.sortField) ?? 'created_at';
  const order = query.sortOrder ?? 'desc';
  const matching = liveDrafts(db, enterpriseId).where((row) => row.and(conditions(row, query)));
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .$if(Boolean(query.keyword), (found) => found.limit(COUNT_CAP + 1))
        .as('found'),
    )
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'revision', 'bill_type', 'house_scac', 'ams_nos', 'importer_id', 'buyer_name', 'template_name'])
    .select(['origin', 'problems', 'operator_name', 'created_at', 'updated_at'])
    .orderBy(column, order)
    // Equal rows keep their place from page to page.
    .orderBy('id', 'asc')
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute();
  const isCapped = Boolean(query.keyword) && counted.total > COUNT_CAP;
  return {
    records: rows.map((row) => ({
      id: row.id,
      revision: row.revision,
      billType: row.bill_type,
      houseScac: row.house_scac,
      amsNos: row.ams_nos,
      importerId: row.importer_id,
      bugerName: row.buyer_name,
      template_name: row.template_name,
      from: row.origin,
      problems: row.problems,
      operator: row.operator_name,
      createdAt: toServerText(row.created_at),
      updatedAt: toServerText(row.updated_at),
    })),
    total: isCapped ? COUNT_CAP : counted.total,
    statistics: isCapped ? { capped: true } : {},
  };
}

function conditions(row: ExpressionBuilder<Database, 'draft'>, query: DraftQuery) {
  const { keyword, billType, houseScac } = query;
  const begin = query.createdAtBegin && fromServerText(query.createdAtBegin);
  const end = query.createdAtEnd && fromServerText(query.createdAtEnd);
  return [
    ...(billType === undefined ? [] : [row('bill_type', '=', billType)]),
    ...(houseScac ? [sql<SqlBool>`upper(house_scac) = ${houseScac.toUpperCase()}`] : []),
    ...(keyword ? [row('search', 'like', `%${escapeLike(keyword.toUpperCase())}%`)] : []),
    ...(begin ? [row('created_at', '>=', begin)] : []),
    // Texts have whole seconds, times do not.
    ...(end ? [row('created_at', '<', new Date(end.getTime() + 1000))] : []),
  ];
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');
