import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import { rowsOf, textOf } from '#schema/problems.ts';
import { templateFields } from './templateFields.ts';

/** One field in which a draft differs from its template. */
export interface TemplateChange {
  name: string;
  /** The template leaves it blank: it is filled each time, so keeping it is a choice and no correction. */
  isFilledEachTime: boolean;
}

/** [T03] Where a draft differs from the template it came from, in the order of the form; rows as one. */
export function templateChanges(draft: Bill, template: Bill): TemplateChange[] {
  if (draft.billType !== template.billType) return [];
  const { fields } = billEntity(draft.billType);
  const [after, before] = [draft, template] as unknown as [AnyRecord, AnyRecord];
  return templateFields(draft.billType).flatMap((name) => {
    const isRows = (fields as Record<string, { kind: string }>)[name]?.kind === 'rows';
    const [now, then] = isRows
      ? [rowsText(after, name), rowsText(before, name)]
      : [textOf(after, name), textOf(before, name)];
    return now === then ? [] : [{ name, isFilledEachTime: then === '' }];
  });
}

/** Rows as comparable text; rows without a value count as none. */
function rowsText(record: AnyRecord, name: string): string {
  const filled = rowsOf(record, name).filter((row) => Object.values(row).some(Boolean));
  return filled.length === 0
    ? ''
    : JSON.stringify(filled.map((row) => Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))));
}
