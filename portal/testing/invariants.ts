import { sql } from 'kysely';
import { foldReceipts } from '#rules/receiptFold.ts';
import type { Db } from '../portal.ts';

/** What must hold whatever happened; each query gives what breaks it. */
const BROKEN: Record<string, string> = {
  'I1 a key is charged what it was answered': `
    select e.intent_key as what from ledger_entry e
    left join intent i on i.enterprise_id = e.enterprise_id and i.key = e.intent_key
    where e.intent_key is not null
    group by e.enterprise_id, e.intent_key, i.key, i.status
    having i.key is null or i.status <> 200
      or -sum(e.amount) filter (where e.purse in ('coin', 'credit')) is distinct from nullif((min(i.body::text)::jsonb->>'charged')::int, 0)`,
  'I1 a key that was answered yes made every filing it names': `
    select i.key as what from intent i, jsonb_array_elements(i.body::jsonb->'filings') f
    left join filing g on g.id = f->>'id' where i.status = 200 and g.id is null`,
  'I3 a purse is the sum of its ledger': `
    select w.enterprise_id as what from wallet w
    left join ledger_entry e on e.enterprise_id = w.enterprise_id
    group by w.enterprise_id
    having coalesce(sum(e.amount) filter (where e.purse = 'coin'), 0) <> w.balance
      or coalesce(sum(e.amount) filter (where e.purse = 'coupon'), 0) <> w.coupons
      or coalesce(-sum(e.amount) filter (where e.purse = 'credit'), 0) <> w.credit_used`,
  'I3 a filing is charged once': `
    select f.id as what from filing f left join ledger_entry e on e.filing_id = f.id and e.kind = 'filing'
    group by f.id having count(e.id) <> 1`,
  'I3 a filing has one consumption record': `
    select f.id as what from filing f left join consumption c on c.filing_id = f.id group by f.id having count(c.id) <> 1`,
  'I3 a bond is charged and settled alike': `
    select f.id as what from filing f
    where (select count(*) from ledger_entry e where e.filing_id = f.id and e.kind = 'bond')
      <> (select count(*) from bond_settlement b where b.filing_id = f.id)`,
  'I4 a number has one active filing, and whoever has it claims it': `
    select coalesce(f.id, c.filing_id) as what
    from (select * from filing where declaration_status <> 'deleteSuccess') f
    full join ams_claim c on c.filing_id = f.id and c.ams_no = f.ams_no and c.bill_type = f.bill_type
    where f.id is null or c.filing_id is null`,
  'every filing has its first operation': `
    select f.id as what from filing f left join operation o on o.filing_id = f.id and o.seq = 0
    group by f.id having count(o.id) <> 1`,
  'a draft that was sent has its filings': `
    select d.id as what from draft d where d.sent_at is not null
      and not exists (select from filing f where f.draft_id = d.id)`,
};

/** What is broken now; empty when all is well. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(BROKEN)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    found.push(...rows.map((row) => `${name}: ${row.what}`));
  }
  return [...found, ...(await unfolded(db))];
}

/** I7 the state is the fold of the receipts. */
async function unfolded(db: Db): Promise<string[]> {
  const filings = await db.selectFrom('filing').select(['id', 'declaration_status', 'match_status']).execute();
  const operations = await db.selectFrom('operation').select(['filing_id', 'action']).orderBy('seq').execute();
  const receipts = await db
    .selectFrom('receipt')
    .select(['filing_id', 'seq', 'operation_seq as operation', 'kind', 'verdict'])
    .execute();
  return filings.flatMap((filing) => {
    const state = foldReceipts(
      operations.filter((operation) => operation.filing_id === filing.id).map(({ action }) => action),
      receipts.filter((receipt) => receipt.filing_id === filing.id),
    );
    const isFolded = state.declarationStatus === filing.declaration_status && state.matchStatus === filing.match_status;
    return isFolded ? [] : [`I7 the state is the fold of the receipts: ${filing.id}`];
  });
}
