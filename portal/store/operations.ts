import type { OperationAction } from '#contract/codes.ts';
import type { OperationTable } from '../db/tables/filings.ts';
import { inChunks } from '../db/inChunks.ts';
import type { Db, Tx } from '../portal.ts';
import type { Bill } from '#contract/entities/bill.ts';

export type NewOperation = Omit<OperationTable, 'enterprise_id' | 'before' | 'after' | 'sent_at'> & {
  before: Bill | null;
  after: Bill | null;
};

export async function writeOperations(
  trx: Tx,
  enterpriseId: string,
  operations: readonly NewOperation[],
): Promise<void> {
  await inChunks(operations, (some) =>
    trx
      .insertInto('operation')
      .values(
        some.map((operation) => ({
          ...operation,
          enterprise_id: enterpriseId,
          before: operation.before && JSON.stringify(operation.before),
          after: operation.after && JSON.stringify(operation.after),
          sent_at: null,
        })),
      )
      .execute(),
  );
}

/** What was done with a filing, oldest first. */
export async function listActions(db: Db, enterpriseId: string, filingId: string): Promise<OperationAction[]> {
  const rows = await db
    .selectFrom('operation')
    .select('action')
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => row.action);
}

/** The message of an operation, as it goes to customs. */
export async function readMessage(
  db: Db,
  enterpriseId: string,
  operationId: string,
): Promise<{ controlNo: string; text: string } | null> {
  const row = await db
    .selectFrom('operation')
    .select(['control_no', 'message'])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', operationId)
    .executeTakeFirst();
  return row ? { controlNo: row.control_no, text: row.message } : null;
}

/** Notes that the gateway has taken the message. */
export async function markSent(trx: Tx, enterpriseId: string, operationId: string, at: Date): Promise<void> {
  await trx
    .updateTable('operation')
    .set({ sent_at: at })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', operationId)
    .execute();
}
