import { sql, type Kysely } from 'kysely';

/** [G04] Applications for the service with their signed agreements, and the audit log of support staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table uploaded_file (
    id text primary key,
    enterprise_id text not null references enterprise (id),
    user_id text not null references app_user (id),
    name text not null,
    mime text not null,
    size integer not null check (size > 0),
    sha256 text not null,
    created_at timestamptz not null,
    submitted_at timestamptz
  )`,
  'create index uploaded_file_by_enterprise on uploaded_file (enterprise_id)',
  'create index uploaded_file_unused on uploaded_file (created_at) where submitted_at is null',
  `create table service_application (
    id text primary key,
    enterprise_id text not null references enterprise (id),
    product_id integer not null,
    status text not null check (status in ('prepared', 'submitted', 'accepted', 'rejected')),
    legal_representative text not null,
    contact_information text not null,
    address text not null,
    lang text not null,
    prepared_at timestamptz not null,
    file_id text unique references uploaded_file (id),
    submitted_by text references app_user (id),
    submitted_at timestamptz,
    audit_abstract text not null default '',
    reviewed_by text references app_user (id),
    reviewed_at timestamptz,
    mailed_at timestamptz,
    check (status = 'prepared' or (file_id is not null and submitted_at is not null)),
    check (status not in ('accepted', 'rejected') or reviewed_at is not null)
  )`,
  // An enterprise prepares one application and has one under review.
  `create unique index service_application_open on service_application (enterprise_id, status)
    where status in ('prepared', 'submitted')`,
  'create index service_application_by_enterprise on service_application (enterprise_id, submitted_at desc)',
  'create index service_application_by_time on service_application (submitted_at desc, id) where submitted_at is not null',
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    user_id text not null,
    user_name text not null,
    action text not null,
    subject text not null,
    subject_id text not null,
    enterprise_id text,
    before jsonb,
    after jsonb,
    address text not null,
    request_id text not null
  )`,
  'create index audit_log_by_subject on audit_log (subject, subject_id, id)',
  `create function refuse_audit_change() returns trigger language plpgsql set search_path = pg_catalog as $$
    begin
      raise exception 'the audit log is append-only';
    end
  $$`,
  `create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
];
