import type { CellRead } from '#rules/importCell.ts';
import type { ReadBill } from '#rules/unfinishedBill.ts';
import type { Entity, RuleContext } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue } from '#schema/issue.ts';
import { createBatchValidator, type IssueCache } from '#schema/batchValidator.ts';

interface SheetToValidate {
  of: Entity;
  /** Supplies the fields that have no column in the sheet. */
  blank: AnyRecord;
  /** Fields and lists that have columns. */
  varying: ReadonlySet<string>;
  /** Field names of `reads`, by index. */
  names: readonly string[];
}

/**
 * Validates the bills of one sheet as `problems` does. Issues of a value are cached in the result of reading its cell:
 * a workbook has millions of cells, and this needs no look-up by text.
 */
export function billValidator({ of, blank, varying, names }: SheetToValidate) {
  let reads: readonly (CellRead | undefined)[] = [];
  const cacheFor = (name: string): IssueCache | null => {
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
  const { sharedIssues, validate } = createBatchValidator(of, { sample: blank, varying, cacheFor });
  return {
    sharedIssues,
    validate: (read: ReadBill, context: RuleContext): Issue[] => {
      reads = read.reads;
      return validate(read.bill, context);
    },
  };
}
