import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { PageReply } from '#contract/page.ts';
import type { QueryValue } from './queryText.ts';

/** A list's query on the wire ([L01]). */
export type ListQuery = Record<string, QueryValue> & { pageSize: number; pageNum: number };

/**
 * Converts react-admin's page, order and filters to the portal's query. Free text becomes upper case ([L03]); blanks
 * are removed later.
 */
export function toListQuery({
  pagination,
  sort,
  filter,
}: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): ListQuery {
  const { keyword, ...filters } = (filter ?? {}) as Record<string, QueryValue>;
  const query: ListQuery = { ...filters, pageSize: pagination?.perPage ?? 10, pageNum: pagination?.page ?? 1 };
  if (typeof keyword === 'string') query.keyword = keyword.trim().toUpperCase();
  // The portal's default order, newest first, has no name on the wire.
  if (sort?.field && sort.field !== 'id') {
    query.sortField = sort.field;
    query.sortOrder = sort.order === 'ASC' ? 'asc' : 'desc';
  }
  return query;
}

/** Converts the portal's page to react-admin's; `meta.statistics` has counts besides the rows. */
export function toListResult<T extends RaRecord>(page: PageReply<T>): GetListResult<T> {
  return { data: page.records, total: page.total, meta: { statistics: page.statistics } };
}
