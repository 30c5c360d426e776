import type { Settlement } from '#contract/endpoints/filings.ts';
import { joinFindings, dropDuplicateWarnings } from '#customs/joinFindings.ts';
import type { Objection } from '#customs/objections.ts';
import { rehearse, type RehearsalContext } from '#customs/rehearse.ts';
import { toServerText } from '#rules/serverTime.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';

type Said = Settlement['rehearsal'][number];

/** How the message is marked: what it does, and the number of a filing that has one. */
export type RehearsedAs = Pick<RehearsalContext, 'action' | 'isfNo'>;

/**
 * What stands against bills before they leave, as their form says it too: the form's rules (code `V`), what this tool
 * cannot file, and customs' edits over the message that a bill becomes. Customs has the last word, so what it would
 * reject blocks nothing by itself.
 * @param typed the bills as they were typed @param outgoing the same under the filer codes that they leave with
 */
export function rehearseBills(
  typed: readonly OutgoingBill[],
  outgoing: readonly OutgoingBill[],
  now: Date,
  as: RehearsedAs,
): Said[] {
  const issues = billIssues(typed, now);
  return outgoing.flatMap((one, index) => {
    const own = issues.filter((issue) => issue.index === index);
    const { added } = joinFindings(findingsOf(one, now, as), own);
    return [
      ...dropDuplicateWarnings(own, added).map((issue) => ownWords(one, issue)),
      ...added.map((objection) => customsWords(one, objection)),
    ];
  });
}

/** What a rehearsal finds in one bill as it leaves. */
export const findingsOf = ({ bill }: OutgoingBill, now: Date, as: RehearsedAs) =>
  rehearse(bill, { ...as, today: toServerText(now).slice(0, 10) }).findings;

const ownWords = (one: OutgoingBill, { path, severity, message, args }: BillIssue): Said => ({
  ...placeOf(one, path),
  code: 'V',
  severity,
  message,
  args,
});

const customsWords = (one: OutgoingBill, { code, twin, name, field, severity, args }: Objection): Said => ({
  ...placeOf(one, field),
  // What has no published code is no customs code: it is called by the rule's own name.
  code: code ?? twin ?? name,
  severity,
  message: `customs.edits.${name}.text`,
  args,
});

/** Which draft, which of its numbers, and which field. */
function placeOf({ draftId, bill }: OutgoingBill, path: string | null) {
  const [, row] = /^amsRequestList\.(\d+)\./u.exec(path ?? '') ?? [];
  return {
    ...(draftId ? { draftId } : {}),
    amsNo: row === undefined ? undefined : bill.amsRequestList[Number(row)]?.amsNo || undefined,
    ...(path === null ? {} : { field: path }),
  };
}
