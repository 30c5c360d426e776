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
  const [was, isMine, isTheirs] = [base, mine, theirs].map(textsOf) as [Texts, Texts, Texts];
  const names = Object.keys(billEntity(mine.billType).fields);
  const byMe = (name: string) => was[name] !== isMine[name];
  const apart = names.filter((name) => isMine[name] !== isTheirs[name]);
  if (mine.billType !== theirs.billType) {
    const wasTyped = base.billType !== mine.billType || names.some(byMe);
    return wasTyped ? { bill: mine, clashes: apart } : { bill: theirs, clashes: [] };
  }
  const taken = apart.filter((name) => !byMe(name));
  const bill: Bill = { ...mine, ...Object.fromEntries(taken.map((name) => [name, valueOf(theirs, name)])) };
  return { bill, clashes: apart.filter((name) => byMe(name) && was[name] !== isTheirs[name]) };
}

const valueOf = (bill: Bill, name: string): unknown => (bill as unknown as AnyRecord)[name];

type Texts = Readonly<Record<string, string>>;
/** Each field as text; what the form holds beside the declared cells says nothing. */
function textsOf(bill: Bill): Texts {
  const fields = readAsTyped(billEntity(bill.billType), bill) ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}
