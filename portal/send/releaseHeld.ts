import { writeTogether } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import { readSentBill, type FilingLife } from '../store/filingLife.ts';
import type { LockedFiling } from '../store/filings.ts';
import { rewriteOperation } from '../store/operations.ts';
import { readTransitBond } from '../store/transitBond.ts';
import { messageFor } from './messageFor.ts';
import { addMessages } from './addMessages.ts';
import type { FilingTools } from './refoldFiling.ts';

/**
 * Releases the operation that waits for an answer to the previous one, once that is answered. If customs has nothing,
 * because that filing was rejected, there is nothing to replace or delete: a change is submitted as a new filing, and a
 * deletion ends without a message.
 * @returns whether an operation was released
 */
export async function releaseHeld(
  portal: FilingTools,
  trx: Tx,
  filing: LockedFiling,
  { operations, held, isAnswered, state }: FilingLife,
): Promise<boolean> {
  const seq = operations.length - 1;
  const operation = operations[seq];
  if (seq === 0 || !operation?.held || !isAnswered) return false;
  const { enterprise_id: enterpriseId } = filing;
  if (held === null && operation.action === 'delete') {
    const local = { held: false, control_no: null, message: '', note: 'nothingHeld' as const };
    await rewriteOperation(trx, enterpriseId, operation.id, local);
    await portal.steps.mark('receipt.closed');
    return true;
  }
  if (held === null) {
    const action = 'resend' as const;
    const bill = await readSentBill(trx, filing, seq);
    if (!bill) throw new Error(`Operation ${operation.id} is held without a bill.`);
    const transitBond = await readTransitBond(trx, enterpriseId);
    const message = messageFor({ action, isfNo: filing.isf_no, bill, transitBond });
    await rewriteOperation(trx, enterpriseId, operation.id, { held: false, action, message, note: 'leftAsNew' });
  } else {
    await rewriteOperation(trx, enterpriseId, operation.id, { held: false });
    if (state.customsNo !== null)
      await writeCustomsNumber(trx, filing, operation, { seq, held, customsNo: state.customsNo });
  }
  const leaving = [{ id: operation.id, filing_id: filing.id }];
  await writeTogether(trx, (batch) => addMessages(batch, enterpriseId, leaving, portal.clock()));
  await portal.steps.mark('receipt.released');
  return true;
}

/** Writes customs' number, which the answer may contain, into a message that waited for it. */
async function writeCustomsNumber(
  trx: Tx,
  filing: LockedFiling,
  { id, action }: FilingLife['operations'][number],
  { seq, held, customsNo }: { seq: number; held: number; customsNo: string },
): Promise<void> {
  const bill = await readSentBill(trx, filing, action === 'delete' ? held : seq);
  if (!bill) throw new Error(`Operation ${id} is held without a bill.`);
  const transitBond = await readTransitBond(trx, filing.enterprise_id);
  const message = messageFor({ action, isfNo: filing.isf_no, customsNo, bill, transitBond });
  await rewriteOperation(trx, filing.enterprise_id, id, { message });
}
