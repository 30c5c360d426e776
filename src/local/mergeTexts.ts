import { differingFields, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';

/** What two tabs made of one text. */
export interface Merged<D> {
  record: D;
  /** Fields that both changed, each in its way; a list is one field. `mine` is in the record. */
  clashes: readonly string[];
}

/**
 * Puts together what two tabs typed into one bill: each field as the one that changed it has it.
 * @param base what both began from
 */
export function mergeTexts(base: Bill, mine: Bill, theirs: Bill): Merged<Bill> {
  const apart = differingFields(mine, theirs);
  const byMe = new Set(differingFields(mine, base));
  if (mine.billType !== theirs.billType) {
    const wasTyped = base.billType !== mine.billType || byMe.size > 0;
    return wasTyped ? { record: mine, clashes: apart } : { record: theirs, clashes: [] };
  }
  const byThem = new Set(differingFields(theirs, base));
  const other: AnyRecord = theirs;
  const taken = apart.filter((name) => !byMe.has(name));
  const record: Bill = { ...mine, ...Object.fromEntries(taken.map((name) => [name, other[name]])) };
  return { record, clashes: apart.filter((name) => byMe.has(name) && byThem.has(name)) };
}
