import { idempotencyKey, type Handlers } from '../implement.ts';
import { orderTopUp } from '../payments/orders.ts';
import { openProvider } from '../payments/openProvider.ts';
import type { Portal } from '../portal.ts';
import { Refusal, refuse } from '../refusal.ts';
import { listCoupons, noteMiss, redeemCoupon, requireFewMisses } from '../store/coupons.ts';
import { listInvoices, requestInvoice } from '../store/invoices.ts';
import { listTopUps, readTopUp } from '../store/topUps.ts';
import { readWallet } from '../store/wallet.ts';

type CashierCall =
  | 'getCashier'
  | 'createTopUp'
  | 'getTopUp'
  | 'listTopUps'
  | 'listInvoices'
  | 'requestInvoice'
  | 'listCoupons'
  | 'redeemCoupon';

/** [M02] Top-ups, invoices and coupons (decision 0042). */
export function cashierHandlers(portal: Portal): Handlers<CashierCall> {
  const provider = openProvider(portal);
  return {
    getCashier: async ({ portal: { db }, principal }) => {
      const { balance, coupons } = await readWallet(db, principal.enterpriseId);
      const isPractice = provider?.name === 'practice';
      return { isOpen: provider !== null, isPractice, coin: balance, couponCount: coupons };
    },
    createTopUp: async ({ principal, body, request }) => {
      if (!provider) throw refuse('paymentUnavailable');
      return orderTopUp(portal, provider, principal, { coins: body.coins, key: idempotencyKey(request) });
    },
    getTopUp: ({ portal: { db }, principal, params }) => readTopUp(db, principal.enterpriseId, params.id),
    listTopUps: ({ portal: { db }, principal, query }) => listTopUps(db, principal.enterpriseId, query),
    listInvoices: ({ portal: { db }, principal, query }) => listInvoices(db, principal.enterpriseId, query),
    requestInvoice: async ({ portal: { db, clock, steps }, principal, body }) => {
      const id = await db.transaction().execute(async (trx) => {
        const requested = await requestInvoice(trx, principal, body, clock());
        await steps.mark('invoice.requested');
        return requested;
      });
      await steps.mark('invoice.committed');
      return { id };
    },
    listCoupons: ({ portal: { db, clock }, principal }) => listCoupons(db, principal.enterpriseId, clock()),
    redeemCoupon: async ({ portal: { db, clock, bus, steps }, principal, body }) => {
      const { enterpriseId } = principal;
      await requireFewMisses(db, enterpriseId, clock());
      const redeem = db.transaction().execute(async (trx) => {
        const { coupons, wallet } = await redeemCoupon(trx, principal, body.code, clock());
        const data = { coin: wallet.balance, couponCount: wallet.coupons };
        await bus.publish(trx, enterpriseId, { type: 'WALLET', data });
        await steps.mark('coupon.redeemed');
        return { coupons, couponCount: wallet.coupons };
      });
      const redeemed = await redeem.catch(async (error: unknown) => {
        if (error instanceof Refusal && error.reason === 'couponGone') await noteMiss(db, enterpriseId, clock());
        throw error;
      });
      await steps.mark('coupon.committed');
      return redeemed;
    },
  };
}
