import type { Selectable } from 'kysely';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import { SOURCES } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { billChanges } from '#rules/billChanges.ts';
import { foldReceipts, type ReceiptFact } from '#rules/receiptFold.ts';
import { toServerText } from '#schema/dateText.ts';
import type { OperationTable } from '../db/tables/filings.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { readFiling } from './filings.ts';
import { listReceiptFacts, listReceipts } from './receipts.ts';
import { storedBill } from './storedBill.ts';

/** Columns of an operation without bills and message, which may be large. */
const HEAD = [
  ...(['id', 'seq', 'action', 'source', 'operator_name', 'at'] as const),
  ...(['control_no', 'note'] as const),
] as const;
type OperationHead = Pick<Selectable<OperationTable>, (typeof HEAD)[number]>;

/** [D12] The operations of a filing, newest first. @throws Refusal `notFound`, also for another tenant's */
export async function listOperations(db: Db, enterpriseId: string, filingId: string): Promise<Operation[]> {
  if (!(await readFiling(db, enterpriseId, filingId))) throw refuse('notFound');
  const rows = await db
    .selectFrom('operation')
    .select(HEAD)
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .orderBy('seq', 'desc')
    .execute();
  const receipts = await listReceiptFacts(db, enterpriseId, filingId);
  return rows.map((row) => operationOf(row, receipts));
}

/**
 * [D12] One operation with both versions, its message and its receipts.
 * @throws Refusal `notFound`, also for another tenant's
 */
export async function readOperation(db: Db, enterpriseId: string, id: string): Promise<OperationDetail> {
  const row = await db
    .selectFrom('operation')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw refuse('notFound');
  const [before, after] = [versionOf(row.before), versionOf(row.after)];
  return {
    ...operationOf(row, await listReceiptFacts(db, enterpriseId, row.filing_id)),
    filingId: row.filing_id,
    before,
    after,
    changes: before && after ? billChanges(before, after) : [],
    receipts: await listReceipts(db, enterpriseId, row.filing_id, row.seq),
    message: row.message,
    sentAt: row.sent_at && toServerText(row.sent_at),
  };
}

const versionOf = (bill: Bill | null): Bill | null => bill && storedBill(bill);

/** Its status is the fold of its own receipts only. */
function operationOf(row: OperationHead, receipts: readonly ReceiptFact[]): Operation {
  const own = receipts.filter(({ operation }) => operation === row.seq).map((fact) => ({ ...fact, operation: 0 }));
  const { declarationStatus } = foldReceipts([{ action: row.action, isLocal: row.control_no === null }], own);
  return {
    id: row.id,
    action: row.action,
    source: SOURCES.find((source) => source === row.source) ?? 'Website',
    operator: row.operator_name,
    at: toServerText(row.at),
    declarationStatus,
    ...(row.note ? { note: row.note } : {}),
  };
}
