import type { CellRead } from '#rules/importCell.ts';
import type { ReadBill } from '#rules/openBill.ts';
import type { Entity, RuleContext } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue } from '#schema/issue.ts';
import { judgeMany, type IssueMemory } from '#schema/judgeMany.ts';

interface JudgedSheet {
  of: Entity;
  /** What a bill is in fields that the sheet has no column for. */
  blank: AnyRecord;
  /** Fields and lists that it has columns for. */
  varying: ReadonlySet<string>;
  /** Of the `reads` of its bills. */
  names: readonly string[];
}

/**
 * Judges the bills of one sheet as `problems` does: what is `always` the matter with them, and of each the rest. What was said of a value stands beside what its cell was read as:
 * a workbook has millions of cells, and no search is as fast as what is at hand.
 */
export function billValidator({ of, blank, varying, names }: JudgedSheet) {
  let reads: readonly (CellRead | undefined)[] = [];
  const memoryOf = (name: string): IssueMemory | null => {
    const at = names.indexOf(name);
    if (at < 0) return null;
    return {
      get: (value) => {
        const read = reads[at];
        return read?.value === value ? (read.issues ?? undefined) : undefined;
      },
      set: (value, issues) => {
        const read = reads[at];
        if (read?.value === value) read.issues = issues;
      },
    };
  };
  const { always, judged } = judgeMany(of, { record: blank, varying, memoryOf });
  return {
    always,
    judged: (read: ReadBill, context: RuleContext): Issue[] => {
      reads = read.reads;
      return judged(read.bill, context);
    },
  };
}
