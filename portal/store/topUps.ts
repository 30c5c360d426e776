import type { Selectable } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { TopUp } from '#contract/endpoints/cashier.ts';
import type { PageReply } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import type { PaymentOrderTable } from '../db/tables/cashier.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { countRows } from './countRows.ts';

type Query = HandlerInput<'listTopUps'>['query'];

/** [M02] The recharge records of an enterprise, newest first. */
export async function listTopUps(db: Db, enterpriseId: string, query: Query): Promise<PageReply<TopUp>> {
  const { state, isBillable, pageSize, pageNum } = query;
  const all = db.selectFrom('payment_order').where('enterprise_id', '=', enterpriseId);
  const ofState = state ? all.where('state', '=', state) : all;
  const found = isBillable ? ofState.where('state', '=', 'paid').where('invoice_id', 'is', null) : ofState;
  const counted = await countRows(db, found.select('id'), false);
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { records: rows.map(toTopUp), ...counted };
}

/** @throws Refusal `notFound`, also for another enterprise's */
export async function readTopUp(db: Db, enterpriseId: string, id: string): Promise<TopUp> {
  const order = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw refuse('notFound');
  return toTopUp(order);
}

const toTopUp = (row: Selectable<PaymentOrderTable>): TopUp => ({
  id: row.id,
  coins: row.coins,
  state: row.state,
  pageUrl: row.state === 'open' ? row.page_url : null,
  paymentRef: row.payment_ref,
  operator: row.user_name,
  createdAt: toServerText(row.created_at),
  settledAt: row.settled_at && toServerText(row.settled_at),
  invoiceId: row.invoice_id,
});
