import type { useTranslate } from 'react-admin';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import type { PayType } from '#contract/codes.ts';
import type { Charge, Price } from '#rules/pricing.ts';

type Translate = ReturnType<typeof useTranslate>;

/** @example coinText(t, 1930) // '¥1,930' */
export const coinText = (t: Translate, coins: number): string =>
  t('send.coins', { amount: coins.toLocaleString(currentLanguage()) });

/** The amount to be confirmed from each balance; coupons by number, others by price. */
export function amountText(t: Translate, price: Price, charge: Charge, payType: PayType): string {
  if (payType !== 2) return coinText(t, price.total);
  const coupons = t('send.couponAmount', { count: charge.coupons });
  return charge.coins > 0 ? t('send.and', { first: coupons, second: coinText(t, charge.coins) }) : coupons;
}
