import { lastAnswer, firstAcceptance, heldVersion } from '#rules/heldVersion.ts';
import { foldReceipts, lifecycleStart } from '#rules/receiptFold.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Db } from '../portal.ts';
import type { StoredState } from './filings.ts';
import { listOperationFacts, type StoredFact } from './operations.ts';
import { listReceiptFacts } from './receipts.ts';

/** The operations of a filing, their receipts, and what follows from both. */
export interface FilingLife {
  operations: StoredFact[];
  state: StoredState;
  /** The operation that charged the filing last. */
  begin: number;
  /** The operation whose bill customs has; null when it has none. */
  held: number | null;
  acceptedAt: Date | null;
  /** Every operation but the held ones is answered: no message is in flight. */
  isAnswered: boolean;
}

type Key = { enterprise_id: string; id: string };

/** Derived from operations and receipts on each read, so that nothing stored can contradict them ([D08], I7). */
export async function readLife(db: Db, { enterprise_id, id }: Key): Promise<FilingLife> {
  const operations = await listOperationFacts(db, enterprise_id, id);
  const receipts = await listReceiptFacts(db, enterprise_id, id);
  const held = heldVersion(operations, receipts);
  const reason = held === null ? '' : operations[held]?.reason;
  const last = operations.findLastIndex((operation) => !operation.held);
  return {
    operations,
    // Any reason other than CT: customs waits for the rest.
    state: { ...foldReceipts(operations, receipts), toComplete: Boolean(reason) && reason !== 'CT' },
    begin: lifecycleStart(operations),
    held,
    acceptedAt: firstAcceptance(operations, receipts)?.at ?? null,
    isAnswered: operations[last]?.isLocal === true || lastAnswer(last, receipts) !== null,
  };
}

export async function readSentBill(db: Db, { enterprise_id, id }: Key, operation: number): Promise<Bill | null> {
  const row = await db
    .selectFrom('operation')
    .select('after')
    .where('enterprise_id', '=', enterprise_id)
    .where('filing_id', '=', id)
    .where('seq', '=', operation)
    .executeTakeFirst();
  return row?.after ?? null;
}

/**
 * Whether the provider's bond costs nothing again: a use of it was charged since an operation, and either not refunded
 * or still in use.
 * @param isInUse the version at customs has the bond; nothing switches to it
 */
export async function isBondPaid(
  db: Db,
  { enterprise_id, id }: Key,
  since: number,
  isInUse: boolean,
): Promise<boolean> {
  const { coins } = await db
    .selectFrom('bond_settlement')
    .where('enterprise_id', '=', enterprise_id)
    .where('filing_id', '=', id)
    .where('operation_seq', '>=', since)
    // A refund is a negative row.
    .$if(isInUse, (charged) => charged.where('coins', '>', 0))
    .select((row) => row.fn.sum<number | null>('coins').as('coins'))
    .executeTakeFirstOrThrow();
  return Number(coins ?? 0) > 0;
}
