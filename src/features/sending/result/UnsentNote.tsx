import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { maySendAgain, type SendIntent } from '#dataProvider/sendIntents.ts';
import { CheckingNote } from '../check/CheckingNote.tsx';
import { readRefusal } from '../check/sendLine.ts';
import styles from './SendResult.module.css';

/** A send of this address without a filing: unanswered or refused. */
export function UnsentNote({ intent }: { intent: SendIntent }) {
  const t = useTranslate();
  const refusal = readRefusal(intent);
  return (
    <div className={styles.unsent}>
      <p className={styles.numbers}>
        {intent.amsNos.map((number) => (
          <BillNumber key={number} value={number} />
        ))}
        <StatusChip tone={refusal ? 'red' : 'waiting'}>
          {t(`send.state.${refusal || maySendAgain(intent) ? 'problem' : 'checking'}`)}
        </StatusChip>
      </p>
      {refusal ? (
        <p>
          {t('send.result.refused', { reason: refusal.message ?? t('errors.generic') })}{' '}
          {intent.filingId === undefined ? (
            <Link to={pathTo.check([intent.draftId])}>{t('send.result.backToCheck')}</Link>
          ) : (
            <Link to={pathTo.modify(intent.filingId)}>{t('changes.result.back')}</Link>
          )}
        </p>
      ) : (
        <CheckingNote intent={intent} />
      )}
    </div>
  );
}
