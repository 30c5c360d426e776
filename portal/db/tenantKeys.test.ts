import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const CLAIM = 'one holder among all enterprises: the table of a claim';
const TOKEN = 'found by the hash of a secret, before the enterprise is known';
const QUEUE = 'a queue of the portal or a log, one sequence for all enterprises';
const PERSON = 'of a person, who may belong to no enterprise';
const PUBLIC = 'an id that other systems know, unique among all enterprises';

/** Unique indexes that another column leads, and why (docs/scaling.md). */
const EXCEPTIONS: Record<string, string> = {
  ams_claim_pkey: CLAIM,
  api_key_key_hash_key: TOKEN,
  api_key_pkey: TOKEN,
  app_user_account_key: CLAIM,
  app_user_pkey: PERSON,
  audit_log_pkey: QUEUE,
  bell_seen_pkey: PERSON,
  bond_settlement_count_delta_pkey: QUEUE,
  consumption_count_delta_pkey: QUEUE,
  coupon_code_pkey: CLAIM,
  draft_count_delta_pkey: QUEUE,
  filing_count_delta_pkey: QUEUE,
  filing_isf_no_key: PUBLIC,
  import_run_id_key: 'parts name their run only',
  invitation_pkey: TOKEN,
  invitation_token_hash_key: TOKEN,
  job_pkey: QUEUE,
  ledger_entry_count_delta_pkey: QUEUE,
  ledger_entry_pkey: QUEUE,
  ledger_payment: CLAIM,
  mail_pkey: QUEUE,
  money_request_pkey: 'of support staff, who see all enterprises',
  money_request_request_key_key: 'of support staff, who see all enterprises',
  notice_pkey: 'of support staff; the enterprise is its audience',
  operation_control_no_key: PUBLIC,
  payment_event_pkey: QUEUE,
  payment_event_provider_event_id_key: CLAIM,
  payment_order_id_key: PUBLIC,
  payment_order_ref: CLAIM,
  push_event_pkey: QUEUE,
  recognition_batch_id_key: 'jobs name their batch only',
  recognition_file_id_key: 'jobs name their document only',
  recognition_memory_id_key: 'an id that its owner removes it by',
  service_application_file_id_key: CLAIM,
  service_application_pkey: 'of support staff, who see all enterprises',
  statistic_delta_pkey: QUEUE,
  uploaded_file_pkey: 'names the file in the folder of all enterprises',
  we_chat_message_pkey: QUEUE,
  we_chat_push_pkey: PERSON,
};

it('[D16] the enterprise leads each unique index of its tables, or the exception has a reason', async () => {
  const { pool, db } = openDatabase(database.connection);
  const { rows } = await pool.query<{ name: string; first: string | null }>(`
    select class.relname as name, attribute.attname as first
    from pg_index index
    join pg_class class on class.oid = index.indexrelid
    join pg_attribute tenant on tenant.attrelid = index.indrelid and tenant.attname = 'enterprise_id'
    left join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = index.indkey[0]
    where index.indisunique and class.relnamespace = 'public'::regnamespace`);
  await db.destroy();
  const others = rows.filter(({ first }) => first !== 'enterprise_id').map(({ name }) => name);
  expect(others.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

const STAFF = 'of support staff, who see all enterprises';
const STRANGER = 'of a person before an account, or without one';
const PORTAL = 'state of the installation';
const PRACTICE = 'of the simulated customs, which knows no enterprise';
const CUSTOMS = 'of customs: the enterprise is known after it was placed, if at all';
const PARENT = 'goes with its parent row, whose enterprise it has; to be led by it before a distribution';

/** Tables without the enterprise, and why. */
const SHARED: Record<string, string> = {
  ams_bill: CUSTOMS,
  clue: STRANGER,
  code_sending: STRANGER,
  contact_code: STRANGER,
  enterprise: 'the enterprises themselves',
  gateway_file: CUSTOMS,
  heartbeat: PORTAL,
  import_part: PARENT,
  kysely_migration: PORTAL,
  kysely_migration_lock: PORTAL,
  locale_message: STAFF,
  notice_read: PERSON,
  parked_receipt: CUSTOMS,
  password_reset: PERSON,
  portal_clock: PORTAL,
  portal_secret: PORTAL,
  practice_ams_bill: PRACTICE,
  practice_filing: PRACTICE,
  practice_message: PRACTICE,
  practice_payment: PRACTICE,
  practice_setting: PRACTICE,
  promotion_stop: PERSON,
  recovery_code: PERSON,
  second_factor: PERSON,
  session: PERSON,
  sign_in: PERSON,
  sign_in_failure: STRANGER,
  sms_message: STRANGER,
  used_challenge: STRANGER,
  user_config: PERSON,
};
/** Foreign keys that begin with another column, and why. Those to people are left out: `app_user` becomes a reference table. */
const REFERENCES: Record<string, string> = {
  'coupon_code.redeemed_by → enterprise': 'the enterprise, by another name: a code belongs to none before',
  'coupon_code.request_id → money_request': STAFF,
  'import_part.run_id → import_run': PARENT,
  'notice_read.notice_id → notice': STAFF,
  'parked_receipt_filing.parked_id → parked_receipt': CUSTOMS,
  'recovery_code.user_id → second_factor': PERSON,
  'service_application.file_id → uploaded_file': 'a file names no enterprise in the store of all of them',
};

it('[D16] each table has the enterprise, or the exception has a reason', async () => {
  const { pool, db } = openDatabase(database.connection);
  const { rows } = await pool.query<{ name: string }>(`
    select class.relname as name from pg_class class
    where class.relkind in ('r', 'p') and class.relnamespace = 'public'::regnamespace and not exists (
      select from pg_attribute where attrelid = class.oid and attname = 'enterprise_id')`);
  await db.destroy();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(SHARED).toSorted());
});

it('[D16] the enterprise leads each foreign key, or the exception has a reason', async () => {
  const { pool, db } = openDatabase(database.connection);
  const { rows } = await pool.query<{ name: string }>(`
    select source.relname || '.' || attribute.attname || ' → ' || target.relname as name
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and source.relnamespace = 'public'::regnamespace and attribute.attname <> 'enterprise_id'
      and target.relname <> 'app_user'`);
  await db.destroy();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(REFERENCES).toSorted());
});
