import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
import { duplicateParties } from '#rules/duplicateParties.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { LIMITS } from '#contract/limits.ts';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import styles from './Duplicates.module.css';

const SHOWN_AT_FIRST = 20;

/** [T05] Groups of likely duplicates; one entry of each group is kept, others can be removed. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const queryClient = useQueryClient();
  const { data, error, progress, refetch, isFetching } = useAllParties();
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ ids: readonly string[]; count: number; at: number } | null>(null);
  const forget = useCallback(() => setRemoved(null), []);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const groups = useMemo(
    () => duplicateParties((data ?? []).filter(({ id }) => !removedIds.has(id))),
    [data, removedIds],
  );

  async function remove(ids: readonly string[], kept: string): Promise<void> {
    try {
      const { removed: count } = await dataProvider.removeParties({ query: { kept }, body: [...ids] });
      setRemovedIds(new Set([...removedIds, ...ids]));
      setRemoved({ ids, count, at: Date.now() });
      void queryClient.invalidateQueries({ queryKey: ['parties', 'getList'] });
    } catch (cause) {
      reportFailure('addressBook.duplicates.removeFailed', cause);
      // A colleague may have removed some.
      void refetch();
    }
  }
  async function restore(ids: readonly string[]): Promise<void> {
    try {
      const { restored } = await dataProvider.restoreParties({ body: [...ids] });
      setRemovedIds(new Set([...removedIds].filter((id) => !ids.includes(id))));
      setRemoved(null);
      notify('records.restored', { type: 'success', messageArgs: { smart_count: restored } });
      void queryClient.invalidateQueries({ queryKey: ['parties', 'getList'] });
    } catch (cause) {
      reportFailure('records.restoreFailed', cause);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="duplicates-title"
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id="duplicates-title">{t('addressBook.duplicates.title')}</DialogTitle>
      <DialogContent>
        <output className={styles.lead}>
          {error
            ? t('addressBook.duplicates.failed', { reason: t(error.message, { _: error.message }) })
            : !data
              ? t('addressBook.duplicates.looking', progress)
              : groups.length === 0
                ? t('addressBook.duplicates.none')
                : t('addressBook.duplicates.found', { smart_count: groups.length })}
        </output>
        {!data && !error && <progress className={styles.progress} max={progress.total || 1} value={progress.done} />}
        {groups.slice(0, shown).map((group) => (
          <DuplicateGroup key={group.map(({ id }) => id).join()} group={group} onRemove={remove} />
        ))}
      </DialogContent>
      <DialogActions>
        {error && (
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('addressBook.duplicates.again')}
          </Button>
        )}
        {groups.length > shown && (
          <Button onClick={() => setShown(shown + SHOWN_AT_FIRST)}>{t('addressBook.duplicates.more')}</Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('addressBook.duplicates.close')}
        </Button>
      </DialogActions>
      {removed && (
        <UndoStrip
          key={removed.at}
          text={t('addressBook.duplicates.removed', { smart_count: removed.count })}
          onUndo={() => void restore(removed.ids)}
          onGone={forget}
        />
      )}
    </Dialog>
  );
}

/** Loads the whole address book by pages, with progress. */
function useAllParties() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const query = useQuery({
    queryKey: ['parties', 'whole'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const found = new Map<string, PartyRow>();
      for (let pageNum = 1; ; pageNum++) {
        const query = { pageNum, pageSize: LIMITS.pageSizeMax };
        const { records, total } = await dataProvider.listParties({ query }, { signal });
        for (const record of records) found.set(record.id, record);
        setProgress({ done: found.size, total });
        if (records.length < LIMITS.pageSizeMax) return [...found.values()];
      }
    },
  });
  return { ...query, progress };
}
