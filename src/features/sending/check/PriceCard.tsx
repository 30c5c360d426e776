import { TopUpOffer } from '#features/cashier/TopUpOffer.tsx';
import { Button } from '#components/layout/Button.tsx';
import { useOnline } from '#components/layout/useOnline.ts';
import { useTranslate } from 'react-admin';
import type { PayType } from '#contract/codes.ts';
import { amountText } from '../../payment/amounts.ts';
import { BalanceBar } from '../../payment/BalanceBar.tsx';
import type { ReadyCheck } from './draftCheck.ts';
import { PriceLines } from './PriceLines.tsx';
import { PayWith } from '../../payment/PayWith.tsx';
import { PriceTotals } from '../../payment/PriceTotals.tsx';
import type { Quote } from '../../payment/quote.ts';
import { useConfirmKey } from './useConfirmKey.ts';
import styles from './PriceCard.module.css';

interface PriceCardProps {
  /** Key of a message. */
  title: string;
  /** The drafts to send, or to price while they have problems. */
  checks: readonly ReadyCheck[];
  quote: Quote;
  payType: PayType;
  onPayType: (payType: PayType) => void;
  isSubAccount: boolean;
  /** Whether the person sees the billing. */
  mayTopUp: boolean;
  /** Number of drafts that are not sent. */
  leftOut: number;
  /** Whether a draft has no price yet; nothing can be sent. */
  isChecking: boolean;
  /** Why nothing can be sent now; null if it can. */
  blocked: string | null;
  isSending: boolean;
  onConfirm: () => void;
}

/** [D06] Price, payment method, and the paid button with its amount. */
export function PriceCard({
  title,
  checks,
  quote,
  payType,
  onPayType,
  isSubAccount,
  mayTopUp,
  leftOut,
  isChecking,
  blocked,
  isSending,
  onConfirm,
}: PriceCardProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const { price, charge, balance, coupons, options, gap } = quote;
  const reason = options.find((option) => option.payType === payType)?.reason ?? null;
  const cannot = isChecking || blocked !== null || reason !== null || checks.length === 0;
  const amount = amountText(t, price, charge, payType);
  useConfirmKey(cannot || isSending || !isOnline ? null : amount, onConfirm);

  return (
    <section className={styles.card} aria-labelledby="send-price">
      <h2 id="send-price">{t(title)}</h2>
      {checks.length > 0 && (
        <>
          <PriceLines checks={checks} />
          <dl className={styles.sums}>
            <PriceTotals quote={quote} totalClass={styles.total} />
          </dl>
          <p className={styles.soft}>{t('send.rate')}</p>
          <PayWith options={options} value={payType} onChange={onPayType} disabled={isSending} />
          <BalanceBar before={balance} charge={charge.coins} />
        </>
      )}
      <div className={styles.foot}>
        {checks.length > 0 && (
          <TopUpOffer
            gap={gap}
            isInCoupons={charge.coupons > coupons}
            isSubAccount={isSubAccount}
            mayTopUp={mayTopUp}
            className={styles.gap}
            linkClass={styles.confirm}
          />
        )}
        {leftOut > 0 && checks.length > 0 && <p className={styles.leftOut}>{t('send.leftOut', { count: leftOut })}</p>}
        {blocked && <p className={styles.leftOut}>{blocked}</p>}
        <output>
          {isChecking && <p className={styles.checking}>{t('send.checking')}</p>}
          {!isOnline && (
            <p id="send-offline" className={styles.leftOut}>
              {t('send.offline')}
            </p>
          )}
        </output>
        <Button
          variant="contained"
          size="large"
          disabled={cannot || isSending}
          aria-keyshortcuts="Control+Enter"
          aria-disabled={!isOnline || undefined}
          aria-describedby={isOnline ? undefined : 'send-offline'}
          onClick={() => isOnline && onConfirm()}
          className={isOnline || cannot || isSending ? styles.confirm : `${styles.confirm} ${styles.closed}`}
        >
          {checks.length > 0 ? t('send.confirm', { amount }) : t('send.confirmNothing')}
        </Button>
      </div>
    </section>
  );
}
