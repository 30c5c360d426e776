import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { pageOwner } from '#local/owner.ts';

/** Waits for a pause in the other tab's typing, because a check saves the draft. */
const REST_MS = 1_000;

interface ShownDraft {
  urlId: string;
  /** The portal's current id. */
  id: string;
  revision: number | undefined;
}

/** [D05] Checks drafts again that a colleague or another tab changed, except while they are being sent. */
export function useMovedDrafts(shown: readonly ShownDraft[], isSending: boolean, again: (urlId: string) => void): void {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const now = useRef({ shown, isSending, again });
  useEffect(() => {
    now.current = { shown, isSending, again };
  });

  // Live events invalidate it with the lists of drafts. One call for all drafts of a selection.
  const { data } = useQuery({
    queryKey: ['drafts', 'newest', pageOwner()],
    queryFn: () => dataProvider.listDrafts({ query: { sortField: 'updatedAt', sortOrder: 'desc', pageSize: 100 } }),
    retry: false,
  });
  useEffect(() => {
    if (!data || now.current.isSending) return;
    const newest = new Map(data.records.map(({ id, revision }) => [id, revision]));
    for (const { urlId, id, revision } of now.current.shown) {
      if (revision !== undefined && (newest.get(id) ?? 0) > revision) now.current.again(urlId);
    }
  }, [data]);

  useEffect(() => {
    const moved = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      for (const { urlId, id } of now.current.isSending ? [] : now.current.shown) {
        if (moved.has(id) || moved.has(urlId)) now.current.again(urlId);
      }
      moved.clear();
    };
    const stop = localDrafts.subscribe((change, isElsewhere) => {
      if (!isElsewhere) return;
      moved.add(change.id);
      if (change.kind === 'takenOver') moved.add(change.serverId);
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
