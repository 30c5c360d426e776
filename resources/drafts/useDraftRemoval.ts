import { useCallback } from 'react';
import { localDrafts } from '#local/localDrafts.ts';
import { useRemoval } from '#features/lists/useRemoval.ts';

/** Deletes drafts on the portal and brings them back; the copies on this computer go when the way back is gone. */
export function useDraftRemoval() {
  const { forget: forgetRows, removed, ...removal } = useRemoval('drafts', 'drafts');
  const forget = useCallback(() => {
    if (!removed) return;
    forgetRows();
    // A copy that stays behind is only a copy: the portal no longer has the draft.
    localDrafts.remove(removed.ids).catch(() => undefined);
  }, [removed, forgetRows]);
  return { ...removal, forget, removed };
}
