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
