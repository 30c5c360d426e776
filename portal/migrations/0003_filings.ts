import { sql, type Kysely } from 'kysely';

/** Filings, money, intents and jobs. `enterprise_id` stands first in every key of an enterprise's own data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FILINGS, ...MONEY, ...JOBS]) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables =
    'practice_filing, practice_message, job, intent, bond_settlement, consumption, ledger_entry, wallet, parked_receipt, receipt, operation, ams_bill, ams_claim, filing';
  await sql.raw(`drop table ${tables}`).execute(db);
  await sql.raw('drop sequence isf_number, order_number, control_number').execute(db);
}

const FILINGS = [
  'create extension if not exists pg_trgm',
  'create sequence isf_number minvalue 1 maxvalue 9999999999 start 1',
  'create sequence order_number',
  'create sequence control_number',
  `create table filing (
    enterprise_id text not null references enterprise (id),
    id text not null,
    isf_no text not null unique,
    ams_no text not null,
    ams_type text not null,
    bill_type smallint not null check (bill_type in (0, 1)),
    declaration_status text not null,
    match_status text not null,
    house_scac text not null,
    revision integer not null check (revision > 0),
    operator_id text not null,
    operator_name text not null,
    source text not null,
    remark text not null,
    search text not null,
    body jsonb not null,
    draft_id text,
    created_at timestamptz not null,
    operation_at timestamptz not null,
    primary key (enterprise_id, id)
  )`,
  'create index filing_by_time on filing (enterprise_id, created_at desc, id desc) include (declaration_status, match_status, bill_type)',
  'create index filing_by_status on filing (enterprise_id, declaration_status, created_at desc)',
  'create index filing_by_number on filing (enterprise_id, ams_no)',
  'create index filing_search on filing using gin (search gin_trgm_ops)',
  // A number deleted with customs may be filed again; an active one only once ([D04], I4).
  `create unique index filing_active_number on filing (enterprise_id, ams_no, bill_type) where declaration_status <> 'deleteSuccess'`,
  `create table ams_claim (
    ams_no text not null,
    bill_type smallint not null,
    enterprise_id text not null,
    filing_id text not null,
    user_id text not null,
    primary key (ams_no, bill_type),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id) deferrable initially deferred
  )`,
  'create table ams_bill (ams_no text primary key, filed_at timestamptz not null)',
  `create table operation (
    enterprise_id text not null,
    id text not null,
    filing_id text not null,
    seq integer not null,
    action text not null,
    source text not null,
    operator_id text not null,
    operator_name text not null,
    at timestamptz not null,
    before jsonb,
    after jsonb,
    message text not null,
    control_no text not null unique,
    sent_at timestamptz,
    primary key (enterprise_id, id),
    unique (enterprise_id, filing_id, seq),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  `create table receipt (
    enterprise_id text not null,
    id text not null,
    filing_id text not null,
    operation_seq integer not null,
    seq integer not null,
    kind text not null,
    verdict text not null,
    code text not null,
    message text not null,
    field text,
    raw text not null,
    at timestamptz not null,
    primary key (enterprise_id, id),
    unique (enterprise_id, filing_id, seq),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  `create table parked_receipt (
    id bigserial primary key,
    reason text not null,
    raw text not null,
    at timestamptz not null
  )`,
];

const MONEY = [
  `create table wallet (
    enterprise_id text primary key references enterprise (id),
    balance integer not null check (balance >= 0),
    coupons integer not null check (coupons >= 0),
    credit_used integer not null check (credit_used >= 0)
  )`,
  `create table ledger_entry (
    id bigserial primary key,
    enterprise_id text not null references enterprise (id),
    purse text not null check (purse in ('coin', 'coupon', 'credit', 'vip')),
    amount integer not null,
    kind text not null,
    filing_id text,
    intent_key text,
    user_id text,
    at timestamptz not null,
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  'create index ledger_by_enterprise on ledger_entry (enterprise_id, id)',
  'create index ledger_by_filing on ledger_entry (enterprise_id, filing_id) where filing_id is not null',
  `create table consumption (
    enterprise_id text not null,
    id text not null,
    item text not null,
    filing_id text not null,
    ams_no text not null,
    coins integer not null,
    coupon_deduction integer not null,
    pay_type smallint not null,
    order_no text not null,
    operator_id text not null,
    operator_name text not null,
    at timestamptz not null,
    remark text not null,
    primary key (enterprise_id, id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  'create index consumption_by_time on consumption (enterprise_id, at desc)',
  `create table bond_settlement (
    enterprise_id text not null,
    id text not null,
    filing_id text not null,
    ams_no text not null,
    isf_no text not null,
    bond_type text not null,
    coins integer not null,
    pay_type smallint not null,
    order_no text not null,
    operator_id text not null,
    operator_name text not null,
    at timestamptz not null,
    remark text not null,
    primary key (enterprise_id, id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  'create index bond_settlement_by_time on bond_settlement (enterprise_id, at desc)',
  `create table intent (
    enterprise_id text not null references enterprise (id),
    key text not null,
    user_id text not null,
    call text not null,
    body_hash text not null,
    status integer not null,
    -- json, not jsonb: the same key gets the same bytes
    body json not null,
    created_at timestamptz not null,
    primary key (enterprise_id, key)
  )`,
];

const JOBS = [
  `create table job (
    id bigserial primary key,
    kind text not null,
    payload jsonb not null,
    run_at timestamptz not null,
    lease_until timestamptz,
    attempts integer not null default 0,
    done_at timestamptz,
    last_error text
  )`,
  'create index job_open on job (run_at, id) where done_at is null',
  `create table practice_message (
    control_no text primary key,
    transaction_no text not null,
    action text not null,
    text text not null,
    received_at timestamptz not null
  )`,
  `create table practice_filing (
    transaction_no text primary key,
    ams_no text not null,
    bill_type smallint not null,
    last_seq integer not null
  )`,
];
