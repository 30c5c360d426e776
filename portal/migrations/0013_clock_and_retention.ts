import { sql, type Kysely } from 'kysely';

/** The clock's last reading, who sent a draft, and what the retention looks for (decision 0018). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table portal_clock (
    only_row boolean primary key default true check (only_row),
    last_at timestamptz not null
  )`,
  'alter table draft add column sent_by text, add column sent_by_name text',
  ...['draft', 'template', 'party', 'linkman'].map(
    (table) => `create index ${table}_removed on ${table} (deleted_at) where deleted_at is not null`,
  ),
  `create index draft_sent on draft (sent_at) where sent_at is not null and body <> '{}'::jsonb`,
  `create index intent_with_copy on intent (created_at) where status <> 200 and (body->'current') is not null`,
  'create index query_log_by_time on query_log (searched_at)',
];
