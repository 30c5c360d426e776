import { sql, type Kysely } from 'kysely';
import { loadingTime } from '../store/draftFacts.ts';

/**
 * Billing statistics as sums per enterprise, day, person and fact, kept by triggers (decision 0041). The view
 * `statistic_fact` defines every fact from the rows themselves; `statistic_rebuild()` counts again from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table filing add column first_loading_at timestamptz`.execute(db);
  await fillLoading(db);
  for (const statement of [...TABLES, FACTS, ...FOLDING, ...TRIGGERS, FIX_SEARCH_PATH, 'select statistic_rebuild()']) {
    await sql.raw(statement).execute(db);
  }
}

const CHUNK = 1_000;

/** The loading time of each filing as it was first sent, which modifications do not change. */
export async function fillLoading(db: Kysely<unknown>): Promise<void> {
  let after = { enterprise_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<{ enterprise_id: string; id: string; loading_at: Date | null; text: string | null }>`
      select filing.enterprise_id, filing.id, loading_at, operation.after ->> 'loadingAt' as text
      from filing left join operation
        on operation.enterprise_id = filing.enterprise_id and operation.filing_id = filing.id and operation.seq = 0
      where (filing.enterprise_id, filing.id) > (${after.enterprise_id}, ${after.id})
      order by filing.enterprise_id, filing.id limit ${CHUNK}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const times = rows.map(({ text, loading_at: known }) => (text === null ? known : loadingTime({ loadingAt: text })));
    await sql`
      update filing set first_loading_at = fact.loading_at
      from unnest(
        ${rows.map((row) => row.enterprise_id)}::text[], ${rows.map((row) => row.id)}::text[],
        ${times.map((time) => time?.toISOString() ?? null)}::timestamptz[]
      ) as fact (enterprise_id, id, loading_at)
      where filing.enterprise_id = fact.enterprise_id and filing.id = fact.id`.execute(db);
    after = { enterprise_id: last.enterprise_id, id: last.id };
  }
}

/** Number of changes after which deltas are folded into the sums. */
const FOLD_EVERY = 128;

const TABLES = [
  // Grain `a` has everybody's sums under no person, `p` those of one person.
  `create table statistic_day (
    enterprise_id text not null,
    grain "char" not null check (grain in ('a', 'p')),
    measure text not null,
    day date not null,
    operator_id text not null,
    key text not null,
    rows bigint not null,
    amount bigint not null,
    primary key (enterprise_id, grain, operator_id, measure, day, key)
  ) with (fillfactor = 70)`,
  `create table statistic_delta (
    id bigserial primary key,
    enterprise_id text not null,
    measure text not null,
    day date not null,
    operator_id text not null,
    key text not null,
    rows bigint not null,
    amount bigint not null
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
  'create index statistic_delta_by_enterprise on statistic_delta (enterprise_id)',
  // The reasons for which customs refused a filing, each once.
  `create table filing_reject (
    enterprise_id text not null,
    code text not null,
    filing_id text not null,
    primary key (enterprise_id, code, filing_id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  'create index filing_reject_by_filing on filing_reject (enterprise_id, filing_id)',
];

const DAY_OF = (time: string) => `(${time} at time zone interval '8 hours')::date`;
/** The person of a ledger entry: of a charge who caused it, of its refund the same. */
const PAYER = `coalesce(case when entry.kind <> 'refund' then entry.user_id end, operation.operator_id, entry.user_id, '')`;
/** Half days before loading, from -1 (after it) to 14 (a week and more). */
const HALF_DAYS = (ahead: string) =>
  `least(14, greatest(-1, floor(extract(epoch from ${ahead}) / 43200)))::integer::text`;
const ANSWERS = `kind = 'response' and operation_seq = 0 and verdict in ('accepted', 'warning', 'rejected')`;

/** The codes of refusals among receipts: that of the answer, and those of all its errors. */
const rejectsOf = (receipts: string) => `
  select distinct receipt.enterprise_id, receipt.filing_id, found.code from ${receipts} receipt
  cross join lateral (
    select receipt.code
    union all select error ->> 'code' from jsonb_array_elements(receipt.errors) error where error ->> 'severity' = 'reject'
  ) found (code)
  where receipt.verdict = 'rejected' and found.code <> ''`;

const FACTS = `create view statistic_fact as
  with first as (
    select filing.enterprise_id, filing.id as filing_id, bill_type, declaration_status, ${DAY_OF('filing.created_at')} as day,
      coalesce(operation.operator_id, filing.operator_id) as operator_id,
      case when first_loading_at is not null then ${HALF_DAYS('first_loading_at - filing.created_at')} end as ahead
    from filing left join operation
      on operation.enterprise_id = filing.enterprise_id and operation.filing_id = filing.id and operation.seq = 0
  ),
  answered as (
    select distinct on (enterprise_id, filing_id) enterprise_id, filing_id, verdict
    from receipt where ${ANSWERS} order by enterprise_id, filing_id, seq
  )
  select enterprise_id, day, operator_id, 'type' as measure, bill_type::text as key, 1 as rows, 0 as amount from first
  union all select enterprise_id, day, operator_id, 'status', declaration_status, 1, 0 from first
  union all select enterprise_id, day, operator_id, 'ahead', ahead, 1, 0 from first where ahead is not null
  union all select enterprise_id, day, operator_id, 'first', verdict, 1, 0
    from answered join first using (enterprise_id, filing_id)
  union all select enterprise_id, day, operator_id, 'reject', code, 1, 0
    from (${rejectsOf('receipt')}) refused join first using (enterprise_id, filing_id)
  union all select entry.enterprise_id, ${DAY_OF('entry.at')}, ${PAYER},
      'ledger', entry.purse || '.' || entry.kind, 1, entry.amount
    from ledger_entry entry left join operation on operation.enterprise_id = entry.enterprise_id
      and operation.filing_id = entry.filing_id and operation.seq = entry.operation_seq
  union all select enterprise_id, ${DAY_OF('at')}, operator_id, 'deduction', '', sign(coupon_deduction)::integer, coupon_deduction
    from consumption where coupon_deduction <> 0`;

const SUM_UP = (source: string) => `
  insert into statistic_day as kept (enterprise_id, grain, measure, day, operator_id, key, rows, amount)
  select enterprise_id, grain, measure, day, case grain when 'a' then '' else operator_id end, key, sum(rows), sum(amount)
  from ${source} cross join (values ('a'::"char"), ('p')) as grains (grain)
  group by 1, 2, 3, 4, 5, 6 having sum(rows) <> 0 or sum(amount) <> 0
  on conflict (enterprise_id, grain, operator_id, measure, day, key)
  do update set rows = kept.rows + excluded.rows, amount = kept.amount + excluded.amount`;

const FOLDING = [
  `create function statistic_fold(whose text) returns void language plpgsql as $body$
  begin
    -- A second transaction would wait for the rows of the first one: it leaves its deltas to the next fold.
    if not pg_try_advisory_xact_lock(hashtext('statistic_day'), hashtext(whose)) then return; end if;
    with taken as (delete from statistic_delta where enterprise_id = whose returning *)
    ${SUM_UP('taken')};
  end $body$`,
  `create function statistic_fold_due() returns trigger language plpgsql as $body$
  declare
    whose text;
  begin
    for whose in select distinct enterprise_id from new_rows where id % ${FOLD_EVERY} = 0 loop
      perform statistic_fold(whose);
    end loop;
    return null;
  end $body$`,
  `create trigger statistic_fold_due after insert on statistic_delta referencing new table as new_rows
    for each statement execute function statistic_fold_due()`,
  `create function statistic_rebuild() returns void language sql as $body$
    delete from statistic_day;
    delete from statistic_delta;
    delete from filing_reject;
    insert into filing_reject (enterprise_id, filing_id, code) ${rejectsOf('receipt')};
    ${SUM_UP('statistic_fact')};
  $body$`,
];

const appended = (changes: string) => `
  insert into statistic_delta (enterprise_id, measure, day, operator_id, key, rows, amount)
  select enterprise_id, measure, day, operator_id, key, sum(rows), sum(amount) from (${changes}) changed
  group by enterprise_id, measure, day, operator_id, key having sum(rows) <> 0 or sum(amount) <> 0`;

/** Type and status of filings of a transition table; the person is the one who filed it. */
const filingSide = (source: string, sign: 1 | -1) =>
  [`'type', bill_type::text`, `'status', declaration_status`]
    .map(
      (fact) => `
  select filing.enterprise_id, ${DAY_OF('filing.created_at')}, coalesce(operation.operator_id, filing.operator_id), ${fact}, ${sign}, 0
  from ${source} filing left join operation
    on operation.enterprise_id = filing.enterprise_id and operation.filing_id = filing.id and operation.seq = 0`,
    )
    .join(' union all ');

/** The day and the person of the filing of each row of a query. */
const ofFiling = (found: string, measure: string) => `
  select filing.enterprise_id, '${measure}' as measure, ${DAY_OF('filing.created_at')} as day,
    coalesce(operation.operator_id, filing.operator_id) as operator_id, found.key, found.rows, 0 as amount
  from (${found}) found
  join filing on filing.enterprise_id = found.enterprise_id and filing.id = found.filing_id
  left join operation on operation.enterprise_id = filing.enterprise_id and operation.filing_id = filing.id and operation.seq = 0`;

/** The verdict of customs' first answer to the first message of each filing. */
const firstAnswer = (which: string) => `
  (select receipt.verdict from receipt where receipt.enterprise_id = touched.enterprise_id
    and receipt.filing_id = touched.filing_id and ${ANSWERS} ${which} order by receipt.seq limit 1)`;

const trigger = (name: string, table: string, event: string, rows: string, body: string) => [
  `create function ${name}() returns trigger language plpgsql as $body$
  begin
    ${body};
    return null;
  end $body$`,
  `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
];

const NEW = 'new table as new_rows';
const COLUMNS = 'as side (enterprise_id, day, operator_id, measure, key, rows, amount)';

const TRIGGERS = [
  ...trigger(
    'statistic_filing_insert',
    'filing',
    'insert',
    NEW,
    appended(`select * from (${filingSide('new_rows', 1)}
      union all select enterprise_id, ${DAY_OF('created_at')}, operator_id, 'ahead', ${HALF_DAYS('first_loading_at - created_at')}, 1, 0
      from new_rows where first_loading_at is not null) ${COLUMNS}`),
  ),
  ...trigger(
    'statistic_filing_update',
    'filing',
    'update',
    `old table as old_rows ${NEW}`,
    `if not exists (select from old_rows before join new_rows after using (enterprise_id, id)
        where (before.declaration_status, before.bill_type, before.created_at)
          is distinct from (after.declaration_status, after.bill_type, after.created_at)) then return null; end if;
    ${appended(`select * from (${filingSide('new_rows', 1)} union all ${filingSide('old_rows', -1)}) ${COLUMNS}`)}`,
  ),
  ...trigger(
    'statistic_receipt_insert',
    'receipt',
    'insert',
    NEW,
    `${appended(
      ofFiling(
        `select enterprise_id, filing_id, one.key, one.rows from (
          select touched.*, ${firstAnswer('and receipt.id not in (select id from new_rows)')} as before, ${firstAnswer('')} as after
          from (select distinct enterprise_id, filing_id from new_rows where ${ANSWERS}) touched
        ) answered cross join lateral (values (before, -1), (after, 1)) one (key, rows)
        where before is distinct from after and one.key is not null`,
        'first',
      ),
    )};
    with refused as (
      insert into filing_reject (enterprise_id, filing_id, code) ${rejectsOf('new_rows')}
      on conflict do nothing returning enterprise_id, filing_id, code as key, 1 as rows
    )
    ${appended(ofFiling('select * from refused', 'reject'))}`,
  ),
  ...trigger(
    'statistic_ledger_insert',
    'ledger_entry',
    'insert',
    NEW,
    appended(`select entry.enterprise_id, ${DAY_OF('entry.at')} as day, ${PAYER} as operator_id,
        'ledger' as measure, entry.purse || '.' || entry.kind as key, 1 as rows, entry.amount
      from new_rows entry left join operation on operation.enterprise_id = entry.enterprise_id
        and operation.filing_id = entry.filing_id and operation.seq = entry.operation_seq`),
  ),
  ...trigger(
    'statistic_consumption_insert',
    'consumption',
    'insert',
    NEW,
    appended(`select enterprise_id, ${DAY_OF('at')} as day, operator_id, 'deduction' as measure, '' as key,
        sign(coupon_deduction)::integer as rows, coupon_deduction as amount from new_rows where coupon_deduction <> 0`),
  ),
];

/** As for the counters (migration 0011): the functions also work for callers with an empty search_path. */
const FIX_SEARCH_PATH = `do $body$
  declare
    made regprocedure;
  begin
    for made in select oid::regprocedure from pg_proc
      where pronamespace = current_schema()::regnamespace and proname like 'statistic\\_%' and prosqlbody is null loop
      execute format('alter function %s set search_path = %I, pg_temp', made, current_schema());
    end loop;
  end $body$`;
