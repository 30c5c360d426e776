import { sql, type Kysely } from 'kysely';

/** The call that caused a job, for support staff; null for jobs that no call caused, and for older ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column request_id text`.execute(db);
}
