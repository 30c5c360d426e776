import type { PayType } from '#contract/codes.ts';
import { LOW_BALANCE } from '#contract/limits.ts';
import type { Price, Wallet } from '#rules/pricing.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import type { PaidFlow } from '../steps.ts';
import type { AmsNumber } from '../store/claims.ts';
import { recordEvents } from '../push/recordEvents.ts';
import { takeFromWallet } from '../store/wallet.ts';
import { claimForFilings } from './claimForFilings.ts';
import { isOtherTenant, requireNoConflict, type Conflict } from './conflicts.ts';
import { requireFunds, requireQuoted } from './payment.ts';

/** What is to be filed and paid. */
interface Purchase {
  flow: PaidFlow;
  conflicts: readonly Conflict[];
  /** Numbers to claim; none where the filing already has its number. */
  claims: readonly (AmsNumber & { filingId: string })[];
  price: Price;
  payType: PayType;
  /** Coins that the user confirmed. */
  quotedTotal: number | undefined;
  /** Locked. */
  wallet: Wallet;
}

/** The payment and the remaining balance. */
interface Payment {
  charged: number;
  balance: number;
  couponCount: number;
}

/**
 * Claims the numbers of filings and deducts their price from the wallet, before the filings are written.
 * @throws Refusal 1004, 1003, 1010, 402 or 422, and last 1008: a probe for a free number thus pays if it is free
 */
export async function claimAndPay(
  portal: Pick<Portal, 'steps' | 'clock'>,
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
  if (wallet.balance >= LOW_BALANCE && balance < LOW_BALANCE) {
    await recordEvents(trx, principal.enterpriseId, portal.clock(), [
      { kind: 'balanceLow', subject: '', detail: String(balance) },
    ]);
  }
  await portal.steps.mark(`${flow}.charged`);
  return { charged: charge.coins + charge.credit, balance, couponCount: wallet.coupons - charge.coupons };
}
