import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Database } from '../db/tables/database.ts';
import { listFilings } from '../store/listFilings.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import * as accounts from './0001_accounts.ts';
import * as drafts from './0002_drafts.ts';
import * as filings from './0003_filings.ts';
import * as templates from './0004_templates.ts';
import * as counts from './0005_counts.ts';
import * as imports from './0006_imports.ts';
import * as filingLife from './0007_filing_life.ts';
import * as filingFacts from './0017_filing_facts.ts';
import * as answers from './0052_answers.ts';

let database: OpenTestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await openTestDatabase('template0');
  db = database.db;
  for (const { up } of [accounts, drafts, filings, templates, counts, imports]) await up(db as Kysely<unknown>);
  await sql`insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    values ('1', 'E', true, 'accepted', 'HBRL', now())`.execute(db);
  await sql`
    insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status,
      house_scac, revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
    select '1', 'f' || n, 'HBRL-' || n, 'OOLU' || n, 'BM', 1, (array['receiveSuccess', 'receiveFailed'])[1 + n % 2], 'none',
      'HBRL', 1, 'u', 'U', 'Website', '', '', jsonb_build_object('actionReason', (array['CT', 'FR'])[1 + n / 2 % 2], 'bugerName', 'BUYER ' || n,
        'importerId', '95-483920100', 'loadingAt', '2026-08-0' || n || ' 18:00:00',
        'billHsRequestList', jsonb_build_array(jsonb_build_object('hsCode', '94036' || n))), now(), now()
    from generate_series(1, 8) n`.execute(db);
  await sql`insert into ledger_entry (enterprise_id, purse, amount, kind, filing_id, at)
    values ('1', 'coin', 100, 'opening', null, now()), ('1', 'coin', -70, 'filing', 'f1', now())`.execute(db);
});
afterAll(() => database.close());

it('[D09] [L01] keeps money and counts of an older database, and adds what is to be completed', async () => {
  await filingLife.up(db as Kysely<unknown>);
  await filingFacts.up(db as Kysely<unknown>);
  // Of migration 0038.
  await sql`alter table parked_receipt add column state text not null default 'parked'`.execute(db);
  await answers.up(db as Kysely<unknown>);
  const entries = await db.selectFrom('ledger_entry').select(['kind', 'operation_seq']).orderBy('id').execute();
  expect(entries).toEqual([
    { kind: 'opening', operation_seq: null },
    { kind: 'filing', operation_seq: 0 },
  ]);
  const page = (query: object) => listFilings(db, '1', endpoints.listFilings.query.parse(query));
  // Only what customs took is to be completed: f2 and f6, not the rejected f3 and f7.
  const { records, total } = await page({ toComplete: 'true', sortField: 'amsNo' });
  expect([records.map(({ id }) => id), total]).toEqual([['f2', 'f6'], 2]);
  expect((await page({})).statistics).toMatchObject({ declarationStatus: { receiveSuccess: 4, receiveFailed: 4 } });
  const [last] = (await page({ sortField: 'loading', sortOrder: 'desc' })).records;
  expect(last).toMatchObject({ id: 'f8', buyer: 'BUYER 8', importer: '95-483920100', loading: '2026-08-08 18:00:00' });
  expect((await page({ keyword: '940363' })).records.map(({ id }) => id)).toEqual(['f3']);
  await sql`update filing set to_complete = false where id = 'f2'`.execute(db);
  expect((await page({ toComplete: 'true' })).total).toBe(1);
});
