import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { useState } from 'react';
import type { SimpleRow } from './simpleResource.ts';

/**
 * The record of the address: on the page, as last seen before a filter hid it, or loaded by id. `openError` is the
 * reason if there is none.
 * @param id null if no existing record is open
 */
export function useOpenRow(resource: string, id: string | null) {
  const { data } = useListContext<SimpleRow>();
  const dataProvider = useDataProvider();
  const [seen, setSeen] = useState<SimpleRow | null>(null);
  const onPage = data?.find((row) => row.id === id) ?? null;
  if (onPage && onPage !== seen) setSeen(onPage);
  if (id === null && seen) setSeen(null);

  const known = onPage ?? (seen?.id === id ? seen : null);
  const { data: found, error } = useQuery({
    queryKey: [resource, 'open', id],
    queryFn: async ({ signal }) => {
      const params = { filter: { id }, pagination: { page: 1, perPage: 1 }, signal };
      return (await dataProvider.getList<SimpleRow>(resource, params)).data[0] ?? null;
    },
    enabled: id !== null && data !== undefined && !known,
    retry: false,
  });
  const row = id === null ? null : (known ?? found ?? null);
  return { row, openError: row || id === null ? null : (error ?? (found === null ? ('notThere' as const) : null)) };
}
