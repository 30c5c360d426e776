import { sql, type Kysely } from 'kysely';

/**
 * The statistics of new filings and ledger entries without a join of all operations. A connection keeps the plan that it made
 * while the table was small, and that read every first operation for each filing sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const DAY = (time: string) => `(${time} at time zone interval '8 hours')::date`;
/** Half days before loading, as migration 0034 defines them. */
const HALF_DAYS =
  'least(14, greatest(-1, floor(extract(epoch from first_loading_at - created_at) / 43200)))::integer::text';

const replaced = (name: string, changes: string) => [
  `create or replace function ${name}() returns trigger language plpgsql as $body$
  begin
    insert into statistic_delta (enterprise_id, measure, day, operator_id, key, rows, amount)
    select enterprise_id, measure, day, operator_id, key, sum(rows), sum(amount) from (${changes}) changed
    group by enterprise_id, measure, day, operator_id, key having sum(rows) <> 0 or sum(amount) <> 0;
    return null;
  end $body$`,
  // A replaced function loses its settings.
  `do $body$ begin
    execute format('alter function ${name}() set search_path = %I, pg_temp', current_schema());
  end $body$`,
];

const STATEMENTS = [
  // A filing and its first operation have the same person.
  ...replaced(
    'statistic_filing_insert',
    `select added.enterprise_id, ${DAY('added.created_at')} as day, added.operator_id, fact.measure, fact.key, 1 as rows, 0 as amount
    from new_rows added cross join lateral (
      values ('type', bill_type::text), ('status', declaration_status),
        ('ahead', case when first_loading_at is not null then ${HALF_DAYS} end)
    ) fact (measure, key) where fact.key is not null`,
  ),
  // Only refunds look up the operation: they count for the person who caused the charge.
  ...replaced(
    'statistic_ledger_insert',
    `select entry.enterprise_id, ${DAY('entry.at')} as day, 'ledger' as measure, entry.purse || '.' || entry.kind as key,
      coalesce(
        case when entry.kind <> 'refund' then entry.user_id end,
        (select operation.operator_id from operation where operation.enterprise_id = entry.enterprise_id
          and operation.filing_id = entry.filing_id and operation.seq = entry.operation_seq),
        entry.user_id, ''
      ) as operator_id, 1 as rows, entry.amount
    from new_rows entry`,
  ),
];
