import type { FilingDetail, Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { editOfCode } from '#customs/edits/edits.ts';
import type { AnyRecord } from '#schema/field.ts';
import { receiptErrors } from '../sentBills/receiptCause.ts';
import { receiptMeaning } from '../sentBills/receiptMeaning.ts';
import { fieldOfEdit } from './fieldOfEdit.ts';
import { isSameAt } from './valueAt.ts';

/** One thing that customs refused, as the person who puts it right needs it. */
export interface RejectedAnswer {
  error: ReceiptError;
  /** Of the button that shows it. */
  id: string;
  /** Path into the bill; null where no field of the form would put it right. */
  field: string | null;
}

/** [D09] Those that nothing was done about: their field is as customs refused it, or the form has none for them. */
export function openAnswers(answers: readonly RejectedAnswer[], sent: Bill, now: Bill): RejectedAnswer[] {
  const [was, is] = [sent, now] as unknown as [AnyRecord, AnyRecord];
  return answers.filter(({ field }) => field === null || isSameAt(was, is, field));
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
  return refused.map((error, at) => ({
    id: `reject-${at}`,
    error,
    field: error.field ?? fieldOfEdit(editOfCode(error.code)?.name ?? null, filing.billType),
  }));
}
