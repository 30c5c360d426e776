import type { BillType } from '#contract/codes.ts';
import { billEntity, toBill, blankBill, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';

export interface SwitchedBill {
  bill: Bill;
  /** Filled fields that the other type does not have, in form order. */
  dropped: string[];
  /** All values that the new type has no field for. Passed to the next switch, they are restored. */
  hidden: AnyRecord;
}

/**
 * Converts a bill to the other filing type. Values without a field in the new type go to `hidden`, from where the next
 * switch restores them.
 * @param hidden from earlier switches of this draft
 * @example switchBillType(isf10, ISF_5, {}).dropped // ['bondHolderId', 'importerId', …]
 */
export function switchBillType(bill: Bill, to: BillType, hidden: AnyRecord): SwitchedBill {
  const from: Entity = billEntity(bill.billType);
  const target: Entity = billEntity(to);
  const record: AnyRecord = bill;
  const stash: AnyRecord = { ...hidden };
  const next: AnyRecord = { ...blankBill(to, bill.houseScac) };
  for (const name of Object.keys(target.fields)) {
    const value = from.fields[name] ? record[name] : stash[name];
    if (value !== undefined) next[name] = value;
    delete stash[name];
  }
  const leaving = Object.keys(from.fields).filter((name) => !target.fields[name]);
  for (const name of leaving) stash[name] = record[name];
  const { id, revision, from: origin, templateId } = bill;
  return {
    bill: toBill(to, next, { id, revision, from: origin, templateId }),
    dropped: inFormOrder(
      from,
      leaving.filter((name) => isFilled(from, record, name)),
    ),
    hidden: stash,
  };
}

function isFilled(of: Entity, record: AnyRecord, name: string): boolean {
  const field = of.fields[name];
  if (!field || field.kind === 'rows') return false;
  const value = fieldText(record, name);
  return value.trim() !== '' && value !== (field.initial ?? '');
}

function inFormOrder(of: Entity, names: readonly string[]): string[] {
  const order = Object.values(of.views.form ?? {}).flat();
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
