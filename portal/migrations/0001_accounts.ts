import { sql, type Kysely } from 'kysely';

/** Enterprises, people, sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enterprise (
      id text primary key,
      name text not null,
      enabled boolean not null,
      audit_status text not null check (audit_status in ('none', 'rejected', 'submitted', 'accepted')),
      audit_abstract text not null default '',
      house_scac text not null,
      credit_limit integer check (credit_limit >= 0),
      vip boolean not null default false,
      show_open_success_dialog boolean not null default false,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table filer_code (
      enterprise_id text not null references enterprise (id),
      code text not null,
      primary key (enterprise_id, code)
    )`.execute(db);
  await sql`
    create table app_user (
      id text primary key,
      account text not null unique check (account = lower(account)),
      name text not null,
      password_hash text not null,
      enterprise_id text references enterprise (id),
      joined boolean not null,
      admin boolean not null,
      user_type text,
      role text not null check (role in ('filer', 'support')),
      created_at timestamptz not null,
      check (enterprise_id is not null or not joined)
    )`.execute(db);
  await sql`create index app_user_by_enterprise on app_user (enterprise_id)`.execute(db);
  await sql`
    create table session (
      token_hash text primary key,
      user_id text not null references app_user (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index session_by_user on session (user_id)`.execute(db);
  await sql`create index session_by_end on session (expires_at)`.execute(db);
  await sql`
    create table user_config (
      user_id text primary key references app_user (id) on delete cascade,
      page_size integer not null,
      show_important_notice boolean not null
    )`.execute(db);
  await sql`
    create table locale_message (
      locale text not null,
      key text not null,
      text text not null,
      primary key (locale, key)
    )`.execute(db);
  await sql`create table portal_secret (name text primary key, value text not null)`.execute(db);
}
