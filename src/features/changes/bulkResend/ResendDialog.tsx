import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { useOnline } from '#components/layout/useOnline.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { notStoredKey, sendIntents } from '#dataProvider/sendIntents.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { prepareResend, type PreparedResend } from './prepareResend.ts';
import styles from '../deletion/DeleteDialog.module.css';

/**
 * [D09] Resends several filings as they were sent: each with its price or why it is skipped, then one send after the
 * other. The result page follows them, also those without an answer.
 */
export function ResendDialog({ filings: given, onClose }: { filings: readonly FilingRow[]; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const isOnline = useOnline();
  const { user } = useUser();
  // Fixed at opening, while the list may change.
  const [filings] = useState(given);
  const ownCode = user?.houseScac ?? '';
  const { data: prepared } = useQuery({
    queryKey: ['bulkResend', id, ownCode],
    queryFn: () => prepareAll(filings, ownCode),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const ready = prepared?.filter(({ confirmed }) => confirmed !== null) ?? [];
  const { sent, failure, run } = useResends(onClose);
  const hasBegun = sent !== null;
  const isRunning = hasBegun && failure === null;

  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('changes.bulk.resendTitle', { count: filings.length })}</DialogTitle>
      <DialogContent>
        {!hasBegun && <p>{t('changes.bulk.resendText')}</p>}
        <output>
          {!prepared && t('changes.bulk.preparing')}
          {prepared && !hasBegun && t('changes.bulk.ready', { count: ready.length })}
          {isRunning && t('changes.bulk.sending', { sent, count: ready.length })}
        </output>
        <ul className={styles.list}>
          {(prepared ?? filings.map((filing) => ({ filing, reason: null }))).map(({ filing, reason, ...of }) => (
            <li key={filing.id} className={reason === null ? undefined : styles.out}>
              <BillNumber value={filing.amsNo} />
              {prepared && (
                <span>
                  {reason === null
                    ? t('changes.confirm.free')
                    : t('changes.delete.leftOut', { reason: t(reason, 'args' in of ? of.args : undefined) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {failure !== null && (
          <p role="alert" className={styles.wrong}>
            {t(failure)}
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
            onClick={() => user && void run(ownerKey(user), ready)}
          >
            {t('changes.bulk.resend', { count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** One after the other: other users' requests come between. */
async function prepareAll(filings: readonly FilingRow[], ownCode: string): Promise<PreparedResend[]> {
  const prepared: PreparedResend[] = [];
  for (const filing of filings) prepared.push(await prepareResend(filing, ownCode));
  return prepared;
}

/** [I1] Sends one intent per filing, then shows the results. `sent`: number so far, null before the start. */
function useResends(onClose: () => void) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const hasBegun = useRef(false);
  async function run(owner: string, ready: readonly PreparedResend[]): Promise<void> {
    // Ignores a double click, which is faster than disabling the button.
    if (hasBegun.current) return;
    hasBegun.current = true;
    setSent(0);
    const keys: string[] = [];
    let problem: string | null = null;
    for (const { confirmed } of ready) {
      if (!confirmed) continue;
      try {
        const { key, state } = await sendIntents.send(owner, confirmed);
        keys.push(key);
        setSent(keys.length);
        if (state === 'unknown' && keys.length < ready.length) {
          problem = 'changes.bulk.stopped';
          break;
        }
      } catch (error) {
        // Not stored, so not sent; the others may be.
        problem = notStoredKey(error instanceof Error ? error.name : 'Error');
      }
    }
    if (keys.length === 0) {
      setFailure(problem);
      return;
    }
    if (problem !== null) notify(problem, { type: 'warning' });
    onClose();
    void navigate(pathTo.sent(keys));
  }
  return { sent, failure, run };
}
