import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** [D02] Hears what becomes of an open draft in the portal: a colleague saves it, or somebody deletes or sends it. */
export function useFollowDraft(id: string, session: DocumentSession | null): void {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error } = useQuery<StoredDraft | null>({
    // Below the drafts: whatever says that those changed asks for this one, too.
    queryKey: ['drafts', 'open', id],
    queryFn: ({ signal }) => dataProvider.getDraft({ params: { id } }, { signal }),
    enabled: session !== null && id !== '' && !isLocalId(id),
    // What it was opened with is enough until then.
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
