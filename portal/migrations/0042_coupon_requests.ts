import { sql, type Kysely } from 'kysely';

/** Coupon codes that support staff make by a request, as many as one asks for, and revoke (decision 0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table money_request alter column enterprise_id drop not null',
  'alter table money_request drop constraint money_request_kind_check',
  `alter table money_request
    add column codes integer check (codes > 0),
    add column valid_to timestamptz,
    add check (kind in ('refund', 'grant', 'codes')),
    add check ((kind = 'codes') = (codes is not null and valid_to is not null)),
    add check (kind = 'codes' or enterprise_id is not null)`,
  `alter table coupon_code
    add column request_id text references money_request (id),
    add column revoked_by text references app_user (id),
    add column revoked_at timestamptz,
    add check ((revoked_by is null) = (revoked_at is null)),
    add check (revoked_at is null or redeemed_at is null)`,
  'create index coupon_code_newest on coupon_code (created_at desc)',
  'create index coupon_code_of_request on coupon_code (request_id) where request_id is not null',
  'create index invoice_request_of_all on invoice_request (created_at desc)',
];
