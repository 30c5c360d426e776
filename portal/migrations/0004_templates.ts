import { sql, type Kysely } from 'kysely';

/** Templates, address book, notifiers, and what a person's lists remember. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TEMPLATES, ...simpleTable('party'), ...PARTY, ...simpleTable('linkman'), ...PERSONAL]) {
    await sql.raw(statement).execute(db);
  }
}

const TEMPLATES = [
  `create table template (
    enterprise_id text not null references enterprise (id),
    id text not null,
    operator_id text not null references app_user (id),
    operator_name text not null,
    bill_type smallint not null check (bill_type in (0, 1)),
    revision integer not null check (revision >= 1),
    template_name text not null,
    house_scac text not null,
    is_default boolean not null default false,
    used_count integer not null default 0 check (used_count >= 0),
    last_used_at timestamptz,
    search text not null,
    body jsonb not null,
    created_key text,
    created_hash text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (enterprise_id, id)
  )`,
  'create index template_live on template (enterprise_id, updated_at desc, id) where deleted_at is null',
  'create unique index template_default on template (enterprise_id, house_scac) where is_default and deleted_at is null',
  'create unique index template_created_key on template (enterprise_id, created_key)',
  'create index template_search on template using gin (search gin_trgm_ops)',
];

/** Every simple list has the same columns; what is its own stands in `body` (decision 0009). */
const simpleTable = (name: string) => [
  `create table ${name} (
    enterprise_id text not null references enterprise (id),
    id text not null,
    revision integer not null check (revision >= 1),
    search text not null,
    body jsonb not null,
    created_key text,
    created_hash text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (enterprise_id, id)
  )`,
  `create index ${name}_live on ${name} (enterprise_id, updated_at desc, id) where deleted_at is null`,
  `create unique index ${name}_created_key on ${name} (enterprise_id, created_key)`,
  `create index ${name}_search on ${name} using gin (search gin_trgm_ops)`,
];

const PARTY = [
  `create index party_by_name on party using gin (upper(body ->> 'name') gin_trgm_ops)`,
  `create index party_by_type on party (enterprise_id, (body ->> 'type'), updated_at desc, id) where deleted_at is null`,
  `create index party_by_country on party (enterprise_id, (body ->> 'countryCode')) where deleted_at is null`,
];

const PERSONAL = [
  `create table query_log (
    enterprise_id text not null references enterprise (id),
    user_id text not null references app_user (id) on delete cascade,
    method text not null,
    param_name text not null,
    searches text[] not null,
    searched_at timestamptz not null,
    primary key (enterprise_id, user_id, method, param_name)
  )`,
  // Of people without an enterprise as well: theirs is the empty text.
  `create table table_config (
    enterprise_id text not null,
    user_id text not null references app_user (id) on delete cascade,
    project text not null,
    type text not null,
    column_string text not null,
    page_size integer not null,
    primary key (enterprise_id, user_id, project, type)
  )`,
  `create table flow_stage (
    enterprise_id text not null references enterprise (id),
    flow_id text not null,
    stage_id text not null,
    product_code text not null default 'product_isf',
    form_code text not null default 'isf-data-save',
    bill_type smallint not null check (bill_type in (0, 1)),
    body jsonb not null,
    created_at timestamptz not null,
    primary key (enterprise_id, flow_id, stage_id)
  )`,
];
