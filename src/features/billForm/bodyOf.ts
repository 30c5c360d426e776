import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import { rowsOf, textOf } from '#schema/problems.ts';

/** [B06] A bill as the wire takes it: declared fields and the envelope; names shown beside codes stay here. */
export function bodyOf(bill: Bill): Bill {
  const { id, revision, billType, from, templateId } = bill;
  const fields = declared(billEntity(billType).fields, bill as unknown as AnyRecord);
  return { ...fields, id, billType, revision, from: from ?? null, templateId: templateId ?? null } as Bill;
}

/** Fields of two bills that differ, rows as one; in the order of the declaration. */
export function differingFields(mine: Bill, theirs: Bill): string[] {
  const [a, b] = [bodyOf(mine), bodyOf(theirs)] as unknown as [AnyRecord, AnyRecord];
  return Object.keys(billEntity(mine.billType).fields).filter(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  );
}

/** Whether two bills say the same in every field of their form; ids and revisions apart. */
export const isSameText = (mine: Bill, theirs: Bill): boolean =>
  mine.billType === theirs.billType && differingFields(mine, theirs).length === 0;

function declared(fields: Fields, record: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'rows' ? rowsOf(record, name).map((row) => declared(field.of, row)) : textOf(record, name),
    ]),
  );
}
