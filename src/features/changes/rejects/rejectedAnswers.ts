import type { FilingDetail, Receipt, ReceiptError } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { findCode } from '#customs/edits/codes.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { isSameAt } from '#schema/record.ts';
import { receiptErrors } from '#features/receipts/receiptCause.ts';
import { receiptMeaning } from '#features/receipts/receiptMeaning.ts';
import { findEditField } from './findEditField.ts';

export interface RejectedAnswer {
  error: ReceiptError;
  id: string;
  /** Path in the bill, the first of several; null if no form field fixes it. */
  field: string | null;
  /** All candidate fields, if customs does not name one. */
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

const REFUSED: Partial<Record<FilingDetail['declarationStatus'], readonly Receipt['action'][]>> = {
  receiveFailed: ['send', 'resend'],
  modifyFailed: ['modify'],
  deleteFailed: ['delete'],
};

type Answered = Pick<FilingDetail, 'declarationStatus' | 'receipts' | 'billType'>;

/** The reasons for which customs rejected the last operation; empty if it did not, or named none. */
export function rejectReasons({ declarationStatus, receipts }: Omit<Answered, 'billType'>): readonly ReceiptError[] {
  const actions = REFUSED[declarationStatus];
  if (!actions) return [];
  const ordered = receipts.filter(({ action }) => actions.includes(action)).toSorted((a, b) => a.seq - b.seq);
  const isRefusal = (receipt: Receipt): boolean => receiptMeaning(receipt).meaning === 'rejected';
  // Earlier receipts concern other versions.
  const begin = ordered.findLastIndex((receipt) => !isRefusal(receipt)) + 1;
  const errors = ordered.slice(begin).flatMap((receipt) => receiptErrors(receipt));
  return errors.filter(({ severity }) => severity === 'reject');
}

/** [D09] The errors of the last sent version if customs rejected it; a rejected deletion concerns no field. */
export function rejectedAnswers(filing: Answered): RejectedAnswer[] {
  if (filing.declarationStatus === 'deleteFailed') return [];
  return rejectReasons(filing).map((error, at) => {
    const { field, among, code } = error;
    const known = field ?? among?.[0] ?? findEditField(findCode(code)?.name ?? null, filing.billType);
    return { id: `reject-${at}`, error, field: known, ...(among && { among }) };
  });
}
