import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { PaymentState } from '#contract/cashier.ts';
import type { PracticePaymentTable } from '../db/tables/cashier.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import { isSigned, signedHeaders } from '../signedMessage.ts';
import { queueJobs } from '../store/jobs.ts';
import { portalSecret } from '../store/secrets.ts';
import { paymentEvent } from './paymentEvent.ts';
import type { PaymentEvent, PaymentFact, PaymentProvider } from './provider.ts';
import { PRACTICE_PAGE } from './webhookPath.ts';

type Payment = Selectable<PracticePaymentTable>;

/** The payment service of the tool: a page requests the confirmation, a job delivers the signed webhook. */
export function practiceProvider(portal: Portal): PaymentProvider {
  const { db, clock } = portal;
  return {
    name: 'practice',
    create: async ({ orderId, amount, currency, returnUrl }) => {
      const payment = { order_id: orderId, amount, currency, return_url: returnUrl, decided_at: null };
      await db
        .insertInto('practice_payment')
        .values({ ...payment, id: randomUUID(), state: 'open', created_at: clock() })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute();
      const { id } = await byOrder(db, orderId).executeTakeFirstOrThrow();
      return { paymentRef: id, pageUrl: `${PORTAL_BASE}${PRACTICE_PAGE}?payment=${id}` };
    },
    query: async (orderId) => toFact(await byOrder(db, orderId).executeTakeFirst()),
    close: async (orderId) => {
      await decide(db, orderId, 'canceled', clock()).executeTakeFirst();
      return toFact(await byOrder(db, orderId).executeTakeFirst());
    },
    readWebhook: async (headers, body) =>
      isSigned(await portalSecret(db, SECRET), headers, body, clock()) ? paymentEvent.parse(JSON.parse(body)) : null,
  };
}

const SECRET = 'practicePayment';

const byOrder = (db: Db, orderId: string) =>
  db.selectFrom('practice_payment').selectAll().where('order_id', '=', orderId);

const decide = (db: Db, orderId: string, state: PaymentState, at: Date) =>
  db
    .updateTable('practice_payment')
    .set({ state, decided_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returningAll();

const factOf = ({ order_id, id, state, amount, currency }: Payment): PaymentFact => ({
  orderId: order_id,
  paymentRef: id,
  state,
  amount,
  currency,
});
const toFact = (payment: Payment | undefined): PaymentFact | null => (payment ? factOf(payment) : null);

/** The payment of a confirmation page; undefined for an unknown number. */
export const practicePayment = (db: Db, id: string): Promise<Payment | undefined> =>
  db.selectFrom('practice_payment').selectAll().where('id', '=', id).executeTakeFirst();

/** The person confirms or cancels; the first decision counts, and its webhook is delivered by a job. */
export async function decidePractice(trx: Tx, payment: Payment, state: 'paid' | 'canceled', at: Date): Promise<void> {
  const decided = await decide(trx, payment.order_id, state, at).executeTakeFirst();
  if (decided) await queueJobs(trx, at, [{ kind: 'practice.payment', payload: { paymentId: decided.id } }]);
}

/** The signed message of a decision, the same bytes each time but for its time and signature. */
export async function practiceWebhook(db: Db, paymentId: string, now: Date) {
  const payment = await practicePayment(db, paymentId);
  if (!payment) throw new Error(`The practice payment ${paymentId} does not exist.`);
  const event: PaymentEvent = { eventId: `${payment.id}-${payment.state}`, ...factOf(payment) };
  const body = JSON.stringify(event);
  return { headers: signedHeaders(await portalSecret(db, SECRET), now, body), body };
}
