import type { DeclarationStatus } from '#contract/statuses.ts';
import type { AnswerName } from './answers.ts';

export interface CertificationStep {
  /** In the report, and `SCENARIO nnn` in B 60–80 of the message. */
  number: string;
  title: string;
  /** `add` files a new bill; the others continue with the last one. */
  action: 'add' | 'replace' | 'delete' | 'resend';
  /** What the engine answers. */
  answer: AnswerName;
  /** The status of the filing after the answer. */
  expected: DeclarationStatus;
}

type Plan = Omit<CertificationStep, 'number'>;

/** CBP certifies Add, Replace (CT) and Delete of one filing; the rejects show that the portal reads them. */
const PLAYED: readonly Plan[] = [
  { title: 'Add, accepted', action: 'add', answer: 'accepted', expected: 'receiveSuccess' },
  { title: 'Replace (CT), accepted', action: 'replace', answer: 'accepted', expected: 'modifySuccess' },
  { title: 'Delete, accepted', action: 'delete', answer: 'accepted', expected: 'deleteSuccess' },
  { title: 'Add, rejected: bill number', action: 'add', answer: 'billRejected', expected: 'receiveFailed' },
  { title: 'Add again after the reject, accepted', action: 'resend', answer: 'accepted', expected: 'receiveSuccess' },
  {
    title: 'Replace, rejected: transaction number',
    action: 'replace',
    answer: 'numberRejected',
    expected: 'modifyFailed',
  },
  {
    title: 'Replace again, accepted with warnings',
    action: 'replace',
    answer: 'warned',
    expected: 'modifySuccessWarning',
  },
  { title: 'Add, batch rejected', action: 'add', answer: 'batchRejected', expected: 'receiveFailed' },
  {
    title: 'Add again after the batch reject, accepted',
    action: 'resend',
    answer: 'accepted',
    expected: 'receiveSuccess',
  },
];

/** @param first number of the first step; the steps of an ISF-5 follow those of an ISF-10 */
export const stepsFrom = (first: number, plans: readonly Plan[] = PLAYED): CertificationStep[] =>
  plans.map((plan, index) => ({ ...plan, number: String(first + index).padStart(3, '0') }));

export const ISF_10_STEPS = stepsFrom(1);
export const ISF_5_STEPS = stepsFrom(1 + PLAYED.length);
