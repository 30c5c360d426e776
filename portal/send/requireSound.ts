import type { RehearsalFinding } from '#contract/endpoints/filings.ts';
import type { Locale } from '#contract/limits.ts';
import { toObjections, type Objection } from '#customs/objections.ts';
import type { RuleContext } from '#schema/entity.ts';
import { isSendable } from '#schema/problems.ts';
import { issueAt, toErrorTree } from '#schema/issue.ts';
import { refuse } from '../refusal.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import { editText } from './editText.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import { rehearseOutgoing, toCustomsFinding, type RehearsedAs } from './rehearseBills.ts';

export interface BillsToSend {
  /** The bills as they were typed. */
  typed: readonly OutgoingBill[];
  /** The same with the filer codes and the bond that they are sent with. */
  outgoing: readonly OutgoingBill[];
  /** The message by which they are sent. */
  as: RehearsedAs;
  context: RuleContext;
  locale: Locale;
  /** The request names drafts, so the first key of the error tree is the draft's id. */
  namesDrafts: boolean;
  acceptRejects: true | undefined;
}

type BillObjection = Objection & { index: number };

/**
 * [V25] [D04] Requires bills without errors that the form can express: data that customs requires and the form lacks is
 * an error too. Rejects of customs need the caller's confirmation (decision 0055).
 * @throws Refusal `invalid` with every error at its field, or `customsRejects` with every reject
 */
export function requireSound(bills: BillsToSend): void {
  const { typed, outgoing, as, context } = bills;
  const wrong = billIssues(typed, context);
  if (!isSendable(wrong)) throw refuse('invalid', { errors: treeOf(bills, wrong) });
  const found: BillObjection[] = outgoing.flatMap((one, index) =>
    toObjections(rehearseOutgoing(one, context.now, as)).map((objection) => ({ ...objection, index })),
  );
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw refuse('invalid', { errors: treeOf(bills, errors.map(toIssue)) });
  const rejects = found.filter(({ severity }) => severity === 'reject');
  if (rejects.length === 0 || bills.acceptRejects) return;
  throw refuse('customsRejects', {
    errors: treeOf(bills, rejects.map(toIssue)),
    extra: { rejects: rejects.flatMap((reject) => toReject(bills, reject)) },
  });
}

function treeOf({ outgoing, namesDrafts }: BillsToSend, issues: readonly BillIssue[]) {
  return toErrorTree(
    issues.map((issue) => ({
      ...issue,
      path: namesDrafts ? `${outgoing[issue.index]?.draftId}.${issue.path}` : issue.path,
    })),
  );
}

const toIssue = ({ name, field, args, index }: BillObjection): BillIssue => ({
  ...issueAt(field ?? '', { message: `customs.edits.${name}.text`, args }),
  index,
});

/** A reject with its text in the caller's language, for programs. */
function toReject({ outgoing, locale }: BillsToSend, { index, ...objection }: BillObjection): Reject[] {
  const one = outgoing[index];
  return one ? [{ ...toCustomsFinding(one, objection), text: editText(locale, objection) }] : [];
}
type Reject = RehearsalFinding & { text: string };
