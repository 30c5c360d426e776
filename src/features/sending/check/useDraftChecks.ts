import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pageOwner } from '#local/owner.ts';
import { checkDraft, type DraftCheck } from './draftCheck.ts';

export interface CheckQuery {
  id: string;
  check: DraftCheck | undefined;
  error: Error | null;
}

/** Checks each draft independently, so that a failure affects no other. `again` repeats some checks. */
export function useDraftChecks(ids: readonly string[], frozen: boolean) {
  const queryClient = useQueryClient();
  const owner = pageOwner();
  const checks: CheckQuery[] = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['draftCheck', owner, id],
      queryFn: () => checkDraft(id),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      // Prices must not change during confirmation.
      refetchOnWindowFocus: !frozen,
    })),
    combine: (results) => results.map(({ data, error }, at) => ({ id: ids[at] ?? '', check: data, error })),
  });
  const again = useCallback(
    (id: string) => queryClient.refetchQueries({ queryKey: ['draftCheck', owner, id] }),
    [queryClient, owner],
  );
  return { checks, again };
}
