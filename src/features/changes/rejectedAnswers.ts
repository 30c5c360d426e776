import type { FilingDetail, Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { findEditByCode } from '#customs/edits/edits.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { isSameAt } from '#schema/record.ts';
import { receiptErrors } from '../receipts/receiptCause.ts';
import { receiptMeaning } from '../receipts/receiptMeaning.ts';
import { findEditField } from './findEditField.ts';

/** One thing that customs refused, as the person who puts it right needs it. */
export interface RejectedAnswer {
  error: ReceiptError;
  /** Of the button that shows it. */
  id: string;
  /** Path into the bill, the first of several; null where no field of the form would put it right. */
  field: string | null;
  /** All of them, where customs does not say which is meant. */
  among?: readonly string[];
}

/** The fields by which it may be put right. */
export const answerFields = ({ field, among }: Pick<RejectedAnswer, 'field' | 'among'>): readonly string[] =>
  among ?? (field === null ? [] : [field]);

/** Whether what customs refused still stands: no field of it was changed. Without a field it always does. */
export const isUnresolved = (
  { fields }: Pick<Entity, 'fields'>,
  answer: Pick<RejectedAnswer, 'field' | 'among'>,
  was: AnyRecord,
  is: AnyRecord,
): boolean => answerFields(answer).every((field) => isSameAt(fields, was, is, field));

/** [D09] Those that nothing was done about: their field is as customs refused it, or the form has none for them. */
export function unresolvedAnswers(answers: readonly RejectedAnswer[], sent: Bill, now: Bill): RejectedAnswer[] {
  const entity = billEntity(now.billType);
  return answers.filter((answer) => isUnresolved(entity, answer, sent, now));
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
  return refused.map((error, at) => {
    const { field, among, code } = error;
    const known = field ?? among?.[0] ?? findEditField(findEditByCode(code)?.name ?? null, filing.billType);
    return { id: `reject-${at}`, error, field: known, ...(among && { among }) };
  });
}
