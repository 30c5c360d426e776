import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { useCallback, useState } from 'react';
import { focusHeading } from '#components/layout/focusHeading.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';

export type Removal = ReturnType<typeof useRemoval>;

/**
 * Deletes rows after the portal's confirmation, and restores them while the undo strip is shown.
 * @param texts prefix of the message keys
 * @example const removal = useRemoval('contacts');
 */
export function useRemoval(resource: string, texts: 'records' | 'drafts' = 'records') {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const queryClient = useQueryClient();
  const { selectedIds, onSelect } = useListContext();
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
      await dataProvider.deleteMany(resource, { ids: [...ids] });
      // The pressed button disappears with its row.
      focusHeading();
      onSelect((selectedIds as string[]).filter((id) => !ids.includes(id)));
      setRemoved({ ids, at: Date.now() });
    });
  const restore = () =>
    attempt(`${texts}.restoreFailed`, async () => {
      if (!removed) return;
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
