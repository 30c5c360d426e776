import { sql } from 'kysely';
import { supportBinding } from '../supportBinding.ts';

export const topUpsBinding = supportBinding('top-ups', {
  from: sql`payment_order top_up`,
  joins: sql`left join enterprise on enterprise.id = top_up.enterprise_id`,
  key: [{ sql: sql`top_up.id`, type: 'text' }],
  columns: {
    createdAt: sql`top_up.created_at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`top_up.enterprise_id`,
    state: sql`top_up.state`,
    coinsOrdered: sql`top_up.coins`,
    provider: sql`top_up.provider`,
    paymentRef: sql`top_up.payment_ref`,
    operator: sql`top_up.user_name`,
    settledAt: sql`top_up.settled_at`,
    closedAt: sql`top_up.closed_at`,
  },
  lock: (trx, [id = '']) =>
    trx.selectFrom('payment_order').where('id', '=', id).select('id').forUpdate().executeTakeFirst(),
  acts: {
    close: async ({ trx, key: [id = ''], before, now }) => {
      await trx
        .updateTable('payment_order')
        .set({ state: 'closed', closed_at: now })
        .where('enterprise_id', '=', String(before['enterpriseId']))
        .where('id', '=', id)
        .execute();
    },
  },
});

/** ISO 4217: amounts are reported in the smallest unit, which is a hundredth of the currency unless it is listed here. */
const WITHOUT_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const IN_THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export const paymentsBinding = supportBinding('payments', {
  from: sql`payment_event payment`,
  joins: sql`left join enterprise on enterprise.id = payment.enterprise_id`,
  key: [{ sql: sql`payment.id`, type: 'bigint' }],
  columns: {
    at: sql`payment.received_at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`payment.enterprise_id`,
    state: sql`payment.state`,
    amountReported: sql`case when payment.currency = any(${WITHOUT_MINOR_UNIT}) then payment.amount::text
      when payment.currency = any(${IN_THOUSANDTHS}) then to_char(payment.amount / 1000.0, 'FM999999999999990.000')
      else to_char(payment.amount / 100.0, 'FM999999999999990.00') end || ' ' || payment.currency`,
    outcome: sql`payment.outcome`,
    review: sql`payment.review`,
    times: sql`payment.times`,
    provider: sql`payment.provider`,
    paymentRef: sql`payment.payment_ref`,
    orderId: sql`payment.order_id`,
    topUpId: sql`case when payment.enterprise_id is not null then payment.order_id end`,
    eventId: sql`payment.event_id`,
    number: sql`payment.id`,
  },
  lock: (trx, [id = '']) =>
    trx.selectFrom('payment_event').where('id', '=', Number(id)).select('id').forUpdate().executeTakeFirst(),
  acts: {
    settle: async ({ trx, key: [id = ''] }) => {
      await trx.updateTable('payment_event').set({ review: 'done' }).where('id', '=', Number(id)).execute();
    },
  },
});
