import { randomUUID } from 'node:crypto';
import type { AnswerRemark } from '#contract/codes.ts';
import type { Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { toServerText } from '#schema/dateText.ts';
import type { ReceiptTable } from '../db/tables/filings.ts';
import type { Db, Tx } from '../portal.ts';

type NewReceipt = Pick<
  ReceiptTable,
  'seq' | 'kind' | 'verdict' | 'code' | 'message' | 'field' | 'customs_no' | 'raw' | 'at'
> & {
  operationSeq: number;
  errors: ReceiptError[];
  remarks: AnswerRemark[];
};

/** Stores a receipt once. @returns `contradicts` when its number is stored with another text */
export async function storeReceipt(
  trx: Tx,
  filing: { enterprise_id: string; id: string },
  { operationSeq, errors, remarks, ...receipt }: NewReceipt,
): Promise<'stored' | 'known' | 'contradicts'> {
  const inserted = await trx
    .insertInto('receipt')
    .values({
      ...receipt,
      enterprise_id: filing.enterprise_id,
      id: randomUUID(),
      filing_id: filing.id,
      operation_seq: operationSeq,
      errors: JSON.stringify(errors),
      remarks: JSON.stringify(remarks),
    })
    .onConflict((conflict) => conflict.columns(['enterprise_id', 'filing_id', 'seq']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'stored';
  const known = await trx
    .selectFrom('receipt')
    .select('raw')
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('filing_id', '=', filing.id)
    .where('seq', '=', receipt.seq)
    .executeTakeFirst();
  return known?.raw === receipt.raw ? 'known' : 'contradicts';
}

type TimedFact = ReceiptFact & { at: Date };

/** The receipts of a filing as facts, for the fold. */
export async function listReceiptFacts(db: Db, enterpriseId: string, filingId: string): Promise<TimedFact[]> {
  const rows = await db
    .selectFrom('receipt')
    .select(['seq', 'operation_seq as operation', 'kind', 'verdict', 'at', 'customs_no', 'remarks'])
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .execute();
  return rows.map(({ customs_no: customsNo, remarks, ...fact }) => ({
    ...fact,
    customsNo,
    isDuplicate: remarks.includes('duplicate'),
  }));
}

/** From this number on, receipts without an own number are numbered in the order of their arrival. */
const ARRIVALS = 10_000_000_000;

/** The number of the next receipt that has none of its own. The filing must be locked. */
export async function nextArrival(trx: Tx, { enterprise_id, id }: FilingKey): Promise<number> {
  const row = await trx
    .selectFrom('receipt')
    .select((build) => build.fn.max('seq').as('seq'))
    .where('enterprise_id', '=', enterprise_id)
    .where('filing_id', '=', id)
    .executeTakeFirst();
  return Math.max(Number(row?.seq ?? 0), ARRIVALS) + 1;
}

/** The texts of a filing's receipts with the operations that they answer. */
export async function readReceiptTexts(db: Db, { enterprise_id, id }: FilingKey) {
  return db
    .selectFrom('receipt')
    .select(['raw', 'operation_seq as operationSeq', 'kind'])
    .where('enterprise_id', '=', enterprise_id)
    .where('filing_id', '=', id)
    .execute();
}

interface FilingKey {
  enterprise_id: string;
  id: string;
}

/** The receipts of a filing, or of one of its operations, in customs' own order. */
export async function listReceipts(
  db: Db,
  enterpriseId: string,
  filingId: string,
  operationSeq?: number,
): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipt')
    .innerJoin('operation', (join) =>
      join
        .onRef('operation.enterprise_id', '=', 'receipt.enterprise_id')
        .onRef('operation.filing_id', '=', 'receipt.filing_id')
        .onRef('operation.seq', '=', 'receipt.operation_seq'),
    )
    .select(['receipt.seq', 'operation.action', 'receipt.at', 'receipt.kind', 'receipt.code'])
    .select(['receipt.message', 'receipt.field', 'receipt.errors', 'receipt.remarks', 'receipt.raw'])
    .where('receipt.enterprise_id', '=', enterpriseId)
    .where('receipt.filing_id', '=', filingId)
    .$if(operationSeq !== undefined, (query) => query.where('receipt.operation_seq', '=', operationSeq ?? 0))
    .orderBy('receipt.seq')
    .execute();
  return rows.map(({ errors, remarks, ...row }) => ({
    ...row,
    at: toServerText(row.at),
    field: row.field ?? undefined,
    ...(errors.length > 0 ? { errors } : {}),
    ...(remarks.length > 0 ? { remarks } : {}),
  }));
}
