import { differingFields, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';

export interface Merged<D> {
  record: D;
  /** Fields that both changed differently; a list is one field. The record has the value of `mine`. */
  clashes: readonly string[];
}

/**
 * Three-way merge of the bill of two tabs, field by field.
 * @param base the common ancestor
 */
export function mergeTexts(base: Bill, mine: Bill, theirs: Bill): Merged<Bill> {
  const differing = differingFields(mine, theirs);
  const byMe = new Set(differingFields(mine, base));
  if (mine.billType !== theirs.billType) {
    const wasTyped = base.billType !== mine.billType || byMe.size > 0;
    return wasTyped ? { record: mine, clashes: differing } : { record: theirs, clashes: [] };
  }
  const byThem = new Set(differingFields(theirs, base));
  const other: AnyRecord = theirs;
  const taken = differing.filter((name) => !byMe.has(name));
  const record: Bill = { ...mine, ...Object.fromEntries(taken.map((name) => [name, other[name]])) };
  return { record, clashes: differing.filter((name) => byMe.has(name) && byThem.has(name)) };
}
