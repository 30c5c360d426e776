import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useUser } from '#authProvider/useUser.ts';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { useOnline } from '#components/layout/useOnline.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { prepareResend, type PreparedResend } from './prepareResend.ts';
import { useResends } from './useResends.ts';
import styles from '../deletion/DeleteDialog.module.css';

interface ResendDialogProps {
  filings: readonly FilingRow[];
  onClose: () => void;
  /** Called with the filings that were sent. */
  onSent: (ids: readonly string[]) => void;
}

/**
 * [D09] Resends several filings as they were sent: each with its price or why it is skipped, then one send after the
 * other. The result page follows them, also those without an answer.
 */
export function ResendDialog({ filings: given, onClose, onSent }: ResendDialogProps) {
  const t = useTranslate();
  const id = useId();
  const isOnline = useOnline();
  const { user } = useUser();
  // Fixed at opening, while the list may change.
  const [filings] = useState(given);
  const owner = user ? ownerKey(user) : '';
  const ownCode = user?.houseScac ?? '';
  const { data: prepared } = useQuery({
    queryKey: ['bulkResend', id, owner, ownCode],
    queryFn: () => prepareAll(filings, owner, ownCode),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const ready = prepared?.filter(({ confirmed }) => confirmed !== null) ?? [];
  const { processed, failure, isRunning, run } = useResends({ onClose, onSent });
  const hasBegun = processed !== null;

  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('changes.bulk.resendTitle', { count: filings.length })}</DialogTitle>
      <DialogContent>
        {!hasBegun && <p>{t('changes.bulk.resendText')}</p>}
        <output>
          {!prepared && t('changes.bulk.preparing')}
          {prepared && !hasBegun && t('changes.bulk.ready', { count: ready.length })}
          {isRunning && t('changes.bulk.sending', { processed, count: ready.length })}
        </output>
        <ul className={styles.list}>
          {(prepared ?? filings.map((filing) => ({ filing, reason: null }))).map(({ filing, reason, ...of }) => (
            <li key={filing.id} className={reason === null ? undefined : styles.out}>
              <BillNumber value={filing.amsNo} />
              {prepared && (
                <span>
                  {reason === null
                    ? t('changes.confirm.free')
                    : t('changes.delete.leftOut', {
                        reason: t(reason, { _: reason, ...('args' in of ? of.args : undefined) }),
                      })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {failure !== null && (
          <p role="alert" className={styles.wrong}>
            {t(failure.key, failure.args)}
          </p>
        )}
        {!isOnline && <p className={styles.wrong}>{t('send.offline')}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isRunning} onClick={onClose}>
          {t(hasBegun ? 'changes.delete.close' : 'changes.bulk.cancel')}
        </Button>
        {!hasBegun && (
          <Button
            variant="contained"
            disabled={ready.length === 0 || !isOnline}
            onClick={() => user && void run(owner, ready)}
          >
            {t('changes.bulk.resend', { count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** One after the other: other users' requests come between. */
async function prepareAll(filings: readonly FilingRow[], owner: string, ownCode: string): Promise<PreparedResend[]> {
  const prepared: PreparedResend[] = [];
  for (const filing of filings) prepared.push(await prepareResend(filing, { owner, ownCode }));
  return prepared;
}
