import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Below `people`: events about people invalidate it. */
const KEY = ['people', 'own'];

export function useOwnSecurity() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => dataProvider.ownSecurity({}, { signal }) });
}

export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}
