import { sql, type Kysely } from 'kysely';

/** Drafts: a row stays after it was deleted or sent, so that an undo or a dispute finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table draft (
      enterprise_id text not null references enterprise (id),
      id text not null,
      owner_id text not null references app_user (id),
      operator_id text not null references app_user (id),
      operator_name text not null,
      bill_type smallint not null check (bill_type in (0, 1)),
      revision integer not null check (revision >= 1),
      house_scac text not null,
      ams_nos text[] not null,
      importer_id text not null,
      buyer_name text not null,
      template_name text not null,
      origin text check (origin in ('AI', 'FLOW', 'IMPORT')),
      problems integer not null,
      search text not null,
      body jsonb not null,
      created_key text,
      created_hash text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      sent_at timestamptz,
      primary key (enterprise_id, id)
    )`.execute(db);
  await sql`
    create index draft_live on draft (enterprise_id, created_at desc, id)
      where deleted_at is null and sent_at is null`.execute(db);
  await sql`create unique index draft_created_key on draft (enterprise_id, created_key)`.execute(db);
  await sql`create index draft_ams_nos on draft using gin (ams_nos)`.execute(db);
  await sql`create index draft_search on draft using gin (search gin_trgm_ops)`.execute(db);
}
