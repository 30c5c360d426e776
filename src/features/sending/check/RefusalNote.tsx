import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ERRORS } from '#contract/errors.ts';
import { pathTo } from '#contract/routes.ts';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import { coinText } from '../../payment/amounts.ts';
import { ConflictList } from './ConflictList.tsx';
import type { DraftCheck } from './draftCheck.ts';
import { ProblemList } from './ProblemList.tsx';
import { isPriceChange, isStale, readRefusal, refusedFields } from './sendLine.ts';
import styles from './DraftCard.module.css';

/** [E07] Why a draft was not sent and what to do, shown on its own line, never as a toast. */
export function RefusalNote({ intent, check }: { intent: SendIntent; check: DraftCheck | undefined }) {
  const t = useTranslate();
  const refusal = readRefusal(intent);
  if (!refusal) return null;
  const status = intent.answer?.status;
  const { draftId, billType } = intent;

  if (isPriceChange(intent)) {
    const now = check?.state === 'ready' ? check.settlement.total : (refusal.total ?? intent.quotedTotal);
    const amounts = { before: coinText(t, intent.quotedTotal), now: coinText(t, now) };
    return (
      <p className={styles.warnings} role="alert">
        {t('send.priceChanged', amounts)}
      </p>
    );
  }
  if (isStale(intent)) {
    return (
      <p className={styles.warnings} role="alert">
        {t('send.changedMeanwhile')}
      </p>
    );
  }
  if (status === ERRORS.notLoggedIn.status) return <p className={styles.errors}>{t('send.signInAgain')}</p>;
  if (status === ERRORS.notFound.status) {
    return <p className={styles.errors}>{(refusal.sentBy !== undefined && refusal.message) || t('send.gone')}</p>;
  }
  if (refusal.conflicts && refusal.conflicts.length > 0) return <ConflictList conflicts={refusal.conflicts} />;

  const fields = refusedFields(intent);
  if (fields.length > 0) {
    return <ProblemList id={draftId} bill={{ billType }} issues={fields} title={t('send.fieldProblems')} />;
  }
  return (
    <p className={styles.errors} role="alert">
      {refusal.message ?? t('errors.generic')}{' '}
      {refusal.code === ERRORS.filerCodeGone.code && (
        <Link to={pathTo.draftField(draftId, 'houseScac')}>
          {t('send.toField', { field: t('fields.bill.houseScac') })}
        </Link>
      )}
    </p>
  );
}
