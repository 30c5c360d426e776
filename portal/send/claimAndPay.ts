import type { PayType } from '#contract/codes.ts';
import { LOW_BALANCE } from '#contract/limits.ts';
import type { Price, Wallet } from '#rules/pricing.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import type { PaidFlow } from '../steps.ts';
import type { AmsNumber } from '../store/claims.ts';
import { recordEvents } from '../push/recordEvents.ts';
import { purchase } from '../store/purchase.ts';
import { isOtherTenant, requireNoConflict, type Conflict } from './conflicts.ts';
import { requireFunds, requireQuoted } from './payment.ts';
import { refuseTaken } from './refuseTaken.ts';

/** What is to be filed and paid. */
interface Wanted {
  flow: PaidFlow;
  conflicts: readonly Conflict[];
  /** Numbers to claim; none where the filing already has its number. */
  claims: readonly (AmsNumber & { filingId: string })[];
  /** How many filings need a running number. */
  newFilings: number;
  /** How many records of charges need an order number: those of `addCharges`. */
  chargeRecords: number;
  price: Price;
  payType: PayType;
  /** Coins that the user confirmed. */
  quotedTotal: number | undefined;
  /** Locked. */
  wallet: Wallet;
}

/** The payment, the remaining balance and the running numbers. */
interface Payment {
  /** Coins, also of credit. */
  charged: number;
  coupons: number;
  balance: number;
  couponCount: number;
  isfNumbers: readonly number[];
  orderNumbers: readonly number[];
}

/**
 * [D04] Claims the numbers of filings, deducts their price from the wallet and takes their running numbers, before the
 * filings are written. The database admits one of concurrent senders of a number.
 * @throws Refusal 1004, 1003, 1010, 402 or 422, and last 1008: a probe for a free number thus pays if it is free
 */
export async function claimAndPay(
  portal: Pick<Portal, 'steps' | 'clock'>,
  trx: Tx,
  principal: Principal,
  wanted: Wanted,
): Promise<Payment> {
  const { flow, conflicts, price, payType, wallet } = wanted;
  requireNoConflict(conflicts.filter((conflict) => !isOtherTenant(conflict)));
  requireQuoted(price, wanted.quotedTotal);
  const charge = requireFunds(price, payType, wallet, principal);
  requireNoConflict(conflicts);
  const claims = wanted.claims.map((claim) => ({ ...claim, userId: principal.userId }));
  const { newFilings: isfNumbers, chargeRecords: orderNumbers } = wanted;
  const bought = await purchase(trx, principal.enterpriseId, { claims, charge, isfNumbers, orderNumbers });
  if (!bought) return refuseTaken(trx, principal, claims);
  const { balance, ...numbers } = bought;
  if (wallet.balance >= LOW_BALANCE && balance < LOW_BALANCE) {
    await recordEvents(trx, principal.enterpriseId, portal.clock(), [
      { kind: 'balanceLow', subject: '', detail: String(balance) },
    ]);
  }
  await portal.steps.mark(`${flow}.charged`);
  const { coins, coupons, credit } = charge;
  return { charged: coins + credit, coupons, balance, couponCount: wallet.coupons - coupons, ...numbers };
}
