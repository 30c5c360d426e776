import { sql, type Kysely } from 'kysely';

/** Money received that became no coins, until support staff mark it as settled (decision 0042). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table payment_event add column review text check (review in ('open', 'done'))",
  `update payment_event event set review = 'open' where state = 'paid' and (outcome = 'unknownOrder'
    or outcome = 'disputed' and exists (select from payment_order where id = event.order_id
      and provider = event.provider and state = 'paid' and payment_ref <> event.payment_ref))`,
  'create index payment_event_review on payment_event (review, id) where review is not null',
];
