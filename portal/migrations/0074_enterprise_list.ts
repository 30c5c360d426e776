import { sql, type Kysely } from 'kysely';

/** The support desk's list of enterprises: newest first, and by a part of the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index enterprise_by_time on enterprise (created_at desc, id desc)`.execute(db);
  await sql`create index enterprise_name_parts on enterprise using gin (name gin_trgm_ops)`.execute(db);
}
