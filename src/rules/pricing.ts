import { FEES } from '#contract/limits.ts';
import type { PayType } from '#contract/codes.ts';
import type { ChangePlan } from './changePlan.ts';

/** One bill of lading to be charged; fees are coins. */
export interface PriceLine {
  amsNo: string;
  fee: number;
  /** Known in AMS: the lower fee. */
  alreadyFiled: boolean;
}

export interface Price {
  lines: PriceLine[];
  /** Provider's bond over all lines, coins. */
  bondFee: number;
  total: number;
}

/** [K02] Prices first sends: a fee per B/L number, and the provider's bond once per filing. */
export function priceOf(
  bill: { bondType?: string; amsNos: readonly string[] },
  filedInAms: ReadonlySet<string>,
): Price {
  const lines = bill.amsNos.map((amsNo) => {
    const alreadyFiled = filedInAms.has(amsNo);
    return { amsNo, alreadyFiled, fee: alreadyFiled ? FEES.filingAlreadyInAms : FEES.filing };
  });
  const bondFee = bill.bondType === 'Hgj_Continuous' ? FEES.providerBond * lines.length : 0;
  return { lines, bondFee, total: sum(lines.map((line) => line.fee)) + bondFee };
}

/**
 * [D10] What a change costs: as much as a first send where it is one to customs, else nothing but the provider's bond
 * when it is due.
 * @param asNew what the bill would cost as a first send
 */
export function priceOfChange(asNew: Price, plan: Pick<ChangePlan, 'chargedAsNew' | 'bondDue'>): Price {
  if (plan.chargedAsNew) return asNew;
  const bondFee = plan.bondDue ? FEES.providerBond : 0;
  return { lines: asNew.lines.map((line) => ({ ...line, fee: 0 })), bondFee, total: bondFee };
}

/** Adds prices of several bills. */
export function addPrices(prices: readonly Price[]): Price {
  return {
    lines: prices.flatMap((price) => price.lines),
    bondFee: sum(prices.map((price) => price.bondFee)),
    total: sum(prices.map((price) => price.total)),
  };
}

export interface Wallet {
  /** Coins. */
  balance: number;
  coupons: number;
  /** Coins still free on credit; null when the enterprise has no credit period. */
  creditLeft: number | null;
  vip: boolean;
}

/** What one payment takes from each purse. */
export interface Charge {
  coins: number;
  coupons: number;
  credit: number;
}

/** Splits a price over the purses: a coupon covers one filing fee, never the bond. */
export function chargeOf(price: Price, payType: PayType): Charge {
  if (payType === 1) return { coins: 0, coupons: 0, credit: price.total };
  if (payType === 2)
    return { coins: price.bondFee, coupons: price.lines.filter(({ fee }) => fee > 0).length, credit: 0 };
  if (payType === 3) return { coins: 0, coupons: 0, credit: 0 };
  return { coins: price.total, coupons: 0, credit: 0 };
}

/** Why a way to pay is not open, as a key below `choices.payReason`; null when it is. */
export function payReason(price: Price, payType: PayType, wallet: Wallet): string | null {
  const charge = chargeOf(price, payType);
  // Nobody needs a purse for nothing.
  if (price.total === 0) return null;
  if (payType === 1 && wallet.creditLeft === null) return 'noCredit';
  if (payType === 1 && charge.credit > (wallet.creditLeft ?? 0)) return 'creditUsed';
  if (payType === 2 && charge.coupons > wallet.coupons) return 'notEnoughCoupons';
  if (payType === 3 && !wallet.vip) return 'noVip';
  if (charge.coins > wallet.balance) return 'insufficient';
  return null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
