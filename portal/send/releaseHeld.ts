import type { Tx } from '../portal.ts';
import { readSentBill, type FilingLife } from '../store/filingLife.ts';
import type { FilingHead } from '../store/filings.ts';
import { rewriteOperation } from '../store/operations.ts';
import { messageFor } from './messageFor.ts';
import { queueMessages } from './queueMessages.ts';
import type { FilingTools } from './refoldFiling.ts';

/**
 * Lets the operation go that waits for the answer to the one before, once that is answered. Where customs holds
 * nothing, because that was a rejected filing, there is nothing to replace or delete: a change leaves as a new filing,
 * and a deletion is done without customs.
 * @returns whether something was let go
 */
export async function releaseHeld(
  portal: FilingTools,
  trx: Tx,
  filing: FilingHead,
  { operations, held, isAnswered }: FilingLife,
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
    const message = messageFor({ action, isfNo: filing.isf_no, bill });
    await rewriteOperation(trx, enterpriseId, operation.id, { held: false, action, message, note: 'leftAsNew' });
  } else {
    await rewriteOperation(trx, enterpriseId, operation.id, { held: false });
  }
  await queueMessages(trx, enterpriseId, [{ id: operation.id, filing_id: filing.id }], portal.clock());
  await portal.steps.mark('receipt.released');
  return true;
}
