import type { RehearsalFinding } from '#contract/endpoints/filings.ts';
import { joinFindings, dropDuplicateWarnings } from '#customs/joinFindings.ts';
import type { Objection } from '#customs/objections.ts';
import { rehearse, type RehearsalContext } from '#customs/rehearse.ts';
import type { RuleContext } from '#schema/entity.ts';
import { toServerDay } from '#schema/dateText.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/**
 * The header of the message (its action, and the number of an existing filing), the known carriers and EIN prefixes, and
 * the bond behind an ISF-5.
 */
export type RehearsedAs = Pick<
  RehearsalContext,
  'action' | 'isfNo' | 'customsNo' | 'isKnownScac' | 'einPrefixes' | 'transitBond'
>;

/**
 * Findings before sending, the same as in the form: the form's rules (code `V`), what this tool cannot file, and
 * customs' edits over the message of a bill.
 * @param typed the bills as they were typed
 * @param outgoing the same with the filer codes that they are sent with
 */
export function rehearseBills(
  typed: readonly OutgoingBill[],
  outgoing: readonly OutgoingBill[],
  context: RuleContext,
  as: RehearsedAs,
): RehearsalFinding[] {
  const issues = billIssues(typed, context);
  return outgoing.flatMap((one, index) => {
    const own = issues.filter((issue) => issue.index === index);
    const { added } = joinFindings(rehearseOutgoing(one, context.now, as), own);
    return [
      ...dropDuplicateWarnings(own, added).map((issue) => toFormFinding(one, issue)),
      ...added.map((objection) => toCustomsFinding(one, objection)),
    ];
  });
}

/** The rehearsal's findings for one bill as it is sent. */
export const rehearseOutgoing = ({ bill }: OutgoingBill, now: Date, as: RehearsedAs) =>
  rehearse(bill, { ...as, today: toServerDay(now) }).findings;

const toFormFinding = (one: OutgoingBill, { path, severity, message, args }: BillIssue): RehearsalFinding => ({
  ...placeOf(one, path),
  code: 'V',
  severity,
  message,
  args,
});

export const toCustomsFinding = (
  one: OutgoingBill,
  { code, ams, name, field, severity, args }: Objection,
): RehearsalFinding => ({
  ...placeOf(one, field),
  // An edit without a published code is named by its rule.
  code: code ?? ams ?? name,
  severity,
  message: `customs.edits.${name}.text`,
  args,
});

/** The draft, B/L number and field of a finding. */
function placeOf({ draftId, bill }: OutgoingBill, path: string | null) {
  const [, row] = /^amsRequestList\.(\d+)\./u.exec(path ?? '') ?? [];
  return {
    ...(draftId ? { draftId } : {}),
    amsNo: row === undefined ? undefined : bill.amsRequestList[Number(row)]?.amsNo || undefined,
    ...(path === null ? {} : { field: path }),
  };
}
