import { billProblems } from '#contract/entities/bill.ts';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';
import type { RuleContext } from '#schema/entity.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/** An issue of one of several bills; `index` is the bill's position. */
export interface BillIssue extends Issue {
  index: number;
}

/** [V25] All issues of bills that are sent together: of each bill, then [D04] numbers that occur in several. */
export function billIssues(outgoing: readonly OutgoingBill[], context: RuleContext): BillIssue[] {
  const own = outgoing.flatMap(({ bill }, index) => billProblems(bill, context).map((issue) => ({ ...issue, index })));
  return [...own, ...acrossBills(outgoing)];
}

function acrossBills(outgoing: readonly OutgoingBill[]): BillIssue[] {
  const numbers = outgoing.map(({ bill }) => bill.amsRequestList.map((row) => row.amsNo));
  const repeated = repeatedNumbers(numbers.map((amsNos, index) => ({ id: String(index), amsNos })));
  return [...repeated].flatMap(([amsNo, [first = '', ...later]]) => {
    const row = (numbers[Number(first)]?.indexOf(amsNo) ?? 0) + 1;
    return later.map((text) => {
      const index = Number(text);
      const path = `amsRequestList.${numbers[index]?.indexOf(amsNo)}.amsNo`;
      return { ...issueAt(path, { message: 'validation.amsRepeated', args: { value: amsNo, row } }), index };
    });
  });
}
