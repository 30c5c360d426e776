import { sql, type Kysely } from 'kysely';

/** What support staff act on (decision 0043): requests of money, parked receipts, call-back requests; and their lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table money_request (
    id text primary key,
    request_key text not null unique,
    enterprise_id text not null references enterprise (id),
    kind text not null check (kind in ('refund', 'grant')),
    coins integer not null check (coins >= 0),
    coupons integer not null check (coupons >= 0),
    filing_id text,
    operation_seq integer,
    reason text not null,
    state text not null check (state in ('waiting', 'done', 'refused')),
    requested_by text not null references app_user (id),
    requested_at timestamptz not null,
    decided_by text references app_user (id),
    decided_at timestamptz,
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id),
    check ((kind = 'refund') = (filing_id is not null and operation_seq is not null)),
    check ((state = 'refused') <= (decided_by is not null)),
    -- Enforced here too: a person never approves an own request.
    check (decided_by is distinct from requested_by or state = 'refused')
  )`,
  'create index money_request_by_person on money_request (requested_by, enterprise_id, requested_at)',
  "create unique index money_request_refund on money_request (enterprise_id, filing_id, operation_seq) where state in ('waiting', 'done')",
  `alter table parked_receipt
    add column state text not null default 'parked' check (state in ('parked', 'applied', 'discarded')),
    add column handled_by text,
    add column handled_at timestamptz,
    add column isf_no text`,
  `alter table clue
    add column handled_by text,
    add column handled_at timestamptz`,
  // Lists of all enterprises; those of one enterprise have their own indexes.
  'create index filing_of_all on filing (created_at desc)',
  'create index filing_number_of_all on filing (ams_no text_pattern_ops)',
  'create index operation_of_all on operation (at desc)',
  'create index receipt_of_all on receipt (at desc)',
  'create index consumption_of_all on consumption (at desc)',
];
