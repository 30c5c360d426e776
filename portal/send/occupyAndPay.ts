import type { PayType } from '#contract/codes.ts';
import type { Price, Wallet } from '#rules/pricing.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import type { PaidFlow } from '../steps.ts';
import type { AmsNumber } from '../store/claims.ts';
import { takeFromWallet } from '../store/wallet.ts';
import { claimForFilings } from './claimForFilings.ts';
import { isOtherTenant, requireNoConflict, type Conflict } from './conflicts.ts';
import { requireFunds, requireQuoted } from './payment.ts';

/** What somebody wants and pays for it. */
export interface Purchase {
  flow: PaidFlow;
  /** What stands in the way. */
  conflicts: readonly Conflict[];
  /** Numbers to occupy; none where the filing has its number already. */
  claims: readonly (AmsNumber & { filingId: string })[];
  price: Price;
  payType: PayType;
  /** Coins the person confirmed. */
  quotedTotal: number | undefined;
  /** Locked. */
  wallet: Wallet;
}

/** What was paid, and what is left. */
export interface Payment {
  charged: number;
  balance: number;
  couponCount: number;
}

/**
 * Occupies the numbers of filings and takes their price out of the wallet, before anything of them is written.
 * @throws Refusal 1004, 1003, 1010, 402 or 422, and last 1008: whoever asks whether a number is free pays for it if it is
 */
export async function occupyAndPay(
  portal: Pick<Portal, 'steps'>,
  trx: Tx,
  principal: Principal,
  purchase: Purchase,
): Promise<Payment> {
  const { flow, conflicts, claims, price, payType, wallet } = purchase;
  requireNoConflict(conflicts.filter((conflict) => !isOtherTenant(conflict)));
  requireQuoted(price, purchase.quotedTotal);
  const charge = requireFunds(price, payType, wallet, principal);
  requireNoConflict(conflicts);
  await claimForFilings(trx, principal, claims);
  await portal.steps.mark(`${flow}.claimed`);
  const balance = await takeFromWallet(trx, principal.enterpriseId, charge);
  await portal.steps.mark(`${flow}.charged`);
  return { charged: charge.coins + charge.credit, balance, couponCount: wallet.coupons - charge.coupons };
}
