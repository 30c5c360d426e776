import { useTranslate } from 'react-admin';
import type { PayType } from '#contract/codes.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { TopUpOffer } from '#features/cashier/TopUpOffer.tsx';
import { coinText } from '#features/payment/amounts.ts';
import { BalanceBar } from '#features/payment/BalanceBar.tsx';
import { PayWith } from '#features/payment/PayWith.tsx';
import { PriceTotals } from '#features/payment/PriceTotals.tsx';
import type { Quote } from '#features/payment/quote.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import styles from '../Change.module.css';

interface ChangeCostProps {
  quote: Quote;
  payType: PayType;
  onPayType: (payType: PayType) => void;
  user: UserInfo;
}

/** [D06] The price of a change by line, the payment method, and the balance. */
export function ChangeCost({ quote, payType, onPayType, user }: ChangeCostProps) {
  const t = useTranslate();
  return (
    <div className={styles.cost}>
      <dl>
        {quote.price.lines.map((line) => (
          <div key={line.amsNo}>
            <dt>
              {line.amsNo} {line.alreadyFiled && t('send.filedInAms')}
            </dt>
            <dd>{coinText(t, line.fee)}</dd>
          </div>
        ))}
        <PriceTotals quote={quote} totalClass={styles.total} />
      </dl>
      <PayWith options={quote.options} value={payType} onChange={onPayType} disabled={false} />
      <BalanceBar before={quote.balance} charge={quote.charge.coins} />
      <TopUpOffer
        gap={quote.gap}
        isInCoupons={quote.charge.coupons > quote.coupons}
        isSubAccount={Boolean(user.userType)}
        mayTopUp={maySeeBilling(user)}
        className={styles.wrong}
        linkClass={styles.topUp}
      />
    </div>
  );
}
