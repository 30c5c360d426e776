import type { FilingDetail, Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { findEditByCode } from '#customs/edits/edits.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { isSameAt } from '#schema/record.ts';
import { receiptErrors } from '../receipts/receiptCause.ts';
import { receiptMeaning } from '../receipts/receiptMeaning.ts';
import { findEditField } from './findEditField.ts';

/** An error of a rejected filing. */
export interface RejectedAnswer {
  error: ReceiptError;
  /** Id of its button. */
  id: string;
  /** Path in the bill, the first of several; null if no form field fixes it. */
  field: string | null;
  /** All candidate fields, if customs does not say which. */
  among?: readonly string[];
}

/** The fields that may fix an error. */
export const answerFields = ({ field, among }: Pick<RejectedAnswer, 'field' | 'among'>): readonly string[] =>
  among ?? (field === null ? [] : [field]);

/** Whether none of an error's fields has changed; always true without a field. */
export const isUnresolved = (
  { fields }: Pick<Entity, 'fields'>,
  answer: Pick<RejectedAnswer, 'field' | 'among'>,
  was: AnyRecord,
  is: AnyRecord,
): boolean => answerFields(answer).every((field) => isSameAt(fields, was, is, field));

/** [D09] The errors whose fields are unchanged, or that have none. */
export function unresolvedAnswers(answers: readonly RejectedAnswer[], sent: Bill, now: Bill): RejectedAnswer[] {
  const entity = billEntity(now.billType);
  return answers.filter((answer) => isUnresolved(entity, answer, sent, now));
}

/** Rejected actions by status; a rejected deletion concerns no field. */
const REFUSED: Partial<Record<FilingDetail['declarationStatus'], readonly Receipt['action'][]>> = {
  receiveFailed: ['send', 'resend'],
  modifyFailed: ['modify'],
};

/** [D09] The errors of the last sent version if customs rejected it. */
export function rejectedAnswers(
  filing: Pick<FilingDetail, 'declarationStatus' | 'receipts' | 'billType'>,
): RejectedAnswer[] {
  const actions = REFUSED[filing.declarationStatus];
  if (!actions) return [];
  const ordered = filing.receipts.filter(({ action }) => actions.includes(action)).toSorted((a, b) => a.seq - b.seq);
  const isRefusal = (receipt: Receipt): boolean => receiptMeaning(receipt).meaning === 'rejected';
  // Earlier receipts concern other versions.
  const begin = ordered.findLastIndex((receipt) => !isRefusal(receipt)) + 1;
  const errors = ordered.slice(begin).flatMap((receipt) => receiptErrors(receipt));
  const refused = errors.filter(({ severity }) => severity === 'reject');
  return refused.map((error, at) => {
    const { field, among, code } = error;
    const known = field ?? among?.[0] ?? findEditField(findEditByCode(code)?.name ?? null, filing.billType);
    return { id: `reject-${at}`, error, field: known, ...(among && { among }) };
  });
}
