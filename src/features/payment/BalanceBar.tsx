import { useTranslate } from 'react-admin';
import { coinText } from './amounts.ts';
import styles from './Payment.module.css';

/** The balance before and after, as a bar and in numbers; both in coins. */
export function BalanceBar({ before, charge }: { before: number; charge: number }) {
  const t = useTranslate();
  const after = before - charge;
  const left = before > 0 ? Math.max(0, Math.min(100, (after / before) * 100)) : 0;
  const amounts = { before: coinText(t, before), after: coinText(t, after) };
  return (
    <div className={styles.balance}>
      <h3>{t('send.balance')}</h3>
      <div className={`${styles.bar} ${after < 0 ? styles.short : ''}`} aria-hidden="true">
        <span style={{ width: `${left}%` }} />
      </div>
      <div className={styles.ends}>
        <span>{t('send.before', { amount: amounts.before })}</span>
        {after >= 0 && <span>{charge === 0 ? t('send.unchanged') : t('send.after', { amount: amounts.after })}</span>}
      </div>
    </div>
  );
}
