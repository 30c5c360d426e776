import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { PopoverDialog } from '#components/layers/PopoverDialog.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import styles from './HandOver.module.css';

/** [P04] Changes the setting after the portal's confirmation. */
export function SharingPopover({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const hintId = useId();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { user, refresh } = useUser();
  const [isBusy, setBusy] = useState(false);

  async function change(sharedDrafts: boolean): Promise<void> {
    setBusy(true);
    try {
      await dataProvider.saveEnterpriseSettings({ body: { sharedDrafts } });
      await refresh();
      // The list shows colleagues' drafts, or no longer does.
      void queryClient.invalidateQueries({ queryKey: ['drafts'] });
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PopoverDialog opener={opener} titleId={titleId} className={styles.sharing} onClose={onClose}>
      <h2 id={titleId}>{t('drafts.sharing.title')}</h2>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={user?.sharedDrafts ?? false}
          disabled={isBusy}
          aria-describedby={hintId}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{t('drafts.sharing.choice')}</span>
      </label>
      <p id={hintId}>{t('drafts.sharing.hint')}</p>
    </PopoverDialog>
  );
}
