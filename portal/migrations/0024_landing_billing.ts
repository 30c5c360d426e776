import { sql, type Kysely } from 'kysely';

/** [R21] Whether only admins of an enterprise see its billing; set at the support desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enterprise add column billing_for_admins_only boolean not null default false`.execute(db);
}
