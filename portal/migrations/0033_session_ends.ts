import { sql, type Kysely } from 'kysely';

/** The latest end of a session, which differs for one that a token of the address started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column ends_at timestamptz`.execute(db);
  await sql`update session set ends_at = created_at + interval '30 days'`.execute(db);
  await sql`alter table session alter column ends_at set not null`.execute(db);
}
