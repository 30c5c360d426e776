import { useEvent } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { useRemoval } from '#features/lists/useRemoval.ts';

/**
 * Deletes drafts on the portal, with undo; local copies are removed when undo is no longer offered or the list is left,
 * unless typed in since.
 */
export function useDraftRemoval() {
  const { forget: forgetRows, remove: removeRows, removed, ...removal } = useRemoval('drafts', 'drafts');
  const copies = useRef(new Map<string, Promise<LocalDocument | null>>());
  const remove = (ids: readonly string[]) => {
    // Without its copy a local draft stays.
    for (const id of ids)
      copies.current.set(
        id,
        localDrafts.get(id).catch(() => null),
      );
    return removeRows(ids);
  };
  const forget = useEvent(() => {
    if (!removed) return;
    forgetRows();
    // A remaining local copy does no harm.
    Promise.all(removed.ids.flatMap((id) => copies.current.get(id) ?? []))
      .then((asDeleted) => localDrafts.remove(removed.ids, asDeleted))
      .catch(() => undefined);
  });
  useEffect(() => forget, [forget]);
  return { ...removal, remove, forget, removed };
}
