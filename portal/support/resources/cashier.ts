import { sql } from 'kysely';
import { supportBinding } from '../supportBinding.ts';

export const invoicesBinding = supportBinding('invoices', {
  from: sql`invoice_request invoice join enterprise on enterprise.id = invoice.enterprise_id`,
  key: [
    { sql: sql`invoice.enterprise_id`, type: 'text' },
    { sql: sql`invoice.id`, type: 'text' },
  ],
  columns: {
    createdAt: sql`invoice.created_at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`invoice.enterprise_id`,
    state: sql`invoice.state`,
    title: sql`invoice.title`,
    coins: sql`invoice.coins`,
    taxNo: sql`invoice.tax_no`,
    invoiceAddress: sql`invoice.address`,
    email: sql`invoice.email`,
    operator: sql`invoice.user_name`,
    orders: sql`(select string_agg(paid.id, ', ' order by paid.created_at, paid.id) from payment_order paid
      where paid.enterprise_id = invoice.enterprise_id and paid.invoice_id = invoice.id)`,
    invoiceNo: sql`invoice.invoice_no`,
    issuedAt: sql`invoice.issued_at`,
  },
  lock: (trx, [enterpriseId = '', id = '']) =>
    trx
      .selectFrom('invoice_request')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', id)
      .select('id')
      .forUpdate()
      .executeTakeFirst(),
  acts: {
    issue: async ({ trx, key: [enterpriseId = '', id = ''], values, now }) => {
      await trx
        .updateTable('invoice_request')
        .set({ state: 'issued', invoice_no: String(values['invoiceNo']), issued_at: now })
        .where('enterprise_id', '=', enterpriseId)
        .where('id', '=', id)
        .execute();
    },
  },
});

export const couponCodesBinding = supportBinding('coupon-codes', {
  from: sql`coupon_code code left join enterprise on enterprise.id = code.enterprise_id
    left join enterprise redeemer on redeemer.id = code.redeemed_by
    left join app_user revoker on revoker.id = code.revoked_by`,
  key: [{ sql: sql`code.code`, type: 'text' }],
  columns: {
    code: sql`code.code`,
    state: sql`case when code.redeemed_at is not null then 'redeemed' when code.revoked_at is not null then 'revoked'
      when code.valid_to < now() then 'expired' else 'offered' end`,
    coupons: sql`code.coupons`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`code.enterprise_id`,
    validTo: sql`code.valid_to`,
    redeemedBy: sql`redeemer.name`,
    redeemedAt: sql`code.redeemed_at`,
    requestId: sql`code.request_id`,
    revokedBy: sql`revoker.name`,
    revokedAt: sql`code.revoked_at`,
    createdAt: sql`code.created_at`,
  },
  lock: (trx, [code = '']) =>
    trx.selectFrom('coupon_code').where('code', '=', code).select('code').forUpdate().executeTakeFirst(),
  acts: {
    revoke: async ({ trx, key: [code = ''], principal, now }) => {
      const revoked = { revoked_by: principal.userId, revoked_at: now };
      await trx.updateTable('coupon_code').set(revoked).where('code', '=', code).execute();
    },
  },
});
