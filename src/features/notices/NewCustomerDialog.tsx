import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { awaitedLayer } from '#components/layers/awaitedLayer.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { FEES, type Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { reminderQuery } from './noticeQueries.ts';
import styles from './Notices.module.css';

interface NewCustomerInputs {
  /** Whole address of the offer. */
  url: string;
}

/** [G09] The offer for new customers: buy now, or close and never be notified again. */
export function NewCustomerDialog({ url, onResult }: NewCustomerInputs & { onResult: (result: false) => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  const report = useReportError();
  const close = (): void => onResult(false);
  function neverAgain(): void {
    close();
    dataProvider
      .cancelRemind()
      .then(() => queryClient.setQueryData(reminderQuery.queryKey, { shouldRemind: false }))
      .catch(report);
  }
  return (
    <Dialog open onClose={close} aria-labelledby="new-customer-title">
      <DialogTitle id="new-customer-title">{t('notices.offer.title')}</DialogTitle>
      <DialogContent>
        <p>{t('notices.offer.body', { fee: FEES.filing })}</p>
      </DialogContent>
      <DialogActions className={styles.offerActions}>
        <button type="button" className={styles.never} onClick={neverAgain}>
          {t('notices.offer.never')}
        </button>
        <Button variant="outlined" onClick={close}>
          {t('ui.notice.close')}
        </Button>
        <a
          className={buttonClass({ variant: 'contained' })}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
        >
          {t('notices.offer.buy')}
        </a>
      </DialogActions>
    </Dialog>
  );
}

const layer = awaitedLayer<NewCustomerInputs, false>(NewCustomerDialog, false);
export const NewCustomerHost = layer.Host;

/** [G09] Makes the offer in Chinese; in other languages it is not shown. Closing it by any means resolves false. */
export const openNewCustomer = (language: Locale, url: string): Promise<false | 'notShown'> =>
  language === 'zh-CN' ? layer.open({ url }) : Promise.resolve('notShown');
