import { useTranslate } from 'react-admin';
import { buttonClass } from '#components/layout/Button.tsx';
import { pathTo } from '#contract/routes.ts';
import { coinText } from '../payment/amounts.ts';
import { WhoTopsUp } from './WhoTopsUp.tsx';

interface TopUpOfferProps {
  /** Missing coins, or coupons; nothing is shown for 0. */
  gap: number;
  isInCoupons?: boolean;
  isSubAccount: boolean;
  /** Whether the person sees the billing. */
  mayTopUp: boolean;
  className?: string | undefined;
  linkClass?: string | undefined;
}

/**
 * [D06] [M02] What is missing to pay, and who can top up; those who can open the cashier in a new window, and the page
 * continues after it.
 */
export function TopUpOffer({
  gap,
  isInCoupons = false,
  isSubAccount,
  mayTopUp,
  className,
  linkClass,
}: TopUpOfferProps) {
  const t = useTranslate();
  if (gap <= 0) return null;
  const amount = isInCoupons ? t('send.couponAmount', { count: gap }) : coinText(t, gap);
  return (
    <>
      <p className={className} role="alert">
        <strong>{t('send.gap', { amount })}</strong>{' '}
        {isSubAccount || !mayTopUp ? (
          <WhoTopsUp otherwise={t('send.askMainUser')} />
        ) : (
          `${t('send.topUp')} ${t('send.continues')}`
        )}
      </p>
      {mayTopUp && !isInCoupons && (
        <a
          href={pathTo.topUp()}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ variant: 'outlined', size: 'large' })} ${linkClass ?? ''}`}
        >
          {t('send.toCashier')}
        </a>
      )}
    </>
  );
}
