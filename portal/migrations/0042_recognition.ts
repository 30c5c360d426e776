import { sql, type Kysely } from 'kysely';

/** [D15] Documents in recognition, their results, and what corrections taught (decision 0047). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table recognition_batch (
    enterprise_id text not null references enterprise (id),
    id text not null unique,
    user_id text not null references app_user (id),
    bill_type smallint not null check (bill_type in (0, 1)),
    state text not null check (state in ('receiving', 'queued', 'reading', 'understanding', 'done', 'failed')),
    starts integer not null default 0,
    result bytea,
    result_ids text[] not null default '{}',
    created_at timestamptz not null,
    done_at timestamptz,
    expires_at timestamptz not null,
    primary key (enterprise_id, id)
  )`,
  'create index recognition_batch_by_person on recognition_batch (enterprise_id, user_id, created_at desc)',
  'create index recognition_batch_expires on recognition_batch (expires_at)',
  'create index recognition_batch_results on recognition_batch using gin (result_ids)',
  `create table recognition_file (
    enterprise_id text not null references enterprise (id),
    id text not null unique,
    batch_id text not null,
    position integer not null,
    kind text not null,
    size integer not null,
    key_id text not null,
    filename bytea not null,
    content bytea not null,
    document bytea,
    state text not null check (state in ('queued', 'reading', 'read', 'done', 'failed')),
    reason text,
    reason_args jsonb not null default '{}',
    starts integer not null default 0,
    page integer not null default 0,
    pages integer not null default 0,
    created_at timestamptz not null,
    primary key (enterprise_id, id),
    foreign key (enterprise_id, batch_id) references recognition_batch (enterprise_id, id) on delete cascade
  )`,
  'create index recognition_file_of_batch on recognition_file (enterprise_id, batch_id, position)',
  'create index recognition_file_of_all on recognition_file (created_at desc)',
  // Encrypted bytes cannot be compressed.
  ...['filename', 'content', 'document'].map(
    (column) => `alter table recognition_file alter column ${column} set storage external`,
  ),
  'alter table recognition_batch alter column result set storage external',
  `create table recognition_memory (
    enterprise_id text not null references enterprise (id),
    id text not null unique,
    digest text not null,
    kind text not null check (kind in ('label', 'party', 'sameAs')),
    key_id text not null,
    body bytea not null,
    uses integer not null default 0,
    user_id text not null references app_user (id),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (enterprise_id, id),
    unique (enterprise_id, digest)
  )`,
  `create table recognition_usage (
    enterprise_id text not null references enterprise (id),
    day date not null,
    requests integer not null default 0,
    tokens bigint not null default 0,
    primary key (enterprise_id, day)
  )`,
  'alter table enterprise add column recognition_model boolean not null default false',
];
