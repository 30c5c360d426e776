import { sql, type Kysely } from 'kysely';

/** [P06] Keys with which programs of an enterprise call the portal; only their hashes are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_key (
    id text primary key,
    enterprise_id text not null references enterprise (id),
    user_id text not null references app_user (id),
    name text not null,
    key_hash text not null unique,
    hint text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    last_address text not null default '',
    revoked_at timestamptz,
    revoked_by text references app_user (id)
  )`.execute(db);
  await sql`create index api_key_by_enterprise on api_key (enterprise_id, created_at desc)`.execute(db);
}
