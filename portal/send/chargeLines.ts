import { FEES } from '#contract/limits.ts';
import type { PayType, Purse } from '#contract/codes.ts';

/** The charge of one filing to one purse. */
export interface ChargeLine {
  purse: Purse;
  /** Coins or coupons, negative. */
  amount: number;
  kind: 'filing' | 'bond';
}

const PURSES = { 0: 'coin', 1: 'credit', 2: 'coupon', 3: 'vip' } as const satisfies Record<PayType, Purse>;

/** The ledger lines of a filing; over all filings of a send they sum up to `chargeOf`. */
export function chargeLines(fee: number, hasProviderBond: boolean, payType: PayType): ChargeLine[] {
  const lines: ChargeLine[] = [];
  if (fee > 0) lines.push({ purse: PURSES[payType], amount: payType === 2 ? -1 : -fee, kind: 'filing' });
  // A coupon covers the fee, never the bond.
  if (hasProviderBond) {
    lines.push({ purse: payType === 2 ? 'coin' : PURSES[payType], amount: -FEES.providerBond, kind: 'bond' });
  }
  return lines;
}
