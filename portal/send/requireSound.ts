import { toObjections } from '#customs/objections.ts';
import type { RuleContext } from '#schema/entity.ts';
import { isSendable } from '#schema/problems.ts';
import { issueAt, toErrorTree } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import { rehearseOutgoing } from './rehearseBills.ts';

/**
 * [V25] [D04] Requires bills without errors that the form can express: a carnet, an informal shipment or a passport
 * requires data that it lacks. Other objections of customs do not block, because customs decides.
 * @param namesDrafts the request names drafts, so the first key of the error tree is the draft's id
 * @throws Refusal `invalid` with every error at its field
 */
export function requireSound(outgoing: readonly OutgoingBill[], namesDrafts: boolean, context: RuleContext): void {
  const wrong = billIssues(outgoing, context);
  const issues = isSendable(wrong) ? unfileable(outgoing, context.now) : wrong;
  if (isSendable(issues)) return;
  const named = issues.map((issue) => ({
    ...issue,
    path: namesDrafts ? `${outgoing[issue.index]?.draftId}.${issue.path}` : issue.path,
  }));
  throw refuse('invalid', { errors: toErrorTree(named) });
}

/** Problems that cannot be filed here, at their fields. */
const unfileable = (outgoing: readonly OutgoingBill[], now: Date): BillIssue[] =>
  outgoing.flatMap((one, index) =>
    toObjections(rehearseOutgoing(one, now, { action: 'A' }))
      .filter(({ severity }) => severity === 'error')
      .map(({ name, field, args }) => ({
        ...issueAt(field ?? '', { message: `customs.edits.${name}.text`, args }),
        index,
      })),
  );
