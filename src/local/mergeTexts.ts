import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import { readAsTyped } from '#schema/zodOf.ts';

/** What two tabs made of one text. */
export interface Merged {
  bill: Bill;
  /** Fields that both changed, each in its way; a list is one field. `mine` is in the bill. */
  clashes: readonly string[];
}

/**
 * Puts together what two tabs typed into one bill: each field as the one that changed it has it.
 * @param base what both began from
 */
export function mergeTexts(base: Bill, mine: Bill, theirs: Bill): Merged {
  if (mine.billType !== theirs.billType) {
    const names = Object.keys(billEntity(mine.billType).fields);
    const isMine = base.billType !== mine.billType || names.some(differs(base, mine));
    return isMine ? { bill: mine, clashes: names.filter(differs(mine, theirs)) } : { bill: theirs, clashes: [] };
  }
  const [byMe, byThem, apart] = [differs(base, mine), differs(base, theirs), differs(mine, theirs)];
  const changed = Object.keys(billEntity(mine.billType).fields).filter(apart);
  const taken = changed.filter((name) => !byMe(name));
  const bill: Bill = { ...mine, ...Object.fromEntries(taken.map((name) => [name, valueOf(theirs, name)])) };
  return { bill, clashes: changed.filter((name) => byMe(name) && byThem(name)) };
}

const valueOf = (bill: Bill, name: string): unknown => (bill as unknown as AnyRecord)[name];

/** Whether a field is another one in the other bill; what the form holds beside the declared cells says nothing. */
function differs(a: Bill, b: Bill): (name: string) => boolean {
  const [one, other] = [a, b].map((bill) => (readAsTyped(billEntity(bill.billType), bill) ?? {}) as AnyRecord);
  return (name) => JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]);
}
