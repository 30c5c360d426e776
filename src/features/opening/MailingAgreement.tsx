import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { ORIGINALS_DAYS } from '#contract/originals.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { originalsState } from '#rules/originalsState.ts';
import styles from './Opening.module.css';
import { applicationQuery } from './openingQueries.ts';

const STORED = 'tpt_originals_reminded';

/**
 * [G09] [K02] Reminds once a day of the originals of the agreement, with the days that are left, until somebody of the
 * enterprise says that they were mailed.
 */
export function MailingAgreement({ user }: { user: UserInfo }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  const report = useReportError();
  const now = useServerMinute();
  const query = applicationQuery(user.enterpriseId ?? '', user.auditStatus);
  const { data: history } = useQuery(query);
  const [isClosed, setIsClosed] = useState(false);
  const state = history && originalsState(history, now);
  if (!state || state.isMailed || isClosed) return null;
  const today = `${user.userId} ${state.today}`;
  if (localStorage.getItem(STORED) === today) return null;

  function close(): void {
    localStorage.setItem(STORED, today);
    setIsClosed(true);
  }
  async function markMailed(): Promise<void> {
    close();
    try {
      await dataProvider.markAgreementMailed();
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      report(error);
    }
  }
  return (
    <Dialog open onClose={close} aria-labelledby="mailing-agreement">
      <DialogTitle id="mailing-agreement">{t('opening.originals.title')}</DialogTitle>
      <DialogContent>
        <p className={styles.dayCount}>
          <b>{state.daysLeft}</b>
          <span>{t('opening.originals.daysLeft', { due: state.dueOn })}</span>
        </p>
        <progress
          className={styles.progress}
          max={ORIGINALS_DAYS}
          value={ORIGINALS_DAYS - state.daysLeft}
          aria-label={t('opening.originals.daysLeft', { due: state.dueOn })}
        />
        <p>{t('opening.originals.body', { enterprise: user.enterpriseName })}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {t('opening.originals.later')}
        </Button>
        <Button variant="contained" onClick={() => void markMailed()}>
          {t('opening.originals.mark')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
