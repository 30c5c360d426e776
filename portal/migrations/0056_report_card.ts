import { sql, type Kysely } from 'kysely';

/**
 * [X07] The report card of importers (decision 0056): one narrow row per filing, written again by triggers from the view
 * `report_fact` whenever something that it is made of changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLE, FACT, ...TRIGGERS, FIX_SEARCH_PATH, FILL, SECRET]) {
    await sql.raw(statement).execute(db);
  }
}

const COLUMNS =
  'enterprise_id, filing_id, day, importer, dated_name, status, match, loading_at, first_answer, accepted_at';

const TABLE = [
  `create table report_filing (
    enterprise_id text not null,
    filing_id text not null,
    day date not null,
    importer text not null,
    dated_name text collate "C" not null,
    status text not null,
    match text not null,
    loading_at timestamptz,
    first_answer text,
    accepted_at timestamptz,
    primary key (enterprise_id, filing_id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id) on delete cascade
  ) with (fillfactor = 80)`,
  'create index report_filing_by_day on report_filing (enterprise_id, day)',
  'create index report_filing_by_importer on report_filing (enterprise_id, importer, day)',
];

const DAY = `(filing.created_at at time zone interval '8 hours')::date`;
/** The importer number; an ISF-5 that does not move in bond has none. */
const NUMBER = `upper(btrim(case bill_type when 1 then importer_id else coalesce(body ->> 'transitImporterId', '') end))`;
const NAME = `case bill_type when 1 then buyer_name else coalesce(body ->> 'bookName', '') end`;
const OWN_RECEIPT = `receipt.enterprise_id = filing.enterprise_id and receipt.filing_id = filing.id and receipt.kind = 'response'`;

/** The last operation that sent the filing as new again after its deletion; else the first one. */
const LIFE = `coalesce((
    select max(again.seq) from operation again
    join operation deletion on deletion.enterprise_id = again.enterprise_id and deletion.filing_id = again.filing_id
      and deletion.seq = again.seq - 1 and deletion.action = 'delete'
    where again.enterprise_id = filing.enterprise_id and again.filing_id = filing.id and again.action = 'resend'), 0)`;

const FACT = `create view report_fact as
  select filing.enterprise_id, filing.id as filing_id, ${DAY} as day,
    case when bill_type = 1 or ${NUMBER} <> '' then '#' || ${NUMBER} else '@' || upper(btrim(coalesce(body ->> 'bookName', ''))) end
      as importer,
    to_char(${DAY}, 'YYYY-MM-DD') || btrim(${NAME}) as dated_name,
    declaration_status as status, match_status as match, loading_at, first.verdict as first_answer, accepted.at as accepted_at
  from filing
  left join lateral (
    select verdict from receipt
    where ${OWN_RECEIPT} and operation_seq = 0 and verdict in ('accepted', 'warning', 'rejected')
    order by seq limit 1
  ) first on true
  left join lateral (
    select receipt.at from receipt
    join operation on operation.enterprise_id = receipt.enterprise_id and operation.filing_id = receipt.filing_id
      and operation.seq = receipt.operation_seq and operation.action in ('send', 'resend')
    where ${OWN_RECEIPT} and verdict in ('accepted', 'warning') and operation_seq >= ${LIFE}
    order by receipt.seq limit 1
  ) accepted on true`;

const CHANGED = COLUMNS.split(', ').slice(2);
/** Writes the rows of some filings again. @param touched a query of `enterprise_id` and `filing_id` */
const refresh = (touched: string) => `
  insert into report_filing as kept (${COLUMNS})
  select ${COLUMNS} from report_fact where (enterprise_id, filing_id) in (${touched})
  on conflict (enterprise_id, filing_id) do update set ${CHANGED.map((name) => `${name} = excluded.${name}`).join(', ')}
  where (${CHANGED.map((name) => `kept.${name}`).join(', ')}) is distinct from (${CHANGED.map((name) => `excluded.${name}`).join(', ')})`;

const NEW = 'new table as new_rows';
const trigger = (name: string, table: string, event: string, rows: string, touched: string) => [
  `create function ${name}() returns trigger language plpgsql as $body$
  begin
    ${refresh(touched)};
    return null;
  end $body$`,
  `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
];

/** Columns of a filing that a fact is made of. */
const SEEN = [
  'declaration_status',
  'match_status',
  'loading_at',
  'importer_id',
  'buyer_name',
  'bill_type',
  'created_at',
];
const seen = (row: string) =>
  `(${[...SEEN.map((name) => `${row}.${name}`), `case ${row}.bill_type when 0 then concat_ws(' @', ${row}.body ->> 'bookName', ${row}.body ->> 'transitImporterId') end`].join(', ')})`;

const TRIGGERS = [
  ...trigger('report_filing_insert', 'filing', 'insert', NEW, 'select enterprise_id, id from new_rows'),
  ...trigger(
    'report_filing_update',
    'filing',
    'update',
    `old table as old_rows ${NEW}`,
    `select enterprise_id, id from new_rows now join old_rows before using (enterprise_id, id)
      where ${seen('now')} is distinct from ${seen('before')}`,
  ),
  ...trigger(
    'report_receipt_insert',
    'receipt',
    'insert',
    NEW,
    `select enterprise_id, filing_id from new_rows where kind = 'response'`,
  ),
  // A filing that is sent again after its deletion is accepted anew.
  ...trigger(
    'report_operation_insert',
    'operation',
    'insert',
    NEW,
    `select enterprise_id, filing_id from new_rows where action = 'resend'`,
  ),
];

const FILL = `insert into report_filing (${COLUMNS}) select ${COLUMNS} from report_fact`;

/** The key of importers in addresses; see `store/secrets.ts`. */
const SECRET = `insert into portal_secret (name, value)
  values ('importer-ids', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) on conflict do nothing`;

/** As for the counters (migration 0011): the functions also work for callers with an empty search_path. */
const FIX_SEARCH_PATH = `do $body$
  declare
    made regprocedure;
  begin
    for made in select oid::regprocedure from pg_proc
      where pronamespace = current_schema()::regnamespace and proname like 'report\\_%' and prosqlbody is null loop
      execute format('alter function %s set search_path = %I, pg_temp', made, current_schema());
    end loop;
  end $body$`;
