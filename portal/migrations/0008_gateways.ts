import { sql, type Kysely } from 'kysely';

/** Real answers, the practice customs' own register, and files that came once (decision 0011). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ANSWERS, ...PRACTICE, ...FILES]) await sql.raw(statement).execute(db);
}

const ANSWERS = [
  `alter table receipt add column errors jsonb not null default '[]', alter column seq type bigint`,
  // In the envelope a control number has ten digits.
  `update operation set control_no = lpad(control_no, 10, '0') where length(control_no) < 10`,
  // Answers of the practice customs that were not delivered yet have an old form.
  `update job set done_at = now(), last_error = 'replaced by 80-column answers'
    where kind = 'practice.answer' and done_at is null`,
];

const PRACTICE = [
  `create sequence practice_answer`,
  `select setval('practice_answer', coalesce(max(seq), 0) + 1, false) from receipt`,
  'drop table practice_message, practice_filing',
  `create table practice_message (
    control_no text primary key,
    transaction_no text not null,
    action text not null,
    ams_no text not null,
    text text not null,
    received_at timestamptz not null
  )`,
  'create index practice_message_by_time on practice_message (received_at desc)',
  `create table practice_filing (
    transaction_no text primary key,
    filer text not null,
    importer text not null,
    bills jsonb not null,
    status text not null check (status in ('onFile', 'deleted')),
    filed_at timestamptz not null,
    watch integer not null,
    said text not null
  )`,
  `create index practice_filing_by_bill on practice_filing using gin (bills jsonb_path_ops)`,
  `create table practice_ams_bill (
    number text primary key,
    type text not null,
    registered_at timestamptz not null
  )`,
  `create table practice_setting (
    only_row boolean primary key default true check (only_row),
    speed double precision not null,
    rules jsonb not null
  )`,
  // What it had accepted before it kept books of its own.
  `insert into practice_filing (transaction_no, filer, importer, bills, status, filed_at, watch, said)
    select isf_no, left(split_part(isf_no, '-', 1), 3), coalesce(nullif(body->>'importerId', ''), house_scac),
      jsonb_build_array(jsonb_build_object('number', ams_no, 'qualifier', ams_type)), 'onFile', created_at, 0, ''
    from filing where declaration_status in ('receiveSuccess', 'receiveSuccessWarning', 'modifySuccess',
      'modifySuccessWarning', 'modifyFailed', 'deleteFailed')`,
];

const FILES = [
  `create table gateway_file (
    digest text primary key,
    name text not null,
    taken_at timestamptz not null
  )`,
];
