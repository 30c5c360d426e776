import { sql, type RawBuilder } from 'kysely';
import type { Bill } from '#contract/entities/bill.ts';
import type { OperationFact } from '#rules/receiptFold.ts';
import type { OperationNote, OperationTable } from '../db/tables/filings.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Db, Tx } from '../portal.ts';

/** The next control number of messages to customs, each issued once: 10 digits. */
export const NEXT_CONTROL_NO = sql<string>`lpad(nextval('control_number')::text, 10, '0')`;

/** Takes it before its operation is written. */
export async function takeControlNo(trx: Tx): Promise<string> {
  const { controlNo } = await trx.selectNoFrom(NEXT_CONTROL_NO.as('controlNo')).executeTakeFirstOrThrow();
  return controlNo;
}

/** `held` and `note` are set only where they differ from the default. */
type NewOperation = Omit<
  OperationTable,
  'enterprise_id' | 'before' | 'after' | 'sent_at' | 'envelope' | 'held' | 'note' | 'control_no'
> & {
  /** Null without a message to customs. */
  control_no: string | RawBuilder<string> | null;
  before: Bill | null;
  after: Bill | null;
  held?: boolean;
  note?: OperationNote | null;
};

export function addOperationRows(batch: WriteBatch, enterpriseId: string, operations: readonly NewOperation[]): void {
  const rows = operations.map((operation) => ({
    ...operation,
    enterprise_id: enterpriseId,
    held: operation.held ?? false,
    note: operation.note ?? null,
    before: operation.before && JSON.stringify(operation.before),
    after: operation.after && JSON.stringify(operation.after),
    sent_at: null,
  }));
  batch.insert(rows, (db, some) => db.insertInto('operation').values(some));
}

/** The operations of a filing, oldest first: the index is the operation's number. */
export async function listOperationFacts(db: Db, enterpriseId: string, filingId: string): Promise<StoredFact[]> {
  const rows = await db
    .selectFrom('operation')
    .select(['id', 'action', 'at', 'control_no', 'held', sql<string | null>`after->>'actionReason'`.as('reason')])
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .orderBy('seq')
    .execute();
  return rows.map(({ control_no, ...fact }) => ({ ...fact, isLocal: control_no === null }));
}

/** An operation as the portal's rules see it. */
export interface StoredFact extends OperationFact {
  id: string;
  at: Date;
  /** Its message is waiting. */
  held: boolean;
  /** `actionReason` of the bill that it sent. */
  reason: string | null;
}

/** Changes an operation whose message was not submitted yet. */
export async function rewriteOperation(
  trx: Tx,
  enterpriseId: string,
  id: string,
  changes: Partial<Pick<OperationTable, 'action' | 'message' | 'control_no' | 'held' | 'note'>>,
): Promise<void> {
  await trx
    .updateTable('operation')
    .set(changes)
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .execute();
}

/** The message of an operation: its number and its records. */
export async function readMessage(
  db: Db,
  enterpriseId: string,
  operationId: string,
): Promise<{ controlNo: string; message: string } | null> {
  const row = await db
    .selectFrom('operation')
    .select(['control_no', 'message'])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', operationId)
    .executeTakeFirst();
  return row?.control_no ? { controlNo: row.control_no, message: row.message } : null;
}

/** Records that the gateway accepted the message. */
export async function markSent(trx: Tx, enterpriseId: string, operationId: string, at: Date): Promise<void> {
  await trx
    .updateTable('operation')
    .set({ sent_at: at })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', operationId)
    .execute();
}
