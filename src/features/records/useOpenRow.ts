import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { useState } from 'react';
import type { SimpleRow } from './simpleResource.ts';

/**
 * The record that the address names: on the page, or as it was last seen when a filter took it away, or asked for by its
 * id, because a link may name any record. `trouble` says why there is none.
 * @param id null when no record that exists is named
 */
export function useOpenRow(resource: string, id: string | null) {
  const { data } = useListContext<SimpleRow>();
  const dataProvider = useDataProvider();
  const [seen, setSeen] = useState<SimpleRow | null>(null);
  const here = data?.find((row) => row.id === id) ?? null;
  if (here && here !== seen) setSeen(here);
  if (id === null && seen) setSeen(null);

  const known = here ?? (seen?.id === id ? seen : null);
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
