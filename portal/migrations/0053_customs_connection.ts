import { sql, type Kysely } from 'kysely';

/** [X01] The filer of an enterprise as CBP knows it, and the envelope of each message, without its password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table customs_connection (
    enterprise_id text primary key references enterprise (id),
    port text not null,
    filer text not null,
    office text not null,
    preparer_port text not null,
    preparer_filer text not null,
    preparer_office text not null,
    block_text text not null,
    revision integer not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`alter table operation add column envelope jsonb`.execute(db);
}
