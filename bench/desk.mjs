import { chargesStatement, ledgerStatement } from './charges.mjs';
import { fillTable, generateBills, waitForAutovacuum } from './generateBills.mjs';
import { compareCalls, day, LARGE, SMALL, startScaled, startServer } from './scaledPortals.mjs';

/** One enterprise has all filings and charges; the others are only in the list of enterprises. */
const ENTERPRISES = 20_000;

const numbered = (without) =>
  `select *, row_number() over () as no from filing where not exists (
    select from ${without} own where own.enterprise_id = filing.enterprise_id and own.filing_id = filing.id)`;
/** One operation of every filing, of which one in ten changes it, and two receipts: two in a hundred refuse it. */
const OPERATIONS = `
  insert into operation (enterprise_id, id, filing_id, seq, action, source, operator_id, operator_name, at, message, control_no, sent_at)
  select enterprise_id, id, id, 0, case when no % 1000 = 0 then 'delete' when no % 10 = 1 then 'modify' else 'send' end, source, operator_id,
    operator_name, created_at, '', isf_no, created_at
  from (${numbered('operation')}) filing`;
const RECEIPTS = `
  insert into receipt (enterprise_id, id, filing_id, operation_seq, seq, kind, verdict, code, message, raw, at)
  select enterprise_id, id || '.' || seq, id, 0, seq, case seq when 0 then 'ack' else 'response' end,
    case when seq = 0 then 'ok' when no % 50 > 0 then 'accepted' else 'rejected' end,
    case when seq = 0 then '01' when no % 50 > 0 then '02' else 'R' || no % 40 end, '', '', created_at + seq * interval '5 minutes'
  from (${numbered('receipt')}) filing cross join generate_series(0, 1) seq`;

const deskOf = (rows) => ({
  accounts: ['support@tenplustwo.test'],
  env: { TPT_PRACTICE_SUPPORT: 'on' },
  fill: async (client) => {
    await generateBills(client, { filings: rows, drafts: 0 });
    await fillTable(client, 'operation', OPERATIONS);
    await fillTable(client, 'receipt', RECEIPTS);
    await fillTable(client, 'consumption', chargesStatement('consumption', rows));
    await fillTable(client, 'ledger_entry', ledgerStatement(rows));
    await client.query(`
      insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
      select 'bench' || n, 'Office ' || md5(n::text), true, 'accepted', 'BNCH', now() - n * interval '1 hour' from generate_series(1, ${ENTERPRISES}) n`);
    await waitForAutovacuum(client, ['filing', 'operation', 'receipt', 'consumption', 'ledger_entry', 'enterprise']);
  },
  read: async (client) => {
    const { rows: found } = await client.query(
      "select isf_no, ams_no from filing where ams_no like 'OOLU%' order by created_at desc offset 500 limit 1",
    );
    return found[0];
  },
});

const PAGE = 25;
const list = (resource, filter = {}, page = 1, sort) =>
  `/support/${resource}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([(page - 1) * PAGE, page * PAGE - 1]),
    ...(sort ? { sort: JSON.stringify(sort) } : {}),
  })}`;

const CASES = [
  ['filings: first page', list('bills')],
  ['  page 400', list('bills', {}, 400)],
  ['  oldest first', list('bills', {}, 1, ['createdAt', 'ASC'])],
  ['  one enterprise', list('bills', { enterpriseId: '1' })],
  ['  status accepted (70 %)', list('bills', { declarationStatus: 'receiveSuccess' })],
  ['  status deletion refused (0.05 %)', list('bills', { declarationStatus: 'deleteFailed' })],
  ['  match duplicate', list('bills', { matchStatus: 'duplicate' })],
  ['  match wrong type (none)', list('bills', { matchStatus: 'wrongType' })],
  ['  ISF-5 (7 %)', list('bills', { billType: 'ISF-5' })],
  ['  an ISF number', ({ isf_no }) => list('bills', { isfNo: isf_no })],
  ['  a B/L number', ({ ams_no }) => list('bills', { amsNo: ams_no })],
  ['  B/L numbers of old filings', list('bills', { amsNo: 'BLKA0000001' })],
  ['  a month', list('bills', { createdAt_gte: day(130), createdAt_lte: day(100) })],
  ['operations: first page', list('operations')],
  ['  deletions (0.1 %)', list('operations', { action: 'delete' })],
  ['  sent again (none)', list('operations', { action: 'resend' })],
  ['  of a filing', ({ isf_no }) => list('operations', { billId: isf_no })],
  ['messages: first page', list('gateway-messages')],
  ['receipts: first page', list('receipts')],
  ['  rejections (1 %)', list('receipts', { verdict: 'rejected' })],
  ['  a kind (50 %)', list('receipts', { kind: 'response' })],
  ['  a code (0.05 %)', list('receipts', { code: 'R0' })],
  ['  an unknown code', list('receipts', { code: 'R99' })],
  ['charges: first page', list('consume-records')],
  ['  page 400', list('consume-records', {}, 400)],
  ['  one enterprise', list('consume-records', { enterpriseId: '1' })],
  ['  a B/L number', ({ ams_no }) => list('consume-records', { amsNo: ams_no })],
  ['  of a filing', ({ isf_no }) => list('consume-records', { billId: isf_no })],
  ['  an unknown order number', list('consume-records', { orderNo: '202601010000000000' })],
  ['ledger: first page', list('ledger')],
  ['  page 400', list('ledger', {}, 400)],
  ['  one enterprise', list('ledger', { enterpriseId: '1' })],
  ['  refunds (2 %)', list('ledger', { kind: 'refund' })],
  ['  coupon codes (none)', list('ledger', { kind: 'coupon' })],
  ['  VIP settlement (10 %)', list('ledger', { purse: 'vip' })],
  [`enterprises (${ENTERPRISES}): first page`, list('enterprises')],
  ['  a part of the name', list('enterprises', { name: 'harbour' })],
];

/** [S02] Lists of the support desk over every enterprise. */
export async function printDesk() {
  const database = await startServer();
  const portals = [];
  try {
    for (const rows of [SMALL, LARGE]) {
      portals.push(await startScaled(database.connection, `bench_desk_${rows}`, deskOf(rows)));
    }
    await compareCalls('Lists of the support desk', portals, CASES);
    console.log('Goal: each within 10 ms and 1.5 x.');
  } finally {
    for (const portal of portals) await portal.close();
    await database.stop();
  }
}
