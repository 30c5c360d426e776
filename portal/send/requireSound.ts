import { toObjections } from '#customs/objections.ts';
import { isSendable } from '#schema/problems.ts';
import { issueAt, toErrorTree } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import { findingsOf } from './rehearseBills.ts';

/**
 * [V25] [D04] Only bills without errors are sent, and only what the form can say: a carnet, an informal shipment or a
 * passport lacks what customs demands with it. What customs would reject otherwise is sent: it has the last word.
 * @param namesDrafts the sender named drafts, so the first key of the tree is the draft's id
 * @throws Refusal `invalid` with every error at its field
 */
export function requireSound(outgoing: readonly OutgoingBill[], namesDrafts: boolean, now: Date): void {
  const wrong = billIssues(outgoing, now);
  const issues = isSendable(wrong) ? unfileable(outgoing, now) : wrong;
  if (isSendable(issues)) return;
  const named = issues.map((issue) => ({
    ...issue,
    path: namesDrafts ? `${outgoing[issue.index]?.draftId}.${issue.path}` : issue.path,
  }));
  throw refuse('invalid', { errors: toErrorTree(named) });
}

/** What cannot be filed here, at the field that asks for it. */
const unfileable = (outgoing: readonly OutgoingBill[], now: Date): BillIssue[] =>
  outgoing.flatMap((one, index) =>
    toObjections(findingsOf(one, now, { action: 'A' }))
      .filter(({ severity }) => severity === 'error')
      .map(({ name, field, args }) => ({
        ...issueAt(field ?? '', { message: `customs.edits.${name}.text`, args }),
        index,
      })),
  );
