import { sql, type Kysely } from 'kysely';

/** Saved filters and order of lists, of a person or shared in the enterprise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_view (
      enterprise_id text not null references enterprise (id),
      id text not null,
      list text not null,
      name text not null,
      query text not null,
      is_shared boolean not null,
      owner_id text not null references app_user (id) on delete cascade,
      created_at timestamptz not null,
      primary key (enterprise_id, id),
      unique (enterprise_id, owner_id, list, name)
    )`.execute(db);
}
