import { useTranslate } from 'react-admin';
import { coinText } from './amounts.ts';
import type { Quote } from './quote.ts';

/** [D06] Rows of a price list below the fees: the provider's bond, the fees that coupons cover, and the rest to pay. */
export function PriceTotals({ quote, totalClass }: { quote: Quote; totalClass: string | undefined }) {
  const t = useTranslate();
  const { price, charge, coupons } = quote;
  const covered = charge.coupons > 0 ? price.total - charge.coins : 0;
  return (
    <>
      {price.bondFee > 0 && (
        <div>
          <dt>{t('send.bondFee')}</dt>
          <dd>{coinText(t, price.bondFee)}</dd>
        </div>
      )}
      {covered > 0 && (
        <div>
          <dt>{t('send.couponsUsed', { used: charge.coupons, count: coupons })}</dt>
          <dd>{t('send.deducted', { amount: coinText(t, covered) })}</dd>
        </div>
      )}
      <div className={totalClass}>
        <dt>{t('send.total')}</dt>
        <dd>{coinText(t, price.total - covered)}</dd>
      </div>
    </>
  );
}
