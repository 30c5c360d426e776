import { useQueryClient } from '@tanstack/react-query';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useColleagues } from '#features/people/peopleNames.ts';
import { localDrafts } from '#local/localDrafts.ts';
import styles from './HandOver.module.css';

/** [P04] Gives the selected drafts to a colleague. */
export function HandOverDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const { onSelect } = useListContext();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [userId, setUserId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const { data: colleagues, isError } = useColleagues({ retry: false });

  async function handOver(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const local = await Promise.all(ids.map((id) => localDrafts.get(id).catch(() => null)));
    const count = local.filter((draft) => draft?.changed).length;
    setUnsaved(count);
    // The colleague would get the portal's older text, and this one could not be saved any more.
    if (count > 0) return setBusy(false);
    try {
      await dataProvider.handOverDrafts({ body: { ids: [...ids], userId } });
      onSelect([]);
      const name = colleagues?.find((one) => one.userId === userId)?.name ?? '';
      notify('drafts.handOver.done', { type: 'success', messageArgs: { smart_count: ids.length, name } });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['drafts'] });
    } catch (error) {
      report(error);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={(event) => void handOver(event)}>
        <DialogTitle id={titleId}>{t('drafts.handOver.title', { smart_count: ids.length })}</DialogTitle>
        <DialogContent>
          <p>{t('drafts.handOver.text')}</p>
          {isError && <p role="alert">{t('drafts.handOver.failed')}</p>}
          {unsaved > 0 && <p role="alert">{t('drafts.handOver.unsaved', { smart_count: unsaved })}</p>}
          <label className={styles.field}>
            <span>{t('drafts.handOver.to')}</span>
            <select value={userId} required onChange={(event) => setUserId(event.target.value)}>
              <option value="">{t('drafts.handOver.choose')}</option>
              {colleagues?.map((one) => (
                <option key={one.userId} value={one.userId}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('drafts.handOver.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isBusy || userId === ''}>
            {t('drafts.handOver.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
