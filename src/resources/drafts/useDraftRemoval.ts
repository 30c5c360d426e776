import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { TIMES } from '#contract/limits.ts';
import { portalClient } from '#dataProvider/portalClient.ts';

/** Drafts that were deleted a moment ago and can come back. */
export interface RemovedDrafts {
  ids: readonly string[];
  /** When, to tell one deletion from the next. */
  at: number;
}

/**
 * Deletes drafts on the portal, says so only after it said so, and brings them back while the strip stands.
 * The copies on this computer go when the way back is gone.
 */
export function useDraftRemoval() {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext();
  const [removed, setRemoved] = useState<RemovedDrafts | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const attempt = useCallback(
    async (failureKey: string, act: () => Promise<void>) => {
      setIsBusy(true);
      try {
        await act();
        await queryClient.invalidateQueries({ queryKey: ['drafts'] });
      } catch (error) {
        const said = error instanceof Error ? error.message : '';
        const reason = t(said, { _: said });
        notify(failureKey, { type: 'error', autoHideDuration: TIMES.toastError, messageArgs: { reason } });
      } finally {
        setIsBusy(false);
      }
    },
    [notify, queryClient, t],
  );

  const remove = (ids: readonly string[]) =>
    attempt('drafts.deleteFailed', async () => {
      await portalClient.call('removeDrafts', { body: [...ids] });
      // Its button goes with the row.
      focusHeading();
      onSelect((selectedIds as string[]).filter((id) => !ids.includes(id)));
      setRemoved({ ids, at: Date.now() });
    });

  const restore = () =>
    attempt('drafts.restoreFailed', async () => {
      if (!removed) return;
      const { restored } = await portalClient.call('restoreDrafts', { body: [...removed.ids] });
      setRemoved(null);
      notify('drafts.restored', {
        type: 'success',
        autoHideDuration: TIMES.toastSuccess,
        messageArgs: { smart_count: restored },
      });
    });

  const forget = useCallback(() => {
    if (!removed) return;
    setRemoved(null);
    void import('#local/localDrafts.ts')
      .then(({ localDrafts }) => localDrafts.remove(removed.ids))
      // A copy that stays behind is only a copy: the portal no longer has the draft.
      .catch(() => undefined);
  }, [removed]);

  return { remove, restore, forget, removed, isBusy };
}
