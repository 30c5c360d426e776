import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import type { ParkedReceipt } from '#contract/endpoints/practice.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { toServerText } from '#schema/dateText.ts';
import type { ReceiptTable } from '../db/tables/filings.ts';
import type { Db, Tx } from '../portal.ts';

export type NewReceipt = Pick<
  ReceiptTable,
  'seq' | 'kind' | 'verdict' | 'code' | 'message' | 'field' | 'raw' | 'at'
> & {
  operationSeq: number;
  errors: ReceiptError[];
};

/** Stores a receipt once. @returns `contradicts` when its number is stored with another text */
export async function storeReceipt(
  trx: Tx,
  filing: { enterprise_id: string; id: string },
  { operationSeq, errors, ...receipt }: NewReceipt,
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

export type TimedFact = ReceiptFact & { at: Date };

/** The receipts of a filing as facts, for the fold. */
export async function listReceiptFacts(db: Db, enterpriseId: string, filingId: string): Promise<TimedFact[]> {
  return db
    .selectFrom('receipt')
    .select(['seq', 'operation_seq as operation', 'kind', 'verdict', 'at'])
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .execute();
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
    .select(['receipt.message', 'receipt.field', 'receipt.errors', 'receipt.raw'])
    .where('receipt.enterprise_id', '=', enterpriseId)
    .where('receipt.filing_id', '=', filingId)
    .$if(operationSeq !== undefined, (query) => query.where('receipt.operation_seq', '=', operationSeq ?? 0))
    .orderBy('receipt.seq')
    .execute();
  return rows.map(({ errors, ...row }) => ({
    ...row,
    at: toServerText(row.at),
    field: row.field ?? undefined,
    ...(errors.length > 0 ? { errors } : {}),
  }));
}

/** Parks an answer that matches no filing, once per text. */
export async function parkReceipt(trx: Tx, reason: string, text: string, at: Date): Promise<void> {
  // PostgreSQL cannot store NUL; its symbol replaces it.
  const raw = text.replaceAll('\0', '\u2400');
  await sql`select pg_advisory_xact_lock(hashtextextended(${raw}, 1))`.execute(trx);
  const parked = await trx.selectFrom('parked_receipt').select('id').where('raw', '=', raw).executeTakeFirst();
  if (parked) return;
  await trx.insertInto('parked_receipt').values({ reason, raw, at }).execute();
}

/** The most parked answers that are shown. */
const PARKED_SHOWN = 200;

/** Parked answers, newest first. */
export async function listParkedReceipts(db: Db): Promise<ParkedReceipt[]> {
  const rows = await db
    .selectFrom('parked_receipt')
    .select(['id', 'reason', 'raw', 'at'])
    .orderBy('id', 'desc')
    .limit(PARKED_SHOWN)
    .execute();
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: toServerText(at) }));
}
