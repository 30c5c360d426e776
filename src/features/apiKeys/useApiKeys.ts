import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

const KEY = ['apiKeys'];

export function useApiKeys() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => dataProvider.listApiKeys({}, { signal }) });
}

export function useRefreshApiKeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}
