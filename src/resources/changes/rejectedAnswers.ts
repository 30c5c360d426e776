import type { FilingDetail, Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { editOfCode } from '#customs/edits/edits.ts';
import { receiptErrors } from '../sentBills/receiptCause.ts';
import { receiptMeaning } from '../sentBills/receiptMeaning.ts';
import { fieldOfEdit } from './fieldOfEdit.ts';

/** One thing that customs refused, as the person who puts it right needs it. */
export interface RejectedAnswer {
  error: ReceiptError;
  /** Path into the bill; null where no field of the form would put it right. */
  field: string | null;
}

/** What was refused, by status; a refused deletion is no matter of fields. */
const REFUSED: Partial<Record<FilingDetail['declarationStatus'], readonly Receipt['action'][]>> = {
  receiveFailed: ['send', 'resend'],
  modifyFailed: ['modify'],
};

/** [D09] What customs has against the version that was sent last; nothing when it was not refused. */
export function rejectedAnswers(
  filing: Pick<FilingDetail, 'declarationStatus' | 'receipts' | 'billType'>,
): RejectedAnswer[] {
  const actions = REFUSED[filing.declarationStatus];
  if (!actions) return [];
  const ordered = filing.receipts.filter(({ action }) => actions.includes(action)).toSorted((a, b) => a.seq - b.seq);
  const isRefusal = (receipt: Receipt): boolean => receiptMeaning(receipt).meaning === 'rejected';
  // What customs refused before, and what was said of the version before that, is about other texts.
  const begin = ordered.findLastIndex((receipt) => !isRefusal(receipt)) + 1;
  const errors = ordered.slice(begin).flatMap((receipt) => receiptErrors(receipt));
  const refused = errors.filter(({ severity }) => severity === 'reject');
  return refused.map((error) => ({
    error,
    field: error.field ?? fieldOfEdit(editOfCode(error.code)?.name ?? null, filing.billType),
  }));
}
