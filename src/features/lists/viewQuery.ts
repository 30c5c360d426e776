import type { SortPayload } from 'react-admin';

/**
 * The query string of a list's address for these filters and this order; blank filters are left out.
 * @example viewQuery({ billType: '1' }, { field: 'createdAt', order: 'DESC' })
 */
export function viewQuery(filters: Readonly<Record<string, unknown>>, { field, order }: SortPayload): string {
  const active = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
  return new URLSearchParams({ filter: JSON.stringify(active), sort: field, order, page: '1' }).toString();
}
