import { sql, type Kysely } from 'kysely';

/** Human verification, verification codes, text messages, and the clues of the landing page (decision 0038). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_challenge (
      id text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table contact_code (
      key text primary key,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table code_sending (
      id bigint generated always as identity primary key,
      channel text not null,
      address_key text not null,
      network_key text not null,
      wide_key text not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index code_sending_by_time on code_sending (sent_at)`.execute(db);
  await sql`
    create table sms_message (
      id text primary key,
      phone text not null,
      body text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db);
  await sql`
    create table clue (
      id text primary key,
      name text not null,
      company text not null,
      contact text not null,
      message text not null,
      locale text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index clue_by_time on clue (created_at desc)`.execute(db);
}
