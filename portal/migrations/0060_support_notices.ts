import { sql, type Kysely } from 'kysely';

/** Mails to support staff about parked answers (decision 0052): the language of a person, and which answers were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table app_user add column locale text',
  'alter table parked_receipt add column told_at timestamptz',
  "update parked_receipt set told_at = at where state <> 'parked'",
  "create index parked_receipt_untold on parked_receipt (id) where state = 'parked' and told_at is null",
];
