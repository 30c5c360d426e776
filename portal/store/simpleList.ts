import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PageReply } from '#contract/page.ts';
import { simpleSortFields } from '#contract/sortFields.ts';
import type { Entity } from '#schema/entity.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { containing } from './containing.ts';
import { countRows } from './countRows.ts';
import { dateRange } from './dateRange.ts';
import { liveSimple, toSimpleRow, type SimpleRecords, type SimpleWireRecord } from './simpleRecords.ts';

export interface SimpleList<
  E extends Entity,
  Q extends SimpleListFilters = SimpleListFilters,
> extends SimpleRecords<E> {
  /** Conditions of the filters that only this list has. */
  filter?: (query: Q) => RawBuilder<SqlBool>[];
}

export interface SimpleListFilters {
  id?: string | undefined;
  keyword?: string | undefined;
  createdAtBegin?: string | undefined;
  createdAtEnd?: string | undefined;
  sortField?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}
type SimpleQuery = SimpleListFilters & { pageSize: number; pageNum: number };

/** [L01] One page of an enterprise's records, the last changed first by default. */
export async function listSimple<E extends Entity, Q extends SimpleListFilters>(
  db: Db,
  list: SimpleList<E, Q>,
  enterpriseId: string,
  query: Q & SimpleQuery,
): Promise<PageReply<SimpleWireRecord<E>>> {
  const found = matching(db, list, enterpriseId, query);
  const counted = await countRows(db, found.select('id'), Boolean(query.keyword));
  const rows = await simpleRows(db, list, enterpriseId, query)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute();
  return { records: rows.map((row) => toSimpleRow(list, row)), ...counted };
}

/** All records that match the filters, in the requested order, as a query for a page or an export. */
export function simpleRows<E extends Entity, Q extends SimpleListFilters>(
  db: Db,
  list: SimpleList<E, Q>,
  enterpriseId: string,
  query: Q,
) {
  return (
    matching(db, list, enterpriseId, query)
      .selectAll()
      .orderBy(sortOf(list, query))
      // The id makes the order of equal rows stable across pages.
      .orderBy('id', 'asc')
  );
}

function matching<E extends Entity, Q extends SimpleListFilters>(
  db: Db,
  list: SimpleList<E, Q>,
  enterpriseId: string,
  query: Q,
) {
  const { begin, end } = dateRange(query.createdAtBegin, query.createdAtEnd);
  return liveSimple(db, list, enterpriseId).where((row) =>
    row.and([
      ...(query.id ? [row('id', '=', query.id)] : []),
      ...(query.keyword ? [row('search', 'like', containing(query.keyword))] : []),
      ...(begin ? [row('created_at', '>=', begin)] : []),
      ...(end ? [row('created_at', '<', end)] : []),
      ...(list.filter?.(query) ?? []),
    ]),
  );
}

function sortOf<E extends Entity, Q extends SimpleListFilters>(
  { entity }: SimpleList<E, Q>,
  { sortField = 'updatedAt', sortOrder = 'desc' }: Q,
) {
  const order = sql.raw(sortOrder);
  if (sortField === 'updatedAt') return sql`updated_at ${order}`;
  if (sortField === 'createdAt') return sql`created_at ${order}`;
  if (simpleSortFields(entity).includes(sortField)) return sql`body ->> ${sql.lit(sortField)} ${order}`;
  throw refuse('invalid', { errors: { sortField: { message: 'validation.choice', args: { value: sortField } } } });
}
