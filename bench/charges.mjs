import { fillTable, waitForAutovacuum } from './generateBills.mjs';
import { compareCalls, day, LARGE, SMALL, startScaled, startServer } from './scaledPortals.mjs';

/** Two years of charges of the practice enterprise: four operators, every way to pay, two refunds in a hundred. */
export const chargesStatement = (table, rows) => `
  insert into ${table} (enterprise_id, id, filing_id, operation_seq, ams_no, coins, pay_type, order_no, operator_id,
    operator_name, at, remark, search, ${table === 'consumption' ? 'item, coupon_deduction' : 'isf_no, bond_type'})
  select enterprise_id, gen_random_uuid()::text, filing_id, 0, ams_no, ${table === 'consumption' ? 'case way when 2 then 0 else 70 end * sign' : '230 * sign'},
    way, order_no, operator_id, operator_name, at, remark,
    concat_ws(E'\\n', ams_no, ${table === 'consumption' ? '' : 'isf_no,'} order_no, upper(operator_name), nullif(upper(remark), '')),
    ${table === 'consumption' ? "case when n % 14 = 0 then 'ISF-5' else 'ISF-10' end, case way when 2 then 70 else 0 end * sign" : "isf_no, 'Hgj_Continuous'"}
  from (
    select n, f.enterprise_id, f.id as filing_id, 'HBRL-' || lpad(n::text, 10, '0') as isf_no,
      case when n <= ${rows} / 5 then 'BLKA' || lpad(n::text, 10, '0')
        else (array['OOLU','EGLV','COSU','MSCU'])[1 + floor(random() * 4)::int] || lpad((n * 2654435761 % 10000000000)::text, 10, '0') end as ams_no,
      (array[0, 0, 0, 0, 0, 0, 1, 1, 2, 3])[1 + floor(random() * 10)::int] as way,
      case when n % 50 = 0 then -1 else 1 end as sign,
      to_char(at, 'YYYYMMDD') || lpad(n::text, 10, '0') as order_no,
      u.id as operator_id, u.name as operator_name, at,
      case when n % 10 = 0 then 'Client ' || n % 400 else '' end as remark
    from generate_series(1, ${rows}) n
    cross join lateral (select now() - (${rows} - n) * interval '730 days' / ${rows} as at) times
    join (select id, name, row_number() over (order by id) - 1 as no from app_user where enterprise_id = '1') u
      on u.no = n * 7 / 3 % (select count(*) from app_user where enterprise_id = '1')
    join (select enterprise_id, id, row_number() over (order by id) - 1 as no from filing where enterprise_id = '1') f
      on f.no = n % (select count(*) from filing where enterprise_id = '1')
  ) made`;

/** Two years of movements of every purse, each with the balance after it. */
export const ledgerStatement = (rows) => `
  insert into ledger_entry (enterprise_id, purse, kind, amount, filing_id, operation_seq, user_id, at, balance_after, client_ref)
  select '1', purse, kind, amount, case when kind <> 'grant' then f.id end, case when kind <> 'grant' then 0 end, u.id, at,
    sum(amount) over (partition by purse order by n), case when n % 10 = 0 then 'Client ' || n % 400 end
  from (
    select n, now() - (${rows} - n) * interval '730 days' / ${rows} as at,
      (array['coin', 'coin', 'coin', 'coin', 'coin', 'coin', 'credit', 'credit', 'coupon', 'vip'])[1 + floor(random() * 10)::int] as purse,
      case when n % 50 = 0 then 'refund' when n % 25 = 1 then 'grant' when n % 10 = 2 then 'bond' else 'filing' end as kind,
      case when n % 50 = 0 then 70 when n % 25 = 1 then 2000 when n % 10 = 2 then -230 else -70 end as amount
    from generate_series(1, ${rows}) n
  ) made
  cross join (select id from app_user where enterprise_id = '1' order by id limit 1) u
  cross join (select id from filing where enterprise_id = '1' order by id limit 1) f
  order by n`;

const TABLES = ['consumption', 'bond_settlement', 'ledger_entry'];
const chargesOf = (rows) => ({
  // Billing is closed to sub-accounts; two callers stay below the rate limit.
  accounts: ['filer@harbour.test', 'admin@harbour.test'],
  fill: async (client) => {
    for (const table of TABLES)
      await fillTable(client, table, table === 'ledger_entry' ? ledgerStatement(rows) : chargesStatement(table, rows));
    await waitForAutovacuum(
      client,
      TABLES.flatMap((table) => [table, `${table}_count`]),
    );
  },
  read: async (client) => {
    const { rows: found } = await client.query(
      "select ams_no, order_no, operator_id from consumption where ams_no like 'OOLU%' order by at desc offset 500 limit 1",
    );
    return found[0];
  },
});

const encode = encodeURIComponent;
const CASES = [
  ['charges: first page', '/consume-record'],
  ['  100 rows', '/consume-record?pageSize=100'],
  ['  page 1,000', '/consume-record?pageNum=1000'],
  ['  page 9,000', '/consume-record?pageNum=9000'],
  ['  ISF-5 (7 %)', '/consume-record?item=ISF-5'],
  ['  by coupon (10 %), page 900', '/consume-record?payType=2&pageNum=900'],
  ['  refunds (2 %)', '/consume-record?kind=refund'],
  ['  one operator', ({ operator_id }) => `/consume-record?operator=${operator_id}`],
  ['  a month of days', `/consume-record?tradeAtBegin=${day(130)}&tradeAtEnd=${day(100)}`],
  [
    '  half a year by the minute',
    `/consume-record?tradeAtBegin=${encode(`${day(300)} 11:30:00`)}&tradeAtEnd=${encode(`${day(120)} 15:10:00`)}`,
  ],
  [
    '  refunds by credit of one operator, a month',
    ({ operator_id }) =>
      `/consume-record?kind=refund&payType=1&operator=${operator_id}&tradeAtBegin=${day(130)}&tradeAtEnd=${day(100)}`,
  ],
  ['  sorted by B/L number', '/consume-record?sortField=amsNo&sortOrder=asc'],
  ['  sorted by item, page 1,000', '/consume-record?sortField=item&sortOrder=asc&pageNum=1000'],
  ['  search: a whole number', ({ ams_no }) => `/consume-record?keyword=${ams_no}`],
  ['  search: an order number', ({ order_no }) => `/consume-record?keyword=${order_no}`],
  ['  search: a remark (0.25 ‰)', `/consume-record?keyword=${encode('CLIENT 110')}`],
  ['  search: OOLU (20 %)', '/consume-record?keyword=OOLU'],
  ['  search: nowhere', '/consume-record?keyword=XYLOPHONE'],
  ['  search: number of old rows only (0.1 %)', '/consume-record?keyword=BLKA0000001'],
  ['bonds: first page', '/bond/settlements'],
  ['  page 1,000', '/bond/settlements?pageNum=1000'],
  ['  a month of days', `/bond/settlements?tradeAtBegin=${day(130)}&tradeAtEnd=${day(100)}`],
  ['  search: an ISF number', '/bond/settlements?keyword=HBRL-0000000777'],
  ['ledger: first page', '/ledger'],
  ['  100 rows', '/ledger?pageSize=100'],
  ['  page 1,000', '/ledger?pageNum=1000'],
  ['  page 6,000', '/ledger?pageNum=6000'],
  ['  VIP settlement (10 %)', '/ledger?purse=vip'],
  ['  refunds (2 %)', '/ledger?kind=refund'],
  ['  a month of days', `/ledger?atBegin=${day(130)}&atEnd=${day(100)}`],
  [
    '  grants on credit, half a year by the minute',
    `/ledger?purse=credit&kind=grant&atBegin=${encode(`${day(300)} 11:30:00`)}&atEnd=${encode(`${day(120)} 15:10:00`)}`,
  ],
];

/** The lists of charges with few and with many rows, with the sums of every page. */
export async function printCharges() {
  const database = await startServer();
  const portals = [];
  try {
    for (const rows of [SMALL, LARGE]) {
      portals.push(await startScaled(database.connection, `bench_charges_${rows}`, chargesOf(rows)));
    }
    await compareCalls('Lists of charges and the ledger', portals, CASES);
    console.log('Goal: each within 10 ms and 1.5 x, but of old rows only and nowhere: within 1 s.');
  } finally {
    for (const portal of portals) await portal.close();
    await database.stop();
  }
}
