import { sql, type Kysely } from 'kysely';

/** Top-ups that support staff close, and the indexes of the desk's lists of top-ups and payments (decision 0042). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table payment_order drop constraint payment_order_state_check',
  `alter table payment_order
    add column closed_at timestamptz,
    add constraint payment_order_state_check
      check (state in ('open', 'paid', 'canceled', 'expired', 'disputed', 'closed')),
    add constraint payment_order_closed_check check (state <> 'closed' or closed_at is not null),
    add constraint payment_order_closed_unpaid check (state <> 'paid' or closed_at is null)`,
  'create index payment_order_of_all on payment_order (created_at desc)',
  'create index payment_order_state_of_all on payment_order (state, created_at desc)',
  'create index payment_order_payment on payment_order (payment_ref)',
  'create index payment_event_payment on payment_event (payment_ref)',
  'create index payment_event_outcome on payment_event (outcome, id)',
  'create index payment_event_of_enterprise on payment_event (enterprise_id, id)',
];
