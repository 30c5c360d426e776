import { sql, type Kysely } from 'kysely';

/** What people are notified about, their settings, and what was delivered (decision 0035). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...EVENTS, ...SETTINGS]) await sql.raw(statement).execute(db);
}

const EVENTS = [
  `create table push_event (
    id bigint generated always as identity primary key,
    enterprise_id text not null references enterprise (id),
    kind text not null,
    subject text not null,
    detail text not null,
    filing_id text,
    draft_id text,
    once_key text,
    at timestamptz not null,
    is_collected boolean not null default false,
    unique (enterprise_id, once_key)
  )`,
  'create index push_event_newest on push_event (enterprise_id, id desc)',
  'create index push_event_open on push_event (enterprise_id, id) where not is_collected',
  'create index push_event_at on push_event (at)',
  'create index draft_due on draft (loading_at) where deleted_at is null and sent_at is null and loading_at is not null',
  "create index filing_due on filing (loading_at) where declaration_status = 'receiveFailed' and loading_at is not null",
  `create index filing_unmatched on filing (created_at) where match_status in ('none', 'notOnFile')
    and declaration_status not in ('submitted', 'receiveFailed', 'deleteSuccess')`,
];

const SETTINGS = [
  `create table email_push (
    enterprise_id text primary key references enterprise (id),
    enabled boolean not null,
    events text[] not null,
    emails text[] not null,
    locale text not null
  )`,
  // Apart from the settings, so that a digest does not wait for a person who saves them.
  `create table push_digest (
    enterprise_id text primary key references enterprise (id),
    sent_at timestamptz not null
  )`,
  `create table mail_stop (
    enterprise_id text not null references enterprise (id),
    address text not null,
    at timestamptz not null,
    primary key (enterprise_id, address)
  )`,
  `create table bell_seen (
    user_id text primary key references app_user (id) on delete cascade,
    enterprise_id text not null references enterprise (id),
    event_id bigint not null
  )`,
  `create table we_chat_push (
    user_id text primary key references app_user (id) on delete cascade,
    enterprise_id text not null references enterprise (id),
    enabled boolean not null,
    events text[] not null,
    open_id text,
    bound_at timestamptz,
    codes_after timestamptz
  )`,
  `create table we_chat_message (
    id text primary key,
    enterprise_id text not null references enterprise (id),
    user_id text not null references app_user (id) on delete cascade,
    open_id text not null,
    text text not null,
    url text not null,
    state text not null check (state in ('waiting', 'sent', 'stored', 'refused', 'expired')),
    attempts integer not null default 0,
    answer text not null default '',
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  'create index we_chat_message_done on we_chat_message (done_at) where done_at is not null',
  'create index we_chat_message_newest on we_chat_message (created_at desc)',
];
