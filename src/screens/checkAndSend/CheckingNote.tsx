import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'ra-core';
import { maySendAgain, sendIntents, type SendIntent } from '#dataProvider/sendIntents.ts';
import styles from './DraftCard.module.css';

/** A send whose outcome nobody knows yet: grey, never red; it may be repeated only as the very same order. */
export function CheckingNote({ intent }: { intent: SendIntent }) {
  const t = useTranslate();
  if (!maySendAgain(intent)) return <p className={styles.note}>{t('send.checkingHint')}</p>;
  return (
    <div className={styles.note}>
      <p>{t('send.neverArrived')}</p>
      <Button variant="outlined" onClick={() => void sendIntents.sendAgain(intent.key)}>
        {t('send.sendAgain')}
      </Button>
    </div>
  );
}
