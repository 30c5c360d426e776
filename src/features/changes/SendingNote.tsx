import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ERRORS, type ErrorName } from '#contract/errors.ts';
import { pathTo } from '#contract/routes.ts';
import { maySendAgain, notStoredKey } from '#dataProvider/sendIntents.ts';
import { coinText } from '../payment/amounts.ts';
import { SendAgain } from '../payment/SendAgain.tsx';
import { readRefusedChange } from './readRefusedChange.ts';
import type { ChangeSending } from './useChangeSending.ts';
import styles from './Change.module.css';

const CONFLICTS = ['occupiedByColleague', 'alreadyExists', 'occupiedElsewhere'] as const satisfies readonly ErrorName[];

/** [E07] The state of sending a change: in progress, unknown, or the reason of the refusal. */
export function SendingNote({
  sending: { open, refused, storageError },
  onGo,
}: {
  sending: ChangeSending;
  onGo: (path: string) => void;
}) {
  const t = useTranslate();
  if (open) {
    return (
      <output className={styles.note}>
        {open.state === 'sending' ? (
          t('send.state.sending')
        ) : maySendAgain(open) ? (
          <>
            {t('send.neverArrived')} <SendAgain intent={open} />
          </>
        ) : (
          <>
            {t('send.state.checking')} {t('send.checkingHint')}
          </>
        )}
      </output>
    );
  }
  if (storageError !== null) {
    return (
      <p className={styles.wrong} role="alert">
        {t(notStoredKey(storageError), { reason: storageError })}
      </p>
    );
  }
  const refusal = readRefusedChange(refused);
  if (!refusal || !refused) return null;
  if (refusal.code === ERRORS.priceChanged.code) {
    const amounts = {
      before: coinText(t, refused.quotedTotal),
      now: coinText(t, refusal.total ?? refused.quotedTotal),
    };
    return (
      <p className={styles.wrong} role="alert">
        {t('send.priceChanged', amounts)}
      </p>
    );
  }
  return (
    <div className={styles.wrong} role="alert">
      {refused.answer?.status === ERRORS.notLoggedIn.status
        ? t('send.signInAgain')
        : t('changes.refused', { reason: refusal.message ?? t('errors.generic') })}
      {refusal.conflicts?.map(({ amsNo, code, filingId }) => (
        <p key={amsNo}>
          <strong>{t('send.numberTaken', { amsNo })}</strong>{' '}
          {t(`errors.${CONFLICTS.find((name) => ERRORS[name].code === code) ?? 'alreadyExists'}`)}{' '}
          {filingId && <Link to={pathTo.filing(filingId)}>{t('send.seeFiling')}</Link>}
        </p>
      ))}
      {refusal.code === ERRORS.filerCodeGone.code && (
        <button type="button" className={styles.undo} onClick={() => onGo('houseScac')}>
          {t('send.toField', { field: t('fields.bill.houseScac') })}
        </button>
      )}
    </div>
  );
}
