import { sql, type Kysely } from 'kysely';

/** Which messages the practice customs keeps silent about, so that support staff find them however old they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table practice_message add column is_silent boolean not null default false',
  `update practice_message set is_silent = true where not exists (
    select from job where kind = 'practice.answer' and payload->>'controlNo' = practice_message.control_no)`,
  'create index practice_message_silent on practice_message (received_at desc) where is_silent',
];
