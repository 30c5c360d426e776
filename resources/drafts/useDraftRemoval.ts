import { useCallback } from 'react';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import type { Verbs } from '#dataProvider/verbs.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { useSimpleRemoval } from '#features/records/useSimpleRemoval.ts';

const VERBS: Required<Pick<Verbs, 'deleteMany' | 'restoreMany'>> = {
  deleteMany: async (ids) => void (await dataProvider.removeDrafts({ body: ids.map(String) })),
  restoreMany: async (ids) => (await dataProvider.restoreDrafts({ body: ids.map(String) })).restored,
};

/** Deletes drafts on the portal and brings them back; the copies on this computer go when the way back is gone. */
export function useDraftRemoval() {
  const { forget: forgetRows, removed, ...removal } = useSimpleRemoval('drafts', VERBS, 'drafts');
  const forget = useCallback(() => {
    if (!removed) return;
    forgetRows();
    // A copy that stays behind is only a copy: the portal no longer has the draft.
    localDrafts.remove(removed.ids).catch(() => undefined);
  }, [removed, forgetRows]);
  return { ...removal, forget, removed };
}
