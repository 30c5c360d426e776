import { sql, type Kysely } from 'kysely';

/** Failed sign-ins, counted for all portals on one database (decision 0021). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_failure (
      key text primary key,
      failures integer not null,
      blocked_until timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_failure_by_time on sign_in_failure (seen_at)`.execute(db);
}
