import { FEES } from '#contract/limits.ts';
import type { PayType } from '#contract/codes.ts';
import type { ChangePlan } from './changePlan.ts';
import { usesProviderBond, type BondFacts } from './providerBond.ts';

/** One bill of lading; fees in coins. */
interface PriceLine {
  amsNo: string;
  fee: number;
  /** Already known to AMS, which lowers the fee. */
  alreadyFiled: boolean;
}

export interface Price {
  lines: PriceLine[];
  /** The provider's bond for all lines, in coins. */
  bondFee: number;
  total: number;
}

/** [K02] Prices a first send: a fee per B/L number, and the provider's bond once per B/L number. */
export function priceFirstSend(
  bill: BondFacts & { amsNos: readonly string[] },
  filedInAms: ReadonlySet<string>,
): Price {
  const lines = bill.amsNos.map((amsNo) => {
    const alreadyFiled = filedInAms.has(amsNo);
    return { amsNo, alreadyFiled, fee: alreadyFiled ? FEES.filingAlreadyInAms : FEES.filing };
  });
  const bondFee = usesProviderBond(bill) ? FEES.providerBond * lines.length : 0;
  return { lines, bondFee, total: sum(lines.map((line) => line.fee)) + bondFee };
}

/**
 * The price of a draft in coins while AMS has not been asked for its numbers: every fee is the full one. A draft without
 * numbers costs at least one fee.
 */
export const priceAtMost = (bill: BondFacts & { amsNos: readonly string[] }): number =>
  priceFirstSend({ ...bill, amsNos: bill.amsNos.length > 0 ? bill.amsNos : [''] }, new Set()).total;

/**
 * [D10] Prices a change: a full first send if the plan charges it as new, otherwise only the provider's bond if it is
 * due.
 * @param asNew the price as a first send
 */
export function priceChange(asNew: Price, plan: Pick<ChangePlan, 'chargedAsNew' | 'bondDue'>): Price {
  if (plan.chargedAsNew) return asNew;
  const bondFee = plan.bondDue ? FEES.providerBond : 0;
  return { lines: asNew.lines.map((line) => ({ ...line, fee: 0 })), bondFee, total: bondFee };
}

export function addPrices(prices: readonly Price[]): Price {
  return {
    lines: prices.flatMap((price) => price.lines),
    bondFee: sum(prices.map((price) => price.bondFee)),
    total: sum(prices.map((price) => price.total)),
  };
}

export interface Wallet {
  balance: number;
  coupons: number;
  /** Unused credit in coins; null if the enterprise has no credit period. */
  creditLeft: number | null;
  vip: boolean;
}

/** The amounts that one payment takes from each balance. */
export interface Charge {
  coins: number;
  coupons: number;
  credit: number;
}

/** Splits a price by payment method. A coupon covers one filing fee, never the bond. */
export function splitCharge(price: Price, payType: PayType): Charge {
  if (payType === 1) return { coins: 0, coupons: 0, credit: price.total };
  if (payType === 2)
    return { coins: price.bondFee, coupons: price.lines.filter(({ fee }) => fee > 0).length, credit: 0 };
  if (payType === 3) return { coins: 0, coupons: 0, credit: 0 };
  return { coins: price.total, coupons: 0, credit: 0 };
}

/** Why a payment method is unavailable, as a key below `choices.payReason`; null if it is available. */
export function payReason(price: Price, payType: PayType, wallet: Wallet): string | null {
  const charge = splitCharge(price, payType);
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
