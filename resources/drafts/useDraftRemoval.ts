import { useCallback } from 'react';
import { localDrafts } from '#local/localDrafts.ts';
import { useRemoval } from '#features/lists/useRemoval.ts';

/** Deletes drafts on the portal, with undo; local copies are removed when undo is no longer offered. */
export function useDraftRemoval() {
  const { forget: forgetRows, removed, ...removal } = useRemoval('drafts', 'drafts');
  const forget = useCallback(() => {
    if (!removed) return;
    forgetRows();
    // A remaining local copy does no harm.
    localDrafts.remove(removed.ids).catch(() => undefined);
  }, [removed, forgetRows]);
  return { ...removal, forget, removed };
}
