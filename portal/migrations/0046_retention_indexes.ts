import { sql, type Kysely } from 'kysely';

/** Each retention rule finds its rows by an index: without one, every batch reads the whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

const INDEXES = [
  'create index used_challenge_ended on used_challenge (expires_at)',
  'create index contact_code_ended on contact_code (expires_at)',
  'create index sms_message_age on sms_message (created_at)',
  "create index recognition_batch_cut on recognition_batch (created_at) where state = 'receiving'",
  'create index recognition_memory_age on recognition_memory (updated_at)',
  'create index recognition_usage_day on recognition_usage (day)',
  'create index gateway_file_age on gateway_file (taken_at)',
  'create index coupon_miss_age on coupon_miss (at)',
];
