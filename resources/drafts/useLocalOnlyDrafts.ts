import { useDataProvider } from 'react-admin';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';

// Below the drafts key, so that their invalidation includes it.
const KEY = ['drafts', 'localOnly'];
const NONE: readonly LocalDocument[] = [];

/** The local drafts that the portal does not have, or no longer has, newest first; follows all tabs, also offline. */
export function useLocalOnlyDrafts(): { drafts: readonly LocalDocument[]; error: Error | null } {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  /** Asks once until drafts change. */
  const isGone = (id: string): Promise<boolean> =>
    queryClient.fetchQuery({
      queryKey: ['drafts', 'gone', id],
      queryFn: () =>
        dataProvider.getDraft({ params: { id } }).then(
          () => false,
          (error: unknown) => error instanceof PortalError && error.status === 404,
        ),
      networkMode: 'always',
      staleTime: Infinity,
    });
  const { data = NONE, error } = useQuery({
    queryKey: KEY,
    queryFn: () => localDrafts.listLocalOnly(isGone),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  useEffect(() => localDrafts.subscribe(() => void queryClient.invalidateQueries({ queryKey: KEY })), [queryClient]);
  return { drafts: data, error };
}
