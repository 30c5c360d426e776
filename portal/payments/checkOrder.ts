import type { JobHandler } from '../jobs/jobKinds.ts';
import type { Portal, Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { applyPayment } from './applyPayment.ts';
import { openProvider } from './openProvider.ts';

/** Milliseconds during which a payment can be confirmed. */
const ORDER_LIFETIME = 3_600_000;
const DELAY_MIN = 15_000;
const DELAY_MAX = 10 * 60_000;

/** Milliseconds to the next query, from the order's age: a lost webhook costs half the waiting time at most. */
export const checkDelay = (age: number): number => Math.min(DELAY_MAX, Math.max(DELAY_MIN, age / 2));

/** One that money may still arrive for, also if support staff closed it. */
const checkedOrder = ({ db }: Pick<Portal, 'db'>, id: string) =>
  db
    .selectFrom('payment_order')
    .select(['enterprise_id', 'id', 'provider', 'created_at', 'state'])
    .where('id', '=', id)
    .where('state', 'in', ['open', 'disputed', 'closed'])
    .executeTakeFirst();

/**
 * [M02] Queries the provider about an order until it is settled, so that a lost webhook loses nothing; after an hour the
 * payment is closed. Repeated after a crash: the provider answers the same, and a fact is applied once.
 */
export const checkOrderJob = (portal: Portal): JobHandler<{ orderId: string }> => ({
  effect: 'external',
  run: async ({ orderId }, signal) => {
    const order = await checkedOrder(portal, orderId);
    const provider = openProvider(portal);
    // Orders of a provider that was replaced stay open for support staff.
    if (!order || provider?.name !== order.provider) return;
    const isOver = portal.clock().getTime() - order.created_at.getTime() >= ORDER_LIFETIME;
    const fact = isOver ? await provider.close(orderId, signal) : await provider.query(orderId, signal);
    await portal.steps.mark('payment.queried');
    await portal.db.transaction().execute(async (trx) => {
      const event = fact && { ...fact, eventId: `query-${orderId}-${fact.state}` };
      if (event) await applyPayment(portal, trx, order.provider, event);
      if (isOver && fact?.state !== 'paid') await expire(trx, order);
    });
    await portal.steps.mark('payment.checked');
  },
  finish: async (trx, { orderId }) => {
    const order = await checkedOrder({ db: trx }, orderId);
    const age = order ? portal.clock().getTime() - order.created_at.getTime() : 0;
    // A disputed or closed order is checked as long as an open one; then support staff decide.
    if (!order || age >= ORDER_LIFETIME + DELAY_MAX) return;
    const next = { kind: 'payment.check', payload: { orderId }, delay: checkDelay(age) } as const;
    await queueJobs(trx, portal.clock(), [{ ...next, enterpriseId: order.enterprise_id }]);
  },
});

const expire = (trx: Tx, { enterprise_id, id }: { enterprise_id: string; id: string }) =>
  trx
    .updateTable('payment_order')
    .set({ state: 'expired' })
    .where('enterprise_id', '=', enterprise_id)
    .where('id', '=', id)
    .where('state', 'in', ['open', 'canceled'])
    .execute();
