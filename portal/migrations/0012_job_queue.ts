import { sql, type Kysely } from 'kysely';

/** A queue that is fair between enterprises, keeps the order per filing and does not depend on the wall clock (decision 0018). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COLUMNS, ...FILL, ...INDEXES]) await sql.raw(statement).execute(db);
}

const COLUMNS = [
  `alter table job
    add column priority smallint not null default 0,
    add column enterprise_id text not null default '',
    add column order_key text,
    add column is_ready boolean not null default true,
    add column queued_at timestamptz,
    add column leased_by text`,
];

const OPEN = 'done_at is null';

/** Open jobs of an earlier version: the enterprise and the filing follow from what the job is about. */
const FILL = [
  `update job set enterprise_id = operation.enterprise_id, order_key = operation.filing_id from operation
    where job.${OPEN} and operation.id = job.payload->>'operationId'`,
  `update job set enterprise_id = operation.enterprise_id, order_key = operation.filing_id from operation
    where job.${OPEN} and operation.control_no = job.payload->>'controlNo'`,
  `update job set enterprise_id = filing.enterprise_id, order_key = filing.id from filing
    where job.${OPEN} and job.order_key is null and filing.isf_no = job.payload->>'transactionNo'`,
  `update job set is_ready = run_at <= now() where ${OPEN}`,
  'update job set queued_at = least(run_at, now())',
];

const INDEXES = [
  'drop index job_open',
  'alter table job drop column lease_until, alter column queued_at set not null',
  `create index job_ready on job (priority, enterprise_id, id) where ${OPEN} and is_ready and leased_by is null`,
  `create index job_waiting on job (run_at) where ${OPEN} and not is_ready`,
  `create index job_leased on job (id) where ${OPEN} and leased_by is not null`,
  `create index job_in_order on job (order_key, id) where ${OPEN}`,
  'create index job_done on job (done_at) where done_at is not null',
  // Every job leaves dead rows at the front of the queue, which each look at it steps over.
  'alter table job set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)',
];
