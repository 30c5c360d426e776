import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { useOnline } from '#components/layout/useOnline.ts';
import { joinSentences } from '#schema/joinSentences.ts';
import type { PayType } from '#contract/codes.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity, isSameBill, type Bill } from '#contract/entities/bill.ts';
import type { ConfirmedSend } from '#dataProvider/sendIntents.ts';
import { amountText } from '#features/payment/amounts.ts';
import { RejectTick } from '#features/payment/RejectTick.tsx';
import { useConfirmKey } from '#features/sending/check/useConfirmKey.ts';
import { buildQuote } from '#features/payment/quote.ts';
import { ChangeTable } from '../ChangeTable.tsx';
import { ChangeCost } from './ChangeCost.tsx';
import { toConfirmedSend } from './toConfirmedSend.ts';
import { ConfirmClash, type ChangeClash } from './ConfirmClash.tsx';
import { ObjectionList } from './ObjectionList.tsx';
import { planChange } from '../planChange.ts';
import { describeChange } from './describeChange.ts';
import { useConfirmQuote } from './useConfirmQuote.ts';
import styles from '../Change.module.css';
import actions from '../actions/FilingActions.module.css';

interface ConfirmChangeProps {
  filing: FilingDetail;
  /** The text in the form; only the displayed text is sent. */
  bill: Bill;
  clash: ChangeClash | null;
  user: UserInfo;
  /** Called if the portal's filing is newer than the page's. */
  onOutdated: () => void;
  onClose: () => void;
  onGo: (path: string) => void;
  onConfirm: (confirmed: ConfirmedSend) => void;
}

/** [D06] [D09] Confirms a change: differences, effect and price. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { filing, bill: given, clash, user, onOutdated, onClose, onGo, onConfirm } = props;
  const t = useTranslate();
  const isOnline = useOnline();
  const [bill, setBill] = useState(given);
  const [payType, setPayType] = useState<PayType>(0);
  const planned = planChange(filing, bill, user.houseScac);
  const isOutdated = bill.revision !== given.revision || !isSameBill(bill, given);
  const { settlement, error, refetch } = useConfirmQuote({ filing, bill, kind: planned.plan.kind, user, onOutdated });
  const quote = settlement ? buildQuote([{ settlement }], payType, Boolean(user.userType)) : null;
  const isPaid = quote !== null && quote.price.total > 0;
  const errors = settlement?.rehearsal.filter(({ severity }) => severity === 'error') ?? [];
  const rejects = settlement?.rehearsal.filter(({ severity }) => severity === 'reject') ?? [];
  // A tick is valid for the findings that were shown.
  const shown = JSON.stringify(rejects);
  const [ticked, setTicked] = useState('');
  const isTicked = ticked === shown;
  const closed = quote?.options.find((option) => option.payType === payType)?.reason ?? null;
  const cannot =
    clash !== null ||
    isOutdated ||
    planned.blocked !== null ||
    !settlement ||
    errors.length > 0 ||
    (rejects.length > 0 && !isTicked) ||
    settlement.conflicts.length > 0 ||
    !settlement.houseScacAvailable ||
    settlement.missingSettings.length > 0 ||
    (isPaid && closed !== null);
  const sentences = describeChange(t, filing, planned, bill, settlement);
  const [first = ''] = sentences;
  const label =
    quote && isPaid
      ? t('send.confirm', { amount: amountText(t, quote.price, quote.charge, payType) })
      : t('send.confirmNothing');
  function confirm(): void {
    if (!settlement || !isOnline) return;
    onConfirm(
      toConfirmedSend(filing.id, bill, planned.plan, {
        payType: isPaid ? payType : 0,
        quotedTotal: settlement.total,
        acceptRejects: rejects.length > 0,
      }),
    );
  }
  useConfirmKey(cannot || !isOnline ? null : label, confirm);

  return (
    <Dialog open onClose={onClose} aria-labelledby="confirm-change" slotProps={{ paper: { className: styles.paper } }}>
      <DialogTitle id="confirm-change">{t('changes.confirm.title', { amsNo: planned.newNumber })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <ConfirmClash clash={clash} isOutdated={isOutdated} onLook={() => setBill(given)} />
        <p className={styles.intro}>
          <strong>{first}</strong>
          {joinSentences(sentences).slice(first.length)}
        </p>
        {planned.isSameAsRefused && <p className={styles.ask}>{t('changes.confirm.same')}</p>}
        {planned.count > 0 && (
          <ChangeTable
            entity={billEntity(bill.billType)}
            blocks={planned.blocks}
            before={t(planned.isHeld ? 'changes.panel.held' : 'changes.panel.sent')}
          />
        )}
        {!settlement && !error && <output className={styles.note}>{t('changes.confirm.asking')}</output>}
        {error && (
          <p className={styles.wrong} role="alert">
            {t('changes.confirm.failed')}{' '}
            <button type="button" className={styles.undo} onClick={() => void refetch()}>
              {t('send.retry')}
            </button>
          </p>
        )}
        {settlement && <ObjectionList bill={bill} settlement={settlement} onGo={onGo} />}
        {rejects.length > 0 && errors.length === 0 && (
          <RejectTick
            isOn={isTicked}
            onChange={(isOn) => setTicked(isOn ? shown : '')}
            hint={isPaid ? t('send.sendRejectedHint') : undefined}
          />
        )}
        {quote && isPaid && <ChangeCost quote={quote} payType={payType} onPayType={setPayType} user={user} />}
        {quote && !isPaid && <p className={styles.note}>{t('changes.confirm.free')}</p>}
        <output>
          {!isOnline && (
            <p id="confirm-change-offline" className={styles.ask}>
              {t('send.offline')}
            </p>
          )}
        </output>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('changes.confirm.back')}
        </Button>
        <Button
          variant="contained"
          disabled={cannot}
          aria-disabled={!isOnline || undefined}
          className={isOnline || cannot ? undefined : actions.closed}
          aria-describedby={isOnline ? undefined : 'confirm-change-offline'}
          aria-keyshortcuts="Control+Enter"
          onClick={confirm}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
