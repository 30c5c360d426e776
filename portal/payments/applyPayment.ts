import type { Selectable } from 'kysely';
import type { PaymentOutcome, PaymentReview, TopUpState } from '#contract/cashier.ts';
import type { PaymentOrderTable } from '../db/tables/cashier.ts';
import type { Portal, Tx } from '../portal.ts';
import { creditWallet } from '../store/wallet.ts';
import { FEN, type PaymentEvent } from './provider.ts';

type Order = Selectable<PaymentOrderTable>;

/**
 * [M02] Applies what a provider reports about a payment: the one way in which coins enter by a payment. Order, ledger,
 * wallet and event change in this transaction or not at all; a repetition has no effect.
 */
export async function applyPayment(
  portal: Portal,
  trx: Tx,
  provider: string,
  event: PaymentEvent,
): Promise<PaymentOutcome> {
  const order = await trx
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', event.orderId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  await portal.steps.mark('payment.locked');
  const isStored = order?.closed_at || order?.state === 'paid' ? await isPaymentStored(trx, order, event) : false;
  const outcome = order ? outcomeFor(order, event, isStored) : 'unknownOrder';
  // A disputed order that is not paid waits for staff itself.
  const becomesNoCoins = outcome === 'unknownOrder' || (outcome === 'disputed' && order?.state === 'paid');
  const review = becomesNoCoins && event.state === 'paid' ? 'open' : null;
  const enterpriseId = order?.enterprise_id ?? null;
  await storeEvent(trx, provider, event, { outcome, review, enterpriseId, at: portal.clock() });
  await portal.steps.mark('payment.eventStored');
  if (!order) return outcome;
  if (outcome === 'credited') await credit(portal, trx, order, event);
  else if (order.state === 'paid' && outcome === 'disputed') {
    portal.log.warn({ orderId: order.id, paymentRef: event.paymentRef }, 'a paid top-up was paid by a second payment');
  } else if (outcome === 'canceled' || outcome === 'disputed') await setState(trx, order, outcome, null);
  await portal.steps.mark('payment.settled');
  return outcome;
}

/** A payment that was made is credited whatever was reported before: the provider has the money. */
function outcomeFor(
  order: Order,
  { state, amount, currency, paymentRef }: PaymentEvent,
  isStored: boolean,
): PaymentOutcome {
  const isOtherPayment = order.payment_ref !== null && order.payment_ref !== paymentRef;
  // The customer has paid twice: the order stays paid, and the second payment is to be returned.
  if (order.state === 'paid') return state === 'paid' && isOtherPayment && !isStored ? 'disputed' : 'known';
  if (state === 'open') return 'noted';
  // Support staff may have granted the coins of an order that they closed: no payment credits it by itself.
  if (order.closed_at !== null && state === 'paid') return isStored ? 'known' : 'disputed';
  if (state === 'canceled') return order.state === 'open' && !isOtherPayment ? 'canceled' : 'noted';
  const isAsOrdered = amount === order.coins * FEN && currency === order.currency && !isOtherPayment;
  return isAsOrdered ? 'credited' : 'disputed';
}

/** Whether a payment was reported before, under any event id. */
async function isPaymentStored(
  trx: Tx,
  { id, provider }: Order,
  { paymentRef, state, amount, currency }: PaymentEvent,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('payment_event')
    .select('id')
    .where('order_id', '=', id)
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('state', '=', state)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return stored !== undefined;
}

async function credit(portal: Portal, trx: Tx, order: Order, { paymentRef }: PaymentEvent): Promise<void> {
  const { enterprise_id: enterpriseId, coins, user_id: userId } = order;
  const at = portal.clock();
  // Of its provider: two providers may use the same numbers.
  const reference = `${order.provider}:${paymentRef}`;
  const wallet = await creditWallet(trx, enterpriseId, { coins, kind: 'topUp', reference, userId }, at);
  await portal.steps.mark('payment.credited');
  await setState(trx, { ...order, payment_ref: paymentRef }, 'paid', at);
  // Payments that disputed the order until now.
  await trx
    .updateTable('payment_event')
    .set({ review: 'open' })
    .where('enterprise_id', '=', enterpriseId)
    .where('order_id', '=', order.id)
    .where('provider', '=', order.provider)
    .where('outcome', '=', 'disputed')
    .where('state', '=', 'paid')
    .where('payment_ref', '<>', paymentRef)
    .where('review', 'is', null)
    .execute();
  const data = { coin: wallet.balance, couponCount: wallet.coupons };
  await portal.bus.publish(trx, enterpriseId, { type: 'WALLET', data });
}

async function setState(trx: Tx, order: Order, state: TopUpState, settledAt: Date | null): Promise<void> {
  await trx
    .updateTable('payment_order')
    .set({ state, settled_at: settledAt, payment_ref: order.payment_ref })
    .where('enterprise_id', '=', order.enterprise_id)
    .where('id', '=', order.id)
    .execute();
}

async function storeEvent(
  trx: Tx,
  provider: string,
  { eventId, orderId, paymentRef, state, amount, currency }: PaymentEvent,
  stored: { outcome: PaymentOutcome; review: PaymentReview | null; enterpriseId: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('payment_event')
    .values({
      provider,
      event_id: eventId,
      enterprise_id: stored.enterpriseId,
      order_id: orderId,
      payment_ref: paymentRef,
      state,
      amount,
      currency,
      outcome: stored.outcome,
      review: stored.review,
      received_at: stored.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event_id']).doUpdateSet((row) => ({ times: row('payment_event.times', '+', 1) })),
    )
    .execute();
}
