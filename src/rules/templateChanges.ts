import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord, Field, Fields } from '#schema/field.ts';
import { isSameValue } from '#schema/record.ts';
import { rowsOf } from '#schema/recordText.ts';
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
  const fields: Fields = billEntity(draft.billType).fields;
  return templateFields(draft.billType).flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const then = filledValue(field, template, name);
    if (isSameValue(field, filledValue(field, draft, name), then)) return [];
    return [{ name, isFilledEachTime: isSameValue(field, then, undefined) }];
  });
}

/** Rows without a value count as none. */
const filledValue = (field: Field, record: AnyRecord, name: string): unknown =>
  field.kind === 'rows' ? rowsOf(record, name).filter((row) => Object.values(row).some(Boolean)) : record[name];
