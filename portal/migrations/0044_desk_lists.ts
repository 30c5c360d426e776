import { sql, type Kysely } from 'kysely';

/** Lists of the support desk over all enterprises by each of their filters, and what documents in recognition take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...LISTS, ...DOCUMENTS]) await sql.raw(statement).execute(db);
}

const LISTS = [
  'create index filing_status_of_all on filing (declaration_status, created_at desc)',
  'create index filing_match_of_all on filing (match_status, created_at desc)',
  // The column as the desk shows and filters it.
  "create index filing_type_of_all on filing ((case bill_type when 1 then 'ISF-10' else 'ISF-5' end), created_at desc) include (bill_type)",
  'create index operation_action_of_all on operation (action, at desc)',
  'create index receipt_kind_of_all on receipt (kind, at desc)',
  'create index receipt_verdict_of_all on receipt (verdict, at desc)',
  'create index receipt_code_of_all on receipt (code, at desc)',
  'create index consumption_number_of_all on consumption (ams_no text_pattern_ops)',
  'create index consumption_order_of_all on consumption (order_no)',
  'create index ledger_kind_of_all on ledger_entry (kind, id)',
  'create index ledger_purse_of_all on ledger_entry (purse, id)',
  'create index mail_of_all on mail (created_at desc)',
  'create index mail_template_of_all on mail (template, created_at desc)',
  'create index mail_state_of_all on mail (state, created_at desc)',
];

/** Bytes of the documents of each enterprise, kept in the transaction that stores or deletes them. */
const DOCUMENTS = [
  `create table recognition_space (
    enterprise_id text primary key references enterprise (id),
    bytes bigint not null
  )`,
  'insert into recognition_space select enterprise_id, sum(size) from recognition_file group by enterprise_id',
  `create function recognition_space_count() returns trigger language plpgsql as $body$
  begin
    insert into recognition_space as held (enterprise_id, bytes)
    select enterprise_id, sum(size) * (case tg_op when 'INSERT' then 1 else -1 end) from changed
    group by enterprise_id order by enterprise_id
    on conflict (enterprise_id) do update set bytes = held.bytes + excluded.bytes;
    return null;
  end $body$`,
  // As for the counters (migration 0011): it also works for callers with an empty search_path.
  `do $body$ begin
    execute format('alter function recognition_space_count() set search_path = %I, pg_temp', current_schema());
  end $body$`,
  `create trigger recognition_space_of_new after insert on recognition_file
    referencing new table as changed for each statement execute function recognition_space_count()`,
  `create trigger recognition_space_of_removed after delete on recognition_file
    referencing old table as changed for each statement execute function recognition_space_count()`,
  "create index recognition_file_waiting on recognition_file (enterprise_id) where state in ('queued', 'reading')",
];
