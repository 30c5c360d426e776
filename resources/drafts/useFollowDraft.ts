import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** [D02] Follows changes of an open draft on the portal: saves by colleagues, deletion, sending. */
export function useFollowDraft(id: string, session: DocumentSession | null): void {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error } = useQuery<StoredDraft | null>({
    // Below the drafts key, so that their invalidation includes it.
    queryKey: ['drafts', 'open', id],
    queryFn: ({ signal }) => dataProvider.getDraft({ params: { id } }, { signal }),
    enabled: session !== null && id !== '' && !isLocalId(id),
    // The opened copy is current.
    initialData: null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (error instanceof PortalError && error.status === 404) session?.offer(null);
    else if (data) session?.offer(data);
  }, [session, data, error]);
}
