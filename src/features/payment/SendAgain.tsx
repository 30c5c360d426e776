import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { useOnline } from '#components/layout/useOnline.ts';
import { sendIntents, type SendIntent } from '#dataProvider/sendIntents.ts';
import styles from './SendAgain.module.css';

/** [C03] Posts the same send again; enabled while online. */
export function SendAgain({ intent }: { intent: SendIntent }) {
  const t = useTranslate();
  const id = useId();
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={!isOnline || undefined}
        className={isOnline ? undefined : styles.closed}
        aria-describedby={isOnline ? undefined : id}
        onClick={() => isOnline && void sendIntents.sendAgain(intent.key)}
      >
        {t('send.sendAgain')}
      </Button>
      {!isOnline && <span id={id}> {t('send.offline')}</span>}
    </>
  );
}
