import { useTranslate } from 'react-admin';
import styles from './SendResult.module.css';
import type { Elsewhere } from './useElsewhere.ts';

/** Sends of another browser that created no filing: refused, still working, or not known to the portal. */
export function ElsewhereNotes({ elsewhere: { sendings, working, unknown } }: { elsewhere: Elsewhere }) {
  const t = useTranslate();
  const refused = sendings.filter(({ state }) => state === 'refused');
  return (
    <>
      {refused.map(({ key, answer }) => {
        const { message } = (answer?.body ?? {}) as { message?: string };
        return (
          <p key={key} className={styles.note}>
            {t('send.result.refused', { reason: message ?? t('errors.generic') })}
          </p>
        );
      })}
      {working > 0 && <output className={styles.note}>{t('send.checkingHint')}</output>}
      {unknown > 0 && <p className={styles.note}>{t('send.result.unknownKeys')}</p>}
    </>
  );
}
