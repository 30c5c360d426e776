import type { Bill } from '#contract/entities/bill.ts';
import { isUnderAnotherCode, type ChangePlan } from '#rules/changePlan.ts';
import { issueAt, toErrorTree, type Issue } from '#schema/issue.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { LoadedFiling } from './loadFiling.ts';

const atField = (...issues: Issue[]): Refusal => refuse('invalid', { errors: toErrorTree(issues) });

/**
 * [D09] Requires that the new version is the same filing.
 * @throws Refusal `typeChanged`, `actionNotAllowed`, or `invalid` at the number or code that makes it another filing
 */
export function requireSameFiling(plan: ChangePlan, { bill }: LoadedFiling, next: Bill): void {
  requireAllowed(plan);
  const length = next.amsRequestList.length;
  if (length > 1)
    throw atField(issueAt('amsRequestList', { message: 'validation.tooManyRows', args: { length, max: 1 } }));
  if (plan.kind !== 'deleteSend') return;
  const isRenumbered = next.amsRequestList[0]?.amsNo !== bill.amsRequestList[0]?.amsNo;
  throw atField(
    issueAt(isRenumbered ? 'amsRequestList.0.amsNo' : 'houseScac', { message: 'validation.anotherFiling' }),
  );
}

/**
 * [D09] Requires that the new version is another filing for customs: under another filer code, or with none of the old numbers.
 * @throws Refusal `typeChanged`, `actionNotAllowed`, or `invalid` at every number that did not change
 */
export function requireAnotherFiling(plan: ChangePlan, current: LoadedFiling, next: Bill): void {
  requireAllowed(plan);
  // A deleted filing cannot be deleted again.
  if (plan.kind === 'sendAgain') throw refuse('actionNotAllowed');
  if (isUnderAnotherCode(current, next)) return;
  const [old] = current.bill.amsRequestList;
  const same = next.amsRequestList.flatMap(({ amsNo }, at) =>
    amsNo === old?.amsNo ? [issueAt(`amsRequestList.${at}.amsNo`, { message: 'validation.sameNumber' })] : [],
  );
  if (same.length > 0) throw atField(...same);
}

function requireAllowed({ kind, reason }: ChangePlan): void {
  if (kind !== 'refused') return;
  if (reason !== 'typeChanged') throw refuse('actionNotAllowed');
  throw refuse('typeChanged', { errors: toErrorTree([issueAt('billType', { message: 'errors.typeChanged' })]) });
}
