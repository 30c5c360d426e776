import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrations } from '../db/migrate.ts';
import type { Database } from '../db/tables/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { brokenInvariants } from '../testing/invariants.ts';

/** The last migration before lists and sums of charges. */
const BEFORE = '0025_push';
let database: OpenTestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await openTestDatabase('template0');
  db = database.db;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(BEFORE);
  expect(error).toBeUndefined();
  for (const statement of FIXTURE) await sql.raw(statement).execute(db);
});
afterAll(() => database.close());

/** Twelve filings of two people, paid by coins, coupons, credit and VIP in turn, each third with a bond; two refunded. */
const FIXTURE = [
  `insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    values ('1', 'E', true, 'accepted', 'HBRL', now())`,
  `insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status,
      house_scac, revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
    select '1', 'f' || n, 'HBRL-' || n, 'OOLU' || n, 'BM', 1, 'submitted', 'none', 'HBRL', 1, 'u' || n % 2, 'U' || n % 2,
      'Website', '', '', jsonb_build_object('actionReason', 'CT', 'clientRef', 'C' || n % 3),
      timestamptz '2026-08-01 10:00+08' + n * interval '7 hours', timestamptz '2026-08-01 10:00+08' + n * interval '7 hours'
    from generate_series(1, 12) n`,
  `insert into ams_claim (enterprise_id, ams_no, bill_type, filing_id, user_id)
    select enterprise_id, ams_no, bill_type, id, operator_id from filing`,
  `insert into operation (enterprise_id, id, filing_id, seq, action, source, operator_id, operator_name, at, after, message, control_no)
    select enterprise_id, 'o' || id, id, 0, 'send', source, operator_id, operator_name, created_at,
      '{"loadingAt": "2026-08-20 18:00:00"}'::jsonb, 'SF10', 'c' || id from filing`,
  `insert into job (kind, payload, priority, enterprise_id, order_key, is_ready, queued_at, run_at, done_at)
    select 'gateway.submit', jsonb_build_object('enterpriseId', '1', 'operationId', id), 0, '1', filing_id, false, at, at, at
    from operation`,
  `create temporary table paid as
    select filing.*, substr(id, 2)::int as n, substr(id, 2)::int % 4 as pay_type, 50 + 20 * (substr(id, 2)::int % 2) as fee from filing`,
  `insert into ledger_entry (enterprise_id, purse, amount, kind, at) values
    ('1', 'coin', 5000, 'opening', '2026-08-01 00:00+08'), ('1', 'coupon', 20, 'opening', '2026-08-01 00:00+08')`,
  `insert into ledger_entry (enterprise_id, purse, amount, kind, filing_id, operation_seq, at)
    select '1', (array['coin', 'credit', 'coupon', 'vip'])[pay_type + 1], case pay_type when 2 then -1 else -fee end,
      'filing', id, 0, created_at from paid order by n`,
  `insert into ledger_entry (enterprise_id, purse, amount, kind, filing_id, operation_seq, at)
    select '1', 'coin', -230, 'bond', id, 0, created_at from paid where n % 3 = 0 and pay_type in (0, 2) order by n`,
  `insert into consumption (enterprise_id, id, item, filing_id, operation_seq, ams_no, coins, coupon_deduction, pay_type,
      order_no, operator_id, operator_name, at, remark)
    select '1', 'k' || n, 'ISF-10', id, 0, ams_no, case pay_type when 2 then 0 else fee end, case pay_type when 2 then fee else 0 end,
      pay_type, 'N' || n, operator_id, operator_name, created_at, '' from paid`,
  `insert into bond_settlement (enterprise_id, id, filing_id, operation_seq, ams_no, isf_no, bond_type, coins, pay_type,
      order_no, operator_id, operator_name, at, remark)
    select '1', 'b' || n, id, 0, ams_no, isf_no, 'Hgj_Continuous', 230, 0, 'B' || n, operator_id, operator_name, created_at, ''
    from paid where n % 3 = 0 and pay_type in (0, 2)`,
  // Two refunds, by coins and by coupon, as negative records.
  `insert into ledger_entry (enterprise_id, purse, amount, kind, filing_id, operation_seq, at)
    select enterprise_id, purse, -amount, 'refund', filing_id, 0, at + interval '1 day' from ledger_entry where filing_id in ('f4', 'f2')`,
  `insert into consumption (enterprise_id, id, item, filing_id, operation_seq, ams_no, coins, coupon_deduction, pay_type,
      order_no, operator_id, operator_name, at, remark)
    select enterprise_id, 'r' || id, item, filing_id, 0, ams_no, -coins, -coupon_deduction, pay_type, order_no, operator_id,
      operator_name, at + interval '1 day', '' from consumption where filing_id in ('f4', 'f2')`,
  `insert into wallet (enterprise_id, balance, coupons, credit_used)
    select '1', sum(amount) filter (where purse = 'coin'), sum(amount) filter (where purse = 'coupon'),
      -sum(amount) filter (where purse = 'credit') from ledger_entry`,
];

it('[R12] [R13] [M01] fills lists, sums and balances of an older database by its ledger', async () => {
  await migrate(db);
  expect(await brokenInvariants(db)).toEqual([]);
  const read = async (text: string) => (await sql.raw<Record<string, number>>(text).execute(db)).rows[0];
  const ledger = `select -coalesce(sum(amount), 0)::int as coins from ledger_entry where filing_id is not null and purse <> 'coupon'`;
  const { coins: fees } =
    (await read(`${ledger} and not exists (select from bond_settlement b
    where b.filing_id = ledger_entry.filing_id and kind = 'bond')`)) ?? {};
  const { coins: all } = (await read(ledger)) ?? {};
  const counted = (table: string) =>
    read(`select (sum(rows))::int as rows, sum(coins)::int as coins from (
      select rows, coins from ${table}_count where grain = 'a' union all select rows, coins from ${table}_count_delta) c`);
  expect(fees).toBeGreaterThan(0);
  expect(await counted('consumption')).toEqual({ rows: 14, coins: fees });
  expect(await counted('bond_settlement')).toEqual({ rows: 2, coins: 460 });
  expect(all).toBe((fees ?? 0) + 460);
  const last = await read(`select balance_after as balance, (select balance from wallet) as wallet
    from ledger_entry where purse = 'coin' order by id desc limit 1`);
  expect(last?.['balance']).toBe(last?.['wallet']);
  const search = await db.selectFrom('consumption').where('id', '=', 'k1').select('search').executeTakeFirst();
  expect(search?.search).toContain('OOLU1');
});
