import type { Settlement } from '#contract/endpoints/filings.ts';
import { rehearse, type RehearsalContext } from '#customs/rehearse.ts';
import { toServerText } from '#rules/serverTime.ts';
import { billIssues, type BillIssue } from './billIssues.ts';
import type { OutgoingBill } from './outgoingBill.ts';

type Said = Settlement['rehearsal'][number];

/** How the message is marked: what it does, and the number of a filing that has one. */
export type RehearsedAs = Pick<RehearsalContext, 'action' | 'isfNo'>;

/**
 * What stands against bills before they leave: the form's rules (code `V`), then customs' edits over the message that a
 * bill becomes, once the form has nothing against it. Customs has the last word, so its edits warn and never block.
 * @param typed the bills as they were typed @param outgoing the same under the filer codes that they leave with
 */
export function rehearseBills(
  typed: readonly OutgoingBill[],
  outgoing: readonly OutgoingBill[],
  now: Date,
  as: RehearsedAs,
): Said[] {
  const issues = billIssues(typed, now);
  const own = issues.map((issue) => ({
    ...placeOf(outgoing[issue.index], issue.path),
    code: 'V',
    severity: issue.severity,
    message: issue.message,
    args: issue.args,
  }));
  return [...own, ...outgoing.flatMap((one, index) => editsOf(one, issuesOf(issues, index), now, as))];
}

const issuesOf = (issues: readonly BillIssue[], index: number) => issues.filter((issue) => issue.index === index);

function editsOf(outgoing: OutgoingBill, issues: readonly BillIssue[], now: Date, as: RehearsedAs): Said[] {
  if (issues.some(({ severity }) => severity === 'error')) return [];
  const told = new Set(issues.map(({ path }) => path));
  const { findings } = rehearse(outgoing.bill, { ...as, today: toServerText(now).slice(0, 10) });
  return findings
    .filter(({ source, field }) => source !== 'tool' && !(field !== null && told.has(field)))
    .map(({ code, twin, name, field, args }) => ({
      ...placeOf(outgoing, field),
      // What has no published code is no customs code: it is called by the rule's own name.
      code: code ?? twin ?? name,
      severity: 'warning' as const,
      message: `customs.edits.${name}.text`,
      args,
    }));
}

/** Which draft, which of its numbers, and which field. */
function placeOf(outgoing: OutgoingBill | undefined, path: string | null) {
  const [, row] = /^amsRequestList\.(\d+)\./u.exec(path ?? '') ?? [];
  return {
    ...(outgoing?.draftId ? { draftId: outgoing.draftId } : {}),
    amsNo: row === undefined ? undefined : outgoing?.bill.amsRequestList[Number(row)]?.amsNo || undefined,
    ...(path === null ? {} : { field: path }),
  };
}
