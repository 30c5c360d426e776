import { sql, type Kysely } from 'kysely';

/**
 * People and account life (decision 0037): disabling, sign-in history, second factor, invitations, resets,
 * requested filer codes, and the mark of practice accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table app_user
    add column practice boolean not null default false,
    add column disabled_at timestamptz,
    add column last_sign_in_at timestamptz,
    add column password_changed_at timestamptz`,
  "update app_user set practice = true where id in ('demo-admin', 'demo-filer', 'demo-sub', 'demo-new', 'demo-support')",
  "alter table session add column address text not null default '', add column agent text not null default ''",
  `create table sign_in (
    id bigint generated always as identity primary key,
    user_id text not null references app_user (id) on delete cascade,
    at timestamptz not null,
    succeeded boolean not null,
    address text not null,
    agent text not null
  )`,
  'create index sign_in_by_user on sign_in (user_id, at desc, id desc)',
  'create index sign_in_by_time on sign_in (at)',
  `create table second_factor (
    user_id text primary key references app_user (id) on delete cascade,
    sealed_secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table recovery_code (
    user_id text not null references second_factor (user_id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  `create table invitation (
    id text primary key,
    enterprise_id text not null references enterprise (id),
    email text not null check (email = lower(email)),
    name text not null,
    role text not null check (role in ('admin', 'filer', 'sub')),
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (enterprise_id, email)
  )`,
  'create index invitation_by_end on invitation (expires_at)',
  `create table password_reset (
    token_hash text primary key,
    user_id text not null references app_user (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index password_reset_by_user on password_reset (user_id)',
  'create index password_reset_by_end on password_reset (expires_at)',
  `alter table filer_code
    add column state text not null default 'confirmed' check (state in ('requested', 'confirmed', 'refused', 'withdrawn')),
    add column effective_on text not null default '2000-01-01',
    add column requested_at timestamptz`,
  "create index filer_code_requested on filer_code (requested_at) where state = 'requested'",
];
