import { sql, type Kysely } from 'kysely';

/**
 * Freight remaining on board must be filed before loading only (19 CFR 149.2(b)). The measure `frob` counts such filings among
 * those of `ahead`, so that statistics do not call them late 24 hours before loading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const DAY = (filing: string) => `(${filing}.created_at at time zone interval '8 hours')::date`;
/** Half days before loading, as in the measure `ahead`. */
const HALF_DAYS = (filing: string) =>
  `least(14, greatest(-1, floor(extract(epoch from ${filing}.first_loading_at - ${filing}.created_at) / 43200)))::integer::text`;
/** An ISF-5 without an importer when it was first sent. @param bill the bill of its first message */
const IS_COUNTED = (filing: string, bill: string) =>
  `${filing}.bill_type = 0 and ${filing}.first_loading_at is not null and btrim(coalesce(${bill} ->> 'transitImporterId', '')) = ''`;

const STATEMENTS = [
  // The other facts stay as migration 0034 defines them.
  `do $body$ begin
    execute 'create or replace view statistic_fact as ' || rtrim(pg_get_viewdef('statistic_fact'::regclass), E'; \\n') || $more$
      union all select filing.enterprise_id, ${DAY('filing')}, coalesce(operation.operator_id, filing.operator_id), 'frob',
        ${HALF_DAYS('filing')}, 1, 0
      from filing left join operation
        on operation.enterprise_id = filing.enterprise_id and operation.filing_id = filing.id and operation.seq = 0
      where ${IS_COUNTED('filing', 'operation.after')} $more$;
  end $body$`,
  `create function statistic_frob_insert() returns trigger language plpgsql as $body$
  begin
    insert into statistic_delta (enterprise_id, measure, day, operator_id, key, rows, amount)
    select enterprise_id, 'frob', ${DAY('added')}, operator_id, ${HALF_DAYS('added')}, count(*), 0
    from new_rows added where ${IS_COUNTED('added', 'added.body')} group by 1, 3, 4, 5;
    return null;
  end $body$`,
  `create trigger statistic_frob_insert after insert on filing referencing new table as new_rows
    for each statement execute function statistic_frob_insert()`,
  `do $body$ begin
    execute format('alter function statistic_frob_insert() set search_path = %I, pg_temp', current_schema());
  end $body$`,
  `insert into statistic_delta (enterprise_id, measure, day, operator_id, key, rows, amount)
    select enterprise_id, measure, day, operator_id, key, sum(rows), 0 from statistic_fact
    where measure = 'frob' group by 1, 2, 3, 4, 5`,
];
