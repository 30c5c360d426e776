import { setTimeout as sleep } from 'node:timers/promises';
import { splitCharge } from '#rules/pricing.ts';
import type { Portal } from '../../portal.ts';
import type * as sound from '../../send/occupyAndPay.ts';
import { claimForFilings } from '../../send/claimForFilings.ts';
import { requireNoConflict } from '../../send/conflicts.ts';
import { requireQuoted } from '../../send/payment.ts';
import { takeFromWallet } from '../../store/wallet.ts';

/** Books the money a moment later in a transaction of its own: who dies in between has filed for nothing. */
export const occupyAndPay: typeof sound.occupyAndPay = async (portal, trx, principal, purchase) => {
  const { flow, conflicts, claims, price, payType, wallet } = purchase;
  requireQuoted(price, purchase.quotedTotal);
  requireNoConflict(conflicts);
  await claimForFilings(trx, principal, claims);
  await portal.steps.mark(`${flow}.claimed`);
  const charge = splitCharge(price, payType);
  // What it is given in truth is the whole portal.
  const { db } = portal as Portal;
  void sleep(100)
    .then(() => db.transaction().execute((other) => takeFromWallet(other, principal.enterpriseId, charge)))
    .catch(() => {});
  await portal.steps.mark(`${flow}.charged`);
  const left = { balance: wallet.balance - charge.coins, couponCount: wallet.coupons - charge.coupons };
  return { charged: charge.coins + charge.credit, ...left };
};
