import { sql } from 'kysely';
import type { Db } from '../portal.ts';

/** The latest time that a portal on this database has stored; null in a new one. */
export async function readStoredClock(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select last_at from portal_clock),
      (select queued_at from job order by id desc limit 1)
    ) as at`.execute(db);
  return rows[0]?.at ?? null;
}

export async function storeClock(db: Db, at: Date): Promise<void> {
  await sql`
    insert into portal_clock (last_at) values (${at})
    on conflict (only_row) do update set last_at = excluded.last_at`.execute(db);
}
