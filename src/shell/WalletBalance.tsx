import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { Glyph } from '#components/layout/Glyph.tsx';
import styles from './Wallet.module.css';

interface WalletProps {
  coins: number;
  coupons: number;
  /** For grouping digits. */
  language: string;
  /** Whether the person sees the ledger and may top up. */
  canTopUp: boolean;
}

/** [R23] The enterprise's balance and coupons; 1 coin is ¥1. */
export function WalletBalance({ coins, coupons, language, canTopUp }: WalletProps) {
  const t = useTranslate();
  const amount = new Intl.NumberFormat(language).format(coins);
  return (
    <ul className={styles.wallet} aria-label={t('shell.account.label')}>
      <li className={styles.part} title={`¥${amount}`}>
        <Glyph name="coin" size={18} />
        {canTopUp ? (
          <Link to={pathTo.screen('ledger')}>{t('shell.account.coinAmount', { amount })}</Link>
        ) : (
          t('shell.account.coinAmount', { amount })
        )}
        {canTopUp && (
          <a href={pathTo.topUp()} target="_blank" rel="noopener" className={styles.topUp}>
            {t('shell.account.topUp')}
          </a>
        )}
      </li>
      <li className={styles.part}>
        <Glyph name="coupon" size={18} />
        {t('shell.account.couponAmount', { count: coupons })}
      </li>
    </ul>
  );
}
