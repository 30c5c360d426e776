import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord, FieldDeclaration, Fields } from '#schema/field.ts';
import { isSameValue } from '#schema/record.ts';
import { fieldRows } from '#schema/recordText.ts';
import { templateFields } from './templateFields.ts';

/** A field in which a draft differs from its template. */
export interface TemplateChange {
  name: string;
  /** The template leaves it blank. The user probably fills it for each filing, so it is offered but not preselected. */
  isFilledEachTime: boolean;
}

/** [T03] Differences between a draft and its template in form order; a list counts as one field. */
export function templateChanges(draft: Bill, template: Bill): TemplateChange[] {
  if (draft.billType !== template.billType) return [];
  const fields: Fields = billEntity(draft.billType).fields;
  return templateFields(draft.billType).flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const original = filledValue(field, template, name);
    if (isSameValue(field, filledValue(field, draft, name), original)) return [];
    return [{ name, isFilledEachTime: isSameValue(field, original, undefined) }];
  });
}

const filledValue = (field: FieldDeclaration, record: AnyRecord, name: string): unknown =>
  field.kind === 'rows' ? fieldRows(record, name).filter((row) => Object.values(row).some(Boolean)) : record[name];
