import { sql, type Kysely } from 'kysely';
import { countTriggers, dropCountTriggers } from '../db/countTriggers.ts';

/** What a filing's life after the first send needs (decision 0012). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FILINGS, ...OPERATIONS, ...MONEY, ...COUNTS]) await sql.raw(statement).execute(db);
}

const FILINGS = [
  'alter table filing add column to_complete boolean not null default false, add column waits_for text',
  `alter table filing add constraint filing_waits_for_fkey
    foreign key (enterprise_id, waits_for) references filing (enterprise_id, id)`,
  'create index filing_waiting on filing (enterprise_id, waits_for) where waits_for is not null',
  // Under another filer code a filing may wait for its own number: its forerunner holds it until then.
  'drop index filing_active_number',
  `create unique index filing_active_number on filing (enterprise_id, ams_no, bill_type)
    where declaration_status <> 'deleteSuccess' and waits_for is null`,
  // What customs took before there was this mark. Reasons other than CT are rare.
  `update filing set to_complete = true
    where body->>'actionReason' in ('FR', 'FT', 'FX')
      and declaration_status in ('receiveSuccess', 'receiveSuccessWarning', 'modifySuccess', 'modifySuccessWarning')`,
];

const OPERATIONS = [
  // Without a control number nothing went to customs: the portal alone did it.
  `alter table operation alter column control_no drop not null,
    add column held boolean not null default false,
    add column note text`,
];

/** Charges name the operation that they were for: a filing may be charged as new more than once. */
const MONEY = [
  'alter table ledger_entry add column operation_seq integer',
  'update ledger_entry set operation_seq = 0 where filing_id is not null',
  'alter table ledger_entry add check ((filing_id is null) = (operation_seq is null))',
  ...['consumption', 'bond_settlement'].flatMap((table) => [
    `alter table ${table} add column operation_seq integer not null default 0`,
    `alter table ${table} alter column operation_seq drop default`,
    `create index ${table}_by_filing on ${table} (enterprise_id, filing_id)`,
  ]),
];

const COUNTS = [
  ...dropCountTriggers('filing'),
  ...countTriggers({
    table: 'filing',
    facets: {
      bill_type: 'smallint',
      declaration_status: 'text',
      match_status: 'text',
      house_scac: 'text',
      to_complete: 'boolean',
    },
    axes: { c: 'created_at' },
    counted: 'true',
  }),
  'drop index filing_by_time, filing_by_facets',
  `create index filing_by_time on filing (enterprise_id, created_at desc, id desc)
    include (bill_type, declaration_status, match_status, house_scac, to_complete)`,
  `create index filing_by_facets on filing
    (enterprise_id, bill_type, declaration_status, match_status, house_scac, to_complete, created_at desc, id desc)`,
];
