import { sql, type Kysely } from 'kysely';

/** [G09] The originals of an accepted agreement: when they are due and arrived, and when the service was closed without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_application
    add column originals_due_at timestamptz,
    add column originals_received_at timestamptz,
    add column closed_at timestamptz`.execute(db);
}
