import { sql, type Kysely } from 'kysely';

/** Notices and versions with their read marks; people who want no reminder of the promotion (decision 0044). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table notice (
    id text primary key,
    kind text not null check (kind in ('important', 'notice', 'daily', 'version')),
    audience text not null check (audience in ('all', 'enterprise', 'houseScac')),
    enterprise_id text references enterprise (id),
    house_scac text check (house_scac <> ''),
    version_name text not null default '',
    texts jsonb not null,
    valid_from timestamptz not null,
    valid_to timestamptz,
    published_at timestamptz,
    revision integer not null default 1,
    updated_at timestamptz not null,
    check ((enterprise_id is not null) = (audience = 'enterprise')),
    check ((house_scac is not null) = (audience = 'houseScac')),
    check (valid_to is null or valid_to >= valid_from)
  )`,
  'create index notice_published on notice (valid_from desc) where published_at is not null',
  `create table notice_read (
    user_id text not null references app_user (id) on delete cascade,
    notice_id text not null references notice (id) on delete cascade,
    at timestamptz not null,
    primary key (user_id, notice_id)
  )`,
  'create index notice_read_by_notice on notice_read (notice_id)',
  `create table promotion_stop (
    user_id text primary key references app_user (id) on delete cascade,
    at timestamptz not null
  )`,
];
