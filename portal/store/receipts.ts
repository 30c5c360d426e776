import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Receipt } from '#contract/endpoints/filings.ts';
import type { ReceiptMessage } from '#customs/receiptMessage.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { toServerText } from '#rules/serverTime.ts';
import type { Db, Tx } from '../portal.ts';

/** Keeps a receipt once. @returns `contradicts` when another text has its number */
export async function storeReceipt(
  trx: Tx,
  filing: { enterprise_id: string; id: string },
  operationSeq: number,
  receipt: ReceiptMessage,
  raw: string,
): Promise<'stored' | 'known' | 'contradicts'> {
  const inserted = await trx
    .insertInto('receipt')
    .values({
      enterprise_id: filing.enterprise_id,
      id: randomUUID(),
      filing_id: filing.id,
      operation_seq: operationSeq,
      seq: receipt.seq,
      kind: receipt.kind,
      verdict: receipt.verdict,
      code: receipt.code,
      message: receipt.message,
      field: receipt.field,
      raw,
      at: new Date(receipt.at),
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
  return known?.raw === raw ? 'known' : 'contradicts';
}

/** What the receipts of a filing mean, for the fold. */
export async function listReceiptFacts(db: Db, enterpriseId: string, filingId: string): Promise<ReceiptFact[]> {
  return db
    .selectFrom('receipt')
    .select(['seq', 'operation_seq as operation', 'kind', 'verdict'])
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .execute();
}

/** The receipts of a filing in customs' own order. */
export async function listReceipts(db: Db, enterpriseId: string, filingId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipt')
    .innerJoin('operation', (join) =>
      join
        .onRef('operation.enterprise_id', '=', 'receipt.enterprise_id')
        .onRef('operation.filing_id', '=', 'receipt.filing_id')
        .onRef('operation.seq', '=', 'receipt.operation_seq'),
    )
    .select(['receipt.seq', 'operation.action', 'receipt.at', 'receipt.kind', 'receipt.code'])
    .select(['receipt.message', 'receipt.field', 'receipt.raw'])
    .where('receipt.enterprise_id', '=', enterpriseId)
    .where('receipt.filing_id', '=', filingId)
    .orderBy('receipt.seq')
    .execute();
  return rows.map((row) => ({ ...row, at: toServerText(row.at), field: row.field ?? undefined }));
}

/** Keeps an answer that fits no filing, once per text. */
export async function parkReceipt(trx: Tx, reason: string, said: string, at: Date): Promise<void> {
  // No database keeps NUL; its sign stands for it.
  const raw = said.replaceAll('\0', '\u2400');
  await sql`select pg_advisory_xact_lock(hashtextextended(${raw}, 1))`.execute(trx);
  const parked = await trx.selectFrom('parked_receipt').select('id').where('raw', '=', raw).executeTakeFirst();
  if (parked) return;
  await trx.insertInto('parked_receipt').values({ reason, raw, at }).execute();
}
