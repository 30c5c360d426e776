import { sql, type Kysely } from 'kysely';
import { countTriggers, dropCountTriggers } from '../db/countTriggers.ts';

/** Customs' transaction numbers, notices beside a match, remarks, and the filings of parked answers (decision 0052). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ANSWERS, ...PRACTICE, ...COUNTS]) await sql.raw(statement).execute(db);
}

const ANSWERS = [
  `alter table receipt
    add column customs_no text,
    add column remarks jsonb not null default '[]'`,
  'create index receipt_customs_no on receipt (customs_no) where customs_no is not null',
  `alter table filing
    add column customs_no text,
    add column is_duplicate boolean not null default false`,
  "update filing set is_duplicate = true where match_status = 'duplicate'",
  'create index filing_customs_no on filing (customs_no) where customs_no is not null',
  `create table parked_receipt_filing (
    parked_id bigint not null references parked_receipt (id) on delete cascade,
    enterprise_id text not null,
    filing_id text not null,
    primary key (enterprise_id, filing_id, parked_id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id)
  )`,
  'create index parked_receipt_filing_parked on parked_receipt_filing (parked_id)',
  "create index parked_receipt_open on parked_receipt (at) where state = 'parked'",
];

/** The practice customs gives numbers of its own; what it has on file keeps the number that it was filed under. */
const PRACTICE = [
  'alter table practice_filing add column reference text',
  'update practice_filing set reference = transaction_no',
  'alter table practice_filing alter column reference set not null',
  'create index practice_filing_by_reference on practice_filing (reference)',
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
      is_duplicate: 'boolean',
    },
    axes: { c: 'created_at' },
    counted: 'true',
  }),
  'drop index filing_by_time, filing_by_facets',
  `create index filing_by_time on filing (enterprise_id, created_at desc, id desc)
    include (bill_type, declaration_status, match_status, house_scac, to_complete, is_duplicate)`,
  `create index filing_by_facets on filing
    (enterprise_id, bill_type, declaration_status, match_status, house_scac, to_complete, is_duplicate, created_at desc, id desc)`,
];
