import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { pathTo } from '#contract/routes.ts';
import type { PaymentOrderTable } from '../db/tables/cashier.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { queueJobs } from '../store/jobs.ts';
import { checkDelay } from './checkOrder.ts';
import { CURRENCY, FEN, type PaymentProvider } from './provider.ts';

type Order = Selectable<PaymentOrderTable>;

/** Orders of an enterprise that wait for their payment. */
const OPEN_MAX = 20;
/** Milliseconds; less than the page waits. */
const CREATE_TIMEOUT = 7_000;

/**
 * [M02] The order of a key, with its payment: a repeated call gets the same ones, also after a crash between the two.
 * @throws Refusal `keyReused` for other coins, `tooManyPayments` for too many open orders, `paymentUnavailable` without an answer
 *   of the provider
 */
export async function orderTopUp(
  portal: Portal,
  provider: PaymentProvider,
  principal: Principal,
  { coins, key }: { coins: number; key: string },
): Promise<{ id: string; pageUrl: string }> {
  const order = await storeOrder(portal, provider, principal, { coins, key });
  await portal.steps.mark('payment.ordered');
  if (order.page_url !== null) return { id: order.id, pageUrl: order.page_url };
  const payment = await provider
    .create(
      { orderId: order.id, amount: coins * FEN, currency: CURRENCY, returnUrl: pathTo.cashier('topUp', order.id) },
      AbortSignal.timeout(CREATE_TIMEOUT),
    )
    .catch((error: unknown) => {
      portal.log.warn({ err: error, order: order.id }, 'the payment service did not create a payment');
      throw refuse('paymentUnavailable');
    });
  await portal.steps.mark('payment.created');
  await portal.db
    .updateTable('payment_order')
    .set({ payment_ref: payment.paymentRef, page_url: payment.pageUrl })
    .where('enterprise_id', '=', principal.enterpriseId)
    .where('id', '=', order.id)
    .execute();
  await portal.steps.mark('payment.linked');
  return { id: order.id, pageUrl: payment.pageUrl };
}

function storeOrder(
  { db, clock }: Portal,
  provider: PaymentProvider,
  { enterpriseId, userId, userName }: Principal,
  { coins, key }: { coins: number; key: string },
): Promise<Order> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('payment_order')
      .values({
        enterprise_id: enterpriseId,
        id: randomUUID(),
        intent_key: key,
        user_id: userId,
        user_name: userName,
        coins,
        currency: CURRENCY,
        provider: provider.name,
        payment_ref: null,
        page_url: null,
        state: 'open',
        created_at: clock(),
        settled_at: null,
        invoice_id: null,
      })
      .onConflict((conflict) => conflict.columns(['enterprise_id', 'intent_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const order = await trx
      .selectFrom('payment_order')
      .selectAll()
      .where('enterprise_id', '=', enterpriseId)
      .where('intent_key', '=', key)
      .executeTakeFirstOrThrow();
    if (order.coins !== coins) throw refuse('keyReused');
    if (!stored) return order;
    const { open } = await trx
      .selectFrom('payment_order')
      .select((row) => row.fn.countAll<number>().as('open'))
      .where('enterprise_id', '=', enterpriseId)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    if (open > OPEN_MAX) throw refuse('tooManyPayments');
    await queueJobs(trx, clock(), [
      { kind: 'payment.check', payload: { orderId: order.id }, delay: checkDelay(0), enterpriseId },
    ]);
    return order;
  });
}
