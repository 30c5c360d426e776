import { sql, type Kysely } from 'kysely';

/** Imports between their preview and their saving; both are forgotten after an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_run (
      enterprise_id text not null references enterprise (id),
      id text not null,
      user_id text not null references app_user (id),
      state text not null check (state in ('reading', 'ready', 'saving', 'saved', 'failed')),
      outcome jsonb,
      message text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (enterprise_id, id),
      unique (id)
    )`.execute(db);
  await sql`create index import_run_expires on import_run (expires_at)`.execute(db);
  // Unlogged: a preview that a crash of the database takes is made again by choosing the file again.
  await sql`
    create unlogged table import_part (
      run_id text not null references import_run (id) on delete cascade,
      seq integer not null,
      drafts text not null,
      primary key (run_id, seq)
    )`.execute(db);
  // Packing a hundred megabytes would take longer than writing them.
  await sql`alter table import_part alter column drafts set storage external`.execute(db);
}
