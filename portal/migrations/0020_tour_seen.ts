import { sql, type Kysely } from 'kysely';

/** Whether a user has seen the first-run tour. Those who already have settings know the tool. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_config add column tour_seen boolean not null default true`.execute(db);
  await sql`alter table user_config alter column tour_seen drop default`.execute(db);
}
