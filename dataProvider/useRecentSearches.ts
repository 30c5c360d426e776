import { useCallback, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, type CallName } from '#contract/calls.ts';
import { LIMITS } from '#contract/limits.ts';
import { portalClient } from './portalClient.ts';

/** The portal updates them with every list call; within this time a refetch would return the same. */
const FRESH_MS = 3_000;
const NONE: readonly string[] = [];

/**
 * [L02] The user's recent searches in one field of one list, stored by the portal. Loaded at the first use of the
 * input; a failure shows no list.
 * @returns the `recent` property of SearchInput
 */
export function useRecentSearches(call: CallName, paramName: string) {
  const queryClient = useQueryClient();
  const method = calls[call].path;
  const [isUsed, setUsed] = useState(false);
  const queryKey = useMemo(() => ['queryLog', method, paramName], [method, paramName]);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const entries = await portalClient.call('listQueryLog', { query: { method, paramName } }, { signal });
      const values =
        entries.find((entry) => entry.method === method && entry.paramName === paramName)?.paramValue ?? '';
      return values.split('\n').filter(Boolean).slice(0, LIMITS.recentSearches);
    },
    enabled: isUsed,
    staleTime: FRESH_MS,
    retry: false,
  });

  const load = useCallback(() => {
    setUsed(true);
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > FRESH_MS) void refetch();
  }, [queryClient, queryKey, refetch]);
  const clear = useCallback(() => {
    queryClient.setQueryData(queryKey, []);
    portalClient
      .call('clearQueryLog', { body: { method, paramName } })
      // Entries that could not be removed reappear.
      .catch(() => queryClient.invalidateQueries({ queryKey }));
  }, [queryClient, queryKey, method, paramName]);
  return useMemo(() => ({ texts: data ?? NONE, load, clear }), [data, load, clear]);
}
