import { sql, type Kysely } from 'kysely';

/**
 * The portal that works on an import writes how far it is, and when: another portal on the same database can say so, and
 * knows an import whose portal is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_run
      add column beat_at timestamptz,
      add column progress real not null default 0,
      add column rows_read integer not null default 0`.execute(db);
}
