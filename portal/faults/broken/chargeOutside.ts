import { setTimeout as sleep } from 'node:timers/promises';
import { splitCharge } from '#rules/pricing.ts';
import type { Portal } from '../../portal.ts';
import type * as sound from '../../send/claimAndPay.ts';
import { requireNoConflict } from '../../send/conflicts.ts';
import { requireQuoted } from '../../send/payment.ts';
import { refuseTaken } from '../../send/refuseTaken.ts';
import { purchase } from '../../store/purchase.ts';
import { takeFromWallet } from '../../store/wallet.ts';

/** Longer than a busy machine takes from here to the commit. */
const DELAY = 5_000;

/** Charges later in a separate transaction: a crash in between leaves a filing without a charge. */
export const claimAndPay: typeof sound.claimAndPay = async (portal, trx, principal, wanted) => {
  const { flow, conflicts, price, payType, wallet } = wanted;
  requireQuoted(price, wanted.quotedTotal);
  requireNoConflict(conflicts);
  const claims = wanted.claims.map((claim) => ({ ...claim, userId: principal.userId }));
  const bought = await purchase(trx, principal.enterpriseId, {
    claims,
    charge: { coins: 0, coupons: 0, credit: 0 },
    isfNumbers: wanted.newFilings,
    orderNumbers: wanted.chargeRecords,
  });
  if (!bought) return refuseTaken(trx, principal, claims);
  const charge = splitCharge(price, payType);
  // The declared type is narrower than the object that the portal passes.
  const { db } = portal as Portal;
  void sleep(DELAY)
    .then(() => db.transaction().execute((other) => takeFromWallet(other, principal.enterpriseId, charge)))
    .catch(() => {});
  await portal.steps.mark(`${flow}.charged`);
  const left = { balance: wallet.balance - charge.coins, couponCount: wallet.coupons - charge.coupons };
  return { ...bought, charged: charge.coins + charge.credit, coupons: charge.coupons, ...left };
};
