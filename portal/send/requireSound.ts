import { isSendable } from '#schema/problems.ts';
import { toErrorTree } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { billIssues } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/**
 * [V25] [D04] Only bills without errors are sent.
 * @param namesDrafts the sender named drafts, so the first key of the tree is the draft's id
 * @throws Refusal `invalid` with every error at its field
 */
export function requireSound(outgoing: readonly OutgoingBill[], namesDrafts: boolean, now: Date): void {
  const issues = billIssues(outgoing, now);
  if (isSendable(issues)) return;
  const named = issues.map((issue) => ({
    ...issue,
    path: namesDrafts ? `${outgoing[issue.index]?.draftId}.${issue.path}` : issue.path,
  }));
  throw refuse('invalid', { errors: toErrorTree(named) });
}
