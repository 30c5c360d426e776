import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import type { UserConfig } from '#contract/endpoints/account.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/limits.ts';
import { portalClient } from './portalClient.ts';
import { userConfigQuery } from './userConfigQuery.ts';

/** The portal's default order, newest first, has no name on the wire. */
const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const isPageSize = (size: number): size is UserConfig['pageSize'] => (PAGE_SIZES as readonly number[]).includes(size);

/**
 * Properties that every list passes to `ListBase`. Its parameters are only in the address, so that a push starts at
 * page 1 and back restores them ([R01]). [L07] The page size is the user's: the list starts with the last one of this
 * browser and loads the settings after its first rows; [G17] a failure changes nothing.
 * @example <ListBase resource="drafts" {...useListSettings()}>
 */
export function useListSettings() {
  const [perPage, setPerPage] = useStore<number>('pageSize', DEFAULT_PAGE_SIZE);
  const [hasRows, setHasRows] = useState(false);
  const { data } = useQuery({ ...userConfigQuery, enabled: hasRows });
  useEffect(() => {
    if (data) setPerPage(data.pageSize);
  }, [data, setPerPage]);

  const queryOptions = useMemo(
    () => ({
      onSuccess: () => setHasRows(true),
      // The list shows its failure with a retry in the page.
      onError: () => undefined,
    }),
    [],
  );
  return { storeKey: false, disableAuthentication: true, perPage, sort: NEWEST_FIRST, queryOptions } as const;
}

/** Saves the chosen page size in this browser and in the portal's settings. */
export function useSavePageSize(): (size: number) => void {
  const queryClient = useQueryClient();
  const [, setPerPage] = useStore<number>('pageSize', DEFAULT_PAGE_SIZE);
  return useCallback(
    (size: number) => {
      if (!isPageSize(size)) return;
      setPerPage(size);
      portalClient
        .call('saveUserConfig', { body: { pageSize: size } })
        .then((config) => queryClient.setQueryData(userConfigQuery.queryKey, config))
        // The list uses the size anyway.
        .catch(() => undefined);
    },
    [queryClient, setPerPage],
  );
}
