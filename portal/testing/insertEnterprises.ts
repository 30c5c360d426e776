import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Inserts accepted enterprises with the ids 1 to `count`, for tests of lists without a portal. */
export async function insertEnterprises(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    select n::text, 'E' || n, true, 'accepted', 'HBRL', now() from generate_series(1, ${count}::int) n`.execute(db);
}
