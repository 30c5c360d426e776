import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { useCallback, useState } from 'react';
import { focusHeading } from '#components/layout/focusHeading.ts';
import { rowFocus } from '#components/list/rowFocus.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';

/**
 * What gets the focus after a removal: the next row that stays, after the focused one or else the first removed one, or the
 * previous row at the end.
 * @param isRemoved by row of the page
 */
function rowBeside(isRemoved: readonly boolean[]): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('tr[data-row]');
  const from = focused ? Number(focused.dataset['row']) : isRemoved.indexOf(true);
  if (from < 0) return null;
  const next = isRemoved.indexOf(false, from);
  const row = next < 0 ? isRemoved.lastIndexOf(false) : next;
  return rowFocus(document.querySelector(`tr[data-row="${row}"]`));
}

export type Removal = ReturnType<typeof useRemoval>;

/**
 * Deletes rows, which disappear once the portal has answered, and restores them while the undo strip is shown.
 * @param texts prefix of the message keys
 * @example const removal = useRemoval('contacts');
 */
export function useRemoval(resource: string, texts: 'records' | 'drafts' = 'records') {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const queryClient = useQueryClient();
  const { data, selectedIds, onSelect } = useListContext();
  const [removed, setRemoved] = useState<{ ids: readonly string[]; at: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const attempt = useCallback(
    async (failureKey: string, act: () => Promise<void>) => {
      setIsBusy(true);
      try {
        await act();
        await queryClient.invalidateQueries({ queryKey: [resource] });
      } catch (error) {
        reportFailure(failureKey, error);
      } finally {
        setIsBusy(false);
      }
    },
    [reportFailure, queryClient, resource],
  );

  const remove = (ids: readonly string[]) =>
    attempt(`${texts}.deleteFailed`, async () => {
      const beside = rowBeside(data?.map(({ id }) => ids.includes(id as string)) ?? []);
      await dataProvider.deleteMany(resource, { ids: [...ids] });
      // The pressed button disappears with its row.
      focusHeading(beside?.isConnected ? beside : undefined);
      onSelect((selectedIds as string[]).filter((id) => !ids.includes(id)));
      // A second deletion before the strip is gone is undone together with the first.
      setRemoved((before) => {
        const all = [...(before?.ids ?? []), ...ids];
        return { ids: all.length > LIMITS.idsPerCall ? ids : all, at: Date.now() };
      });
    });
  const restore = () =>
    attempt(`${texts}.restoreFailed`, async () => {
      // The key is pressed again before the strip is gone.
      if (!removed || isBusy) return;
      const { data: count } = await dataProvider.restoreMany(resource, { ids: removed.ids });
      setRemoved(null);
      notify(`${texts}.restored`, {
        type: 'success',
        messageArgs: { smart_count: count },
      });
    });
  const forget = useCallback(() => setRemoved(null), []);
  return { remove, restore, forget, removed, isBusy, texts };
}
