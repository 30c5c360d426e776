import { sql, type Kysely } from 'kysely';

/** [M01] [M03] What the ledger shows beside an amount: the balance after it, its reference, its reason and its client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table ledger_entry
    add column balance_after integer,
    add column reference text,
    add column reason text,
    add column client_ref text`,
  `update ledger_entry set balance_after = sums.balance, client_ref = sums.client_ref
    from (
      select e.id, sum(e.amount) over (partition by e.enterprise_id, e.purse order by e.id) as balance,
        nullif(f.body ->> 'clientRef', '') as client_ref
      from ledger_entry e left join filing f on f.enterprise_id = e.enterprise_id and f.id = e.filing_id
    ) sums
    where sums.id = ledger_entry.id`,
  'alter table ledger_entry alter column balance_after set not null',
  'drop index ledger_by_enterprise',
  'create index ledger_by_purse on ledger_entry (enterprise_id, purse, id) include (balance_after)',
  `create index ledger_by_client on ledger_entry (enterprise_id, client_ref, id) where client_ref is not null`,
  // A payment is credited once, whatever the portal does.
  `create unique index ledger_payment on ledger_entry (reference) where kind = 'topUp' and reference is not null`,
];
