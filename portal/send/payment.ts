import type { PayType } from '#contract/codes.ts';
import type { ErrorName } from '#contract/errors.ts';
import { splitCharge, payReason, priceFirstSend, type Charge, type Price, type Wallet } from '#rules/pricing.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/** [K02] Prices of bills, in their order. @param filedInAms numbers that are already in AMS */
export const priceBills = (outgoing: readonly OutgoingBill[], filedInAms: ReadonlySet<string>): Price[] =>
  outgoing.map(({ bill }) =>
    priceFirstSend({ ...bill, amsNos: bill.amsRequestList.map((row) => row.amsNo) }, filedInAms),
  );

/** Refuses a price that differs from the confirmed one. @throws Refusal `priceChanged` with the new total */
export function requireQuoted(price: Price, quotedTotal: number | undefined): void {
  if (quotedTotal === undefined || quotedTotal === price.total) return;
  throw refuse('priceChanged', {
    args: { total: price.total, quoted: quotedTotal },
    extra: { total: price.total, quotedTotal },
  });
}

/**
 * [D06] The charge to each purse.
 * @throws Refusal `payTypeUnavailable`, or 402 with the missing amount: coins, or a number of coupons
 */
export function requireFunds(price: Price, payType: PayType, wallet: Wallet, principal: Principal): Charge {
  const reason = payReason(price, payType, wallet);
  if (!reason) return splitCharge(price, payType);
  if (reason === 'noCredit' || reason === 'noVip') throw refuse('payTypeUnavailable', { extra: { payType, reason } });
  const gap = missingAmount(splitCharge(price, payType), reason, wallet);
  throw refuse(refusalName(reason, principal), { args: { gap }, extra: { payType, reason, gap } });
}

/** [E04] Which purse is short: purses are not combined. */
function refusalName(reason: string, principal: Principal): ErrorName {
  if (reason === 'notEnoughCoupons' || reason === 'creditUsed') return reason;
  // [G16] A sub-account cannot recharge.
  return principal.userType === null ? 'insufficient' : 'insufficientSubAccount';
}

function missingAmount(charge: Charge, reason: string, wallet: Wallet): number {
  if (reason === 'creditUsed') return charge.credit - (wallet.creditLeft ?? 0);
  if (reason === 'notEnoughCoupons') return charge.coupons - wallet.coupons;
  return charge.coins - wallet.balance;
}
