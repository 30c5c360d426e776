import { PAY_TYPES, type PayType } from '#contract/codes.ts';
import { addPrices, splitCharge, type Charge, type Price } from '#rules/pricing.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';

/** A payment method for a selection. */
export interface PayOption {
  payType: PayType;
  /** Key below `choices.payReason`; null if it is available. */
  reason: string | null;
}

/** The price of sending a selection, and the balance that pays it. */
export interface Quote {
  price: Price;
  charge: Charge;
  /** Coins before the payment. */
  balance: number;
  coupons: number;
  options: PayOption[];
  /** Missing coins or coupons for the selected method; 0 if none. */
  gap: number;
}

/** [D06] Adds the portal's prices of each draft; the page computes none. */
export function buildQuote(
  checks: readonly { settlement: Settlement }[],
  payType: PayType,
  isSubAccount: boolean,
): Quote {
  const price = addPrices(checks.map(({ settlement }) => settlement));
  const charge = splitCharge(price, payType);
  const newest = checks.at(-1)?.settlement;
  const balance = newest?.balance ?? 0;
  const coupons = newest?.couponCount ?? 0;
  const reasonFor = (type: PayType): string | null => {
    const needs = splitCharge(price, type);
    if (needs.coupons > coupons) return 'notEnoughCoupons';
    // [G16] a sub-account cannot recharge
    if (needs.coins > balance) return isSubAccount ? 'insufficientSubAccount' : 'insufficient';
    if (type === 0 || type === 2) return null;
    const facts = checks.map(({ settlement }) => settlement.payTypes.find((known) => known.payType === type));
    const closed = facts.find((known) => !known?.available);
    return facts.length > 0 && closed === undefined && facts.every(Boolean)
      ? null
      : (closed?.reason ?? unavailableReason(type));
  };
  const missing = Math.max(0, charge.coins - balance);
  return {
    price,
    charge,
    balance,
    coupons,
    options: PAY_TYPES.map((type) => ({ payType: type, reason: reasonFor(type) })),
    gap: charge.coupons > coupons ? charge.coupons - coupons : missing,
  };
}

const unavailableReason = (type: PayType): string => (type === 3 ? 'noVip' : 'noCredit');
