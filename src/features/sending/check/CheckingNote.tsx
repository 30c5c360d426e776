import { useTranslate } from 'react-admin';
import { maySendAgain, type SendIntent } from '#dataProvider/sendIntents.ts';
import { SendAgain } from '../../payment/SendAgain.tsx';
import styles from './DraftCard.module.css';

/** A send with unknown outcome: gray, not red; it can only be repeated with the same key. */
export function CheckingNote({ intent }: { intent: SendIntent }) {
  const t = useTranslate();
  if (!maySendAgain(intent)) return <p className={styles.note}>{t('send.checkingHint')}</p>;
  return (
    <div className={styles.note}>
      <p>{t('send.neverArrived')}</p>
      <SendAgain intent={intent} />
    </div>
  );
}
