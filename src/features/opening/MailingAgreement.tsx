import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { awaitedLayer } from '#components/layers/awaitedLayer.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { ORIGINALS_DAYS } from '#contract/originals.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { originalsState, type OriginalsState } from '#rules/originalsState.ts';
import styles from './Opening.module.css';
import { applicationQuery } from './openingQueries.ts';

const STORED = 'tpt_originals_reminded';

/**
 * [G09] [K02] Whether to remind of the originals of the agreement: in Chinese, once a day, until a person of the enterprise
 * marks them as mailed.
 */
export function useMailingReminder(user: UserInfo, isChinese: boolean): OriginalsState | null {
  const now = useServerMinute();
  const { data: history } = useQuery({
    ...applicationQuery(user.enterpriseId ?? '', user.auditStatus),
    enabled: isChinese,
  });
  const state = isChinese && history ? originalsState(history, now) : null;
  return state && !state.isMailed && localStorage.getItem(STORED) !== dayOf(user, state) ? state : null;
}

const dayOf = ({ userId }: UserInfo, { today }: OriginalsState): string => `${userId} ${today}`;

interface MailingAgreementProps {
  user: UserInfo;
  state: OriginalsState;
  onResult: (result: 'close') => void;
}

/** [G09] [K02] The days that are left for the originals. */
export function MailingAgreement({ user, state, onResult }: MailingAgreementProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const queryClient = useQueryClient();
  const report = useReportError();
  const query = applicationQuery(user.enterpriseId ?? '', user.auditStatus);

  function close(): void {
    localStorage.setItem(STORED, dayOf(user, state));
    onResult('close');
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

const layer = awaitedLayer<Omit<MailingAgreementProps, 'onResult'>, 'close'>(MailingAgreement, 'close');
export const openMailingAgreement = layer.open;
export const MailingAgreementHost = layer.Host;
