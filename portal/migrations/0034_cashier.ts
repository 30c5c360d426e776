import { sql, type Kysely } from 'kysely';
import { countTriggers } from '../db/countTriggers.ts';

/** [M01] [M02] Orders, payments, invoices and coupon codes, and the counters of the ledger's list (decision 0042). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PAYMENTS, ...DOCUMENTS, ...LEDGER]) await sql.raw(statement).execute(db);
}

const PAYMENTS = [
  `create table payment_order (
    enterprise_id text not null references enterprise (id),
    id text not null unique,
    intent_key text not null,
    user_id text not null,
    user_name text not null,
    coins integer not null check (coins > 0),
    currency text not null,
    provider text not null,
    payment_ref text,
    page_url text,
    state text not null check (state in ('open', 'paid', 'canceled', 'expired', 'disputed')),
    created_at timestamptz not null,
    settled_at timestamptz,
    invoice_id text,
    primary key (enterprise_id, id),
    unique (enterprise_id, intent_key),
    check ((state = 'paid') = (settled_at is not null)),
    check (invoice_id is null or state = 'paid')
  )`,
  'create index payment_order_newest on payment_order (enterprise_id, created_at desc, id desc)',
  'create unique index payment_order_ref on payment_order (provider, payment_ref) where payment_ref is not null',
  `create table payment_event (
    id bigint generated always as identity primary key,
    provider text not null,
    event_id text not null,
    enterprise_id text references enterprise (id),
    order_id text not null,
    payment_ref text not null,
    state text not null,
    amount bigint not null,
    currency text not null,
    outcome text not null,
    times integer not null default 1,
    received_at timestamptz not null,
    unique (provider, event_id)
  )`,
  'create index payment_event_of_order on payment_event (order_id)',
  // The book of the practice provider, apart from the portal's own tables like that of practice customs.
  `create table practice_payment (
    id text primary key,
    order_id text not null unique,
    amount bigint not null check (amount > 0),
    currency text not null,
    return_url text not null,
    state text not null check (state in ('open', 'paid', 'canceled')),
    created_at timestamptz not null,
    decided_at timestamptz
  )`,
];

const DOCUMENTS = [
  `create table invoice_request (
    enterprise_id text not null references enterprise (id),
    id text not null,
    user_id text not null,
    user_name text not null,
    title text not null,
    tax_no text not null,
    address text not null,
    email text not null,
    coins integer not null check (coins > 0),
    state text not null check (state in ('requested', 'issued')),
    invoice_no text,
    created_at timestamptz not null,
    issued_at timestamptz,
    primary key (enterprise_id, id),
    check ((state = 'issued') = (invoice_no is not null and issued_at is not null))
  )`,
  'create index invoice_request_newest on invoice_request (enterprise_id, created_at desc, id desc)',
  "create index invoice_request_open on invoice_request (created_at) where state = 'requested'",
  `alter table payment_order add constraint payment_order_invoice_fkey
    foreign key (enterprise_id, invoice_id) references invoice_request (enterprise_id, id)`,
  `create table coupon_code (
    code text primary key,
    coupons integer not null check (coupons > 0),
    valid_to timestamptz not null,
    enterprise_id text references enterprise (id),
    created_at timestamptz not null,
    redeemed_by text references enterprise (id),
    redeemed_user text,
    redeemed_at timestamptz,
    check ((redeemed_by is null) = (redeemed_at is null))
  )`,
  'create index coupon_code_offered on coupon_code (enterprise_id) where enterprise_id is not null',
  'create index coupon_code_redeemed on coupon_code (redeemed_by) where redeemed_by is not null',
  `create table coupon_miss (
    enterprise_id text not null references enterprise (id),
    at timestamptz not null
  )`,
  'create index coupon_miss_newest on coupon_miss (enterprise_id, at)',
];

const LEDGER = [
  'create index ledger_entry_by_time on ledger_entry (enterprise_id, at desc, id desc) include (purse, kind, amount)',
  'create index ledger_entry_by_facets on ledger_entry (enterprise_id, purse, kind, at desc, id desc)',
  ...countTriggers({
    table: 'ledger_entry',
    facets: { purse: 'text', kind: 'text' },
    axes: { c: 'at' },
    counted: 'true',
    sums: ['amount'],
  }),
];
