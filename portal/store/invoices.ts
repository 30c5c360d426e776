import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { Invoice } from '#contract/endpoints/cashier.ts';
import type { PageReply } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import type { InvoiceRequestTable } from '../db/tables/cashier.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { countRows } from './countRows.ts';

type NewInvoice = HandlerInput<'requestInvoice'>['body'];

/**
 * [M02] Requests one invoice for paid orders; their rows are locked, so that each is in one request.
 * @throws Refusal `notFound` for an order that is missing or another tenant's, `orderNotPaid` for an unpaid one,
 *   `orderInvoiced` for one in another request
 */
export async function requestInvoice(
  trx: Tx,
  { enterpriseId, userId, userName }: Principal,
  { orderIds, title, taxNo, address, email }: NewInvoice,
  now: Date,
): Promise<string> {
  const wanted = [...new Set(orderIds)];
  const orders = await trx
    .selectFrom('payment_order')
    .select(['id', 'coins', 'state', 'invoice_id'])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (orders.length < wanted.length) throw refuse('notFound');
  if (orders.some(({ state }) => state !== 'paid')) throw refuse('orderNotPaid');
  if (orders.some(({ invoice_id }) => invoice_id !== null)) throw refuse('orderInvoiced');
  const id = randomUUID();
  await trx
    .insertInto('invoice_request')
    .values({
      enterprise_id: enterpriseId,
      id,
      user_id: userId,
      user_name: userName,
      title,
      tax_no: taxNo,
      address,
      email,
      coins: orders.reduce((sum, { coins }) => sum + coins, 0),
      state: 'requested',
      invoice_no: null,
      created_at: now,
      issued_at: null,
    })
    .execute();
  await trx
    .updateTable('payment_order')
    .set({ invoice_id: id })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .execute();
  return id;
}

/** An enterprise's requests, newest first. */
export async function listInvoices(
  db: Db,
  enterpriseId: string,
  { pageSize, pageNum }: HandlerInput<'listInvoices'>['query'],
): Promise<PageReply<Invoice>> {
  const found = db.selectFrom('invoice_request').where('enterprise_id', '=', enterpriseId);
  const counted = await countRows(db, found.select('id'), false);
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { records: rows.map(toInvoice), ...counted };
}

const toInvoice = (row: Selectable<InvoiceRequestTable>): Invoice => ({
  id: row.id,
  title: row.title,
  taxNo: row.tax_no,
  address: row.address,
  email: row.email,
  coins: row.coins,
  state: row.state,
  invoiceNo: row.invoice_no,
  operator: row.user_name,
  createdAt: toServerText(row.created_at),
  issuedAt: row.issued_at && toServerText(row.issued_at),
});
