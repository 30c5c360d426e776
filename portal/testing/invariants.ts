import { sql } from 'kysely';
import { foldReceipts } from '#rules/receiptFold.ts';
import type { Db } from '../portal.ts';

/** Invariants of the database; each query returns the violations. */
const INVARIANTS: Record<string, string> = {
  'I1 the charge of a key equals its stored answer': `
    select e.intent_key as what from ledger_entry e
    left join intent i on i.enterprise_id = e.enterprise_id and i.key = e.intent_key
    where e.intent_key is not null
    group by e.enterprise_id, e.intent_key, i.key, i.status
    having i.key is null or i.status <> 200
      or -sum(e.amount) filter (where e.purse in ('coin', 'credit')) is distinct from nullif((min(i.body::text)::jsonb->>'charged')::int, 0)`,
  'I1 a successful key has all filings that its answer names': `
    select i.key as what from intent i, jsonb_array_elements(i.body::jsonb->'filings') f
    left join filing g on g.id = f->>'id' where i.status = 200 and g.id is null`,
  'I3 a purse equals the sum of its ledger': `
    select w.enterprise_id as what from wallet w
    left join ledger_entry e on e.enterprise_id = w.enterprise_id
    group by w.enterprise_id
    having coalesce(sum(e.amount) filter (where e.purse = 'coin'), 0) <> w.balance
      or coalesce(sum(e.amount) filter (where e.purse = 'coupon'), 0) <> w.coupons
      or coalesce(-sum(e.amount) filter (where e.purse = 'credit'), 0) <> w.credit_used`,
  'I3 an entry has the balance of its purse after it': `
    select id::text as what from (
      select id, balance_after, sum(amount) over (partition by enterprise_id, purse order by id) as balance
      from ledger_entry) entries
    where balance_after <> balance`,
  'a paid order has one entry with its reference and its coins, and no other order has one': `
    select coalesce(o.id, e.reference) as what
    from (select id, enterprise_id, coins, provider || ':' || payment_ref as reference from payment_order where state = 'paid') o
    full join (select enterprise_id, amount, reference from ledger_entry
      where kind = 'topUp' and reference ~ '^(adapter|practice):') e
      on e.enterprise_id = o.enterprise_id and e.reference = o.reference
    where o.coins is distinct from e.amount`,
  'documents in recognition take the bytes of their files': `
    select enterprise_id as what from recognition_space
    full join (select enterprise_id, sum(size) as held from recognition_file group by enterprise_id) files using (enterprise_id)
    where coalesce(bytes, 0) <> coalesce(held, 0)`,
  'an open order has a pending check': `
    select o.id as what from payment_order o where o.state = 'open' and not exists (
      select from job j where j.kind = 'payment.check' and j.payload->>'orderId' = o.id and j.done_at is null)`,
  'I3 a filing is charged once for each time it is filed': `
    with born as (
      select o.enterprise_id, o.filing_id, o.seq from operation o
      left join operation p on p.enterprise_id = o.enterprise_id and p.filing_id = o.filing_id and p.seq = o.seq - 1
      where o.seq = 0 or (o.action = 'resend' and p.action = 'delete')),
    charged as (
      select enterprise_id, filing_id, operation_seq as seq, count(*) as times from ledger_entry where kind = 'filing' group by 1, 2, 3)
    select coalesce(b.filing_id, c.filing_id) || ' ' || coalesce(b.seq, c.seq) as what
    from born b full join charged c using (enterprise_id, filing_id, seq)
    where b.filing_id is null or c.times is distinct from 1`,
  'I3 a fee has one consumption record, a bond one settlement, and a refund one of each': `
    select filing_id || ' ' || operation_seq || ' ' || what as what from (
      select filing_id, operation_seq, 'fee' as what, count(*) as times from consumption group by 1, 2
      union all select filing_id, operation_seq, 'bond', count(*) from bond_settlement group by 1, 2) records
    full join (
      select filing_id, operation_seq, case kind when 'filing' then 'fee' else 'bond' end as what,
        count(*) + (select count(*) from ledger_entry r where r.filing_id = e.filing_id and r.operation_seq = e.operation_seq
          and r.kind = 'refund') / (select count(*) from ledger_entry o where o.filing_id = e.filing_id
          and o.operation_seq = e.operation_seq and o.kind in ('filing', 'bond')) * count(*) as times
      from ledger_entry e where kind in ('filing', 'bond') group by 1, 2, 3, e.filing_id, e.operation_seq) entries
    using (filing_id, operation_seq, what)
    where records.times is distinct from entries.times`,
  'I3 a bond settlement equals its charge': `
    select coalesce(b.filing_id, e.filing_id) as what
    from (select filing_id, operation_seq, sum(coins) as coins from bond_settlement where coins > 0 group by 1, 2) b
    full join (select filing_id, operation_seq, -sum(amount) as coins from ledger_entry where kind = 'bond' group by 1, 2) e
      using (filing_id, operation_seq)
    where b.coins is distinct from e.coins`,
  '[M01] the records of a way to pay add up to its ledger': `
    with records as (
      select enterprise_id, pay_type, coins, case when pay_type = 2 then sign(coupon_deduction)::int end as coupons from consumption
      union all select enterprise_id, pay_type, coins, null from bond_settlement),
    recorded as (
      select enterprise_id, (array['coin', 'credit', 'coupon', 'vip'])[pay_type + 1] as purse,
        sum(case pay_type when 2 then coupons else coins end) as spent from records group by 1, 2),
    entered as (
      select enterprise_id, purse, -sum(amount) as spent from ledger_entry
      where kind in ('filing', 'bond', 'refund') group by 1, 2)
    select enterprise_id || ' ' || purse as what from recorded full join entered using (enterprise_id, purse)
    where recorded.spent is distinct from entered.spent`,
  'the counters of charges equal their rows': `
    select 'consumption' as what where exists (
      (select enterprise_id, item, pay_type, is_refund, operator_id, sum(rows), sum(coins), sum(coupon_deduction) from (
        select enterprise_id, item, pay_type, is_refund, operator_id, rows, coins, coupon_deduction from consumption_count where grain = 'a'
        union all select enterprise_id, item, pay_type, is_refund, operator_id, rows, coins, coupon_deduction from consumption_count_delta) counted
        group by 1, 2, 3, 4, 5)
      except select enterprise_id, item, pay_type, is_refund, operator_id, count(*), sum(coins), sum(coupon_deduction) from consumption
        group by 1, 2, 3, 4, 5)
    union all select 'bond_settlement' where (select coalesce(sum(coins), 0) from bond_settlement) <>
      (select coalesce(sum(coins), 0) from bond_settlement_count where grain = 'd') + (select coalesce(sum(coins), 0) from bond_settlement_count_delta)`,
  'I3 a refund returns the whole charge to each purse': `
    select filing_id || ' ' || operation_seq || ' ' || purse as what from ledger_entry where filing_id is not null
    group by enterprise_id, filing_id, operation_seq, purse
    having count(*) filter (where kind = 'refund') > 0 and sum(amount) <> 0`,
  'I3 the records of a refunded charge add up to zero': `
    select filing_id || ' ' || operation_seq as what from (
      select filing_id, operation_seq, coins + coupon_deduction as coins from consumption
      union all select filing_id, operation_seq, coins from bond_settlement) records
    where exists (select from ledger_entry e where e.filing_id = records.filing_id
      and e.operation_seq = records.operation_seq and e.kind = 'refund')
    group by 1, filing_id, operation_seq having sum(coins) <> 0`,
  'I4 a number has one active filing, which has the claim': `
    select coalesce(f.id, c.filing_id) as what
    from (select w.* from filing w
      left join filing o on o.enterprise_id = w.enterprise_id and o.id = w.waits_for
      -- Under another filer code a filing waits for the number that its predecessor still holds.
      where w.declaration_status <> 'deleteSuccess' and (o.ams_no, o.bill_type) is distinct from (w.ams_no, w.bill_type)) f
    full join ams_claim c on c.filing_id = f.id and c.ams_no = f.ams_no and c.bill_type = f.bill_type
    where f.id is null or c.filing_id is null`,
  'I9 a waiting filing has a predecessor whose deletion is pending': `
    select w.id as what from filing w join filing o on o.enterprise_id = w.enterprise_id and o.id = w.waits_for
    join operation d on d.enterprise_id = o.enterprise_id and d.filing_id = o.id
      and d.seq = (select max(seq) from operation m where m.enterprise_id = o.enterprise_id and m.filing_id = o.id)
    where w.declaration_status <> 'submitted' or o.declaration_status <> 'submitted' or d.action <> 'delete'`,
  'I9 a closed follower was refunded and never sent': `
    select o.filing_id as what from operation o where o.note = 'forerunnerStays'
      and (not exists (select from ledger_entry e where e.filing_id = o.filing_id and e.kind = 'refund')
        or exists (select from operation s where s.filing_id = o.filing_id and s.seq < o.seq and s.sent_at is not null))`,
  'a message has a job unless it is held': `
    select o.id as what from operation o
    left join (select payload->>'operationId' as id, count(*) as jobs from job where kind = 'gateway.submit' group by 1) j on j.id = o.id
    where coalesce(j.jobs, 0) <> case when o.held or o.control_no is null then 0 else 1 end and o.sent_at is null`,
  'a filing has at most one pending message': `
    select o.filing_id as what from operation o
    where not o.held and o.control_no is not null and not exists (
      select from receipt r where r.filing_id = o.filing_id and r.operation_seq = o.seq and r.kind = 'response')
    group by o.filing_id having count(*) > 1`,
  'every filing has its first operation': `
    select f.id as what from filing f left join operation o on o.filing_id = f.id and o.seq = 0
    group by f.id having count(o.id) <> 1`,
  'the sums of the statistics equal the rows, for everybody and for each person': `
    with kept as (
      select enterprise_id, measure, day, null as operator_id, key, rows, amount from statistic_day where grain = 'a'
      union all select enterprise_id, measure, day, operator_id, key, rows, amount from statistic_day where grain = 'p'
      union all select enterprise_id, measure, day, person, key, rows, amount
        from statistic_delta cross join lateral (values (null), (operator_id)) whose (person)
      union all select enterprise_id, measure, day, person, key, -rows, -amount
        from statistic_fact cross join lateral (values (null), (operator_id)) whose (person))
    select concat_ws(' ', enterprise_id, measure, day, operator_id, key, sum(rows), sum(amount)) as what
    from kept group by enterprise_id, measure, day, operator_id, key having sum(rows) <> 0 or sum(amount) <> 0`,
  'the rows of the report card equal what they are made from': `
    select filing_id as what from report_filing kept full join report_fact fact using (enterprise_id, filing_id)
    where (kept.day, kept.importer, kept.dated_name, kept.status, kept.match, kept.loading_at, kept.first_answer, kept.accepted_at)
      is distinct from
      (fact.day, fact.importer, fact.dated_name, fact.status, fact.match, fact.loading_at, fact.first_answer, fact.accepted_at)`,
  'a draft that was sent has its filings': `
    select d.id as what from draft d where d.sent_at is not null
      and not exists (select from filing f where f.draft_id = d.id)`,
};

/** Lists the violated invariants; empty without any. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    found.push(...rows.map((row) => `${name}: ${row.what}`));
  }
  return [...found, ...(await wrongStates(db))];
}

/** Checks I7: the state of a filing is the fold of its receipts. */
async function wrongStates(db: Db): Promise<string[]> {
  const filings = await db
    .selectFrom('filing')
    .select(['id', 'declaration_status', 'match_status', 'is_duplicate', 'customs_no'])
    .execute();
  const operations = await db
    .selectFrom('operation')
    .select(['filing_id', 'action', 'control_no'])
    .orderBy('seq')
    .execute();
  const receipts = await db
    .selectFrom('receipt')
    .select(['filing_id', 'seq', 'operation_seq as operation', 'kind', 'verdict', 'customs_no as customsNo', 'remarks'])
    .execute();
  return filings.flatMap((filing) => {
    const state = foldReceipts(
      operations
        .filter((operation) => operation.filing_id === filing.id)
        .map(({ action, control_no }) => ({ action, isLocal: control_no === null })),
      receipts
        .filter((receipt) => receipt.filing_id === filing.id)
        .map((receipt) => ({ ...receipt, isDuplicate: receipt.remarks.includes('duplicate') })),
    );
    const isFolded =
      state.declarationStatus === filing.declaration_status &&
      state.matchStatus === filing.match_status &&
      state.isDuplicate === filing.is_duplicate &&
      state.customsNo === filing.customs_no;
    return isFolded ? [] : [`I7 the state is the fold of the receipts: ${filing.id}`];
  });
}
