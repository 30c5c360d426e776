import { blankRecord } from '#schema/blank.ts';
import type { EntityRecord, RuleContext } from '#schema/entity.ts';
import type { Issue } from '#schema/issue.ts';
import type { AnyRecord } from '#schema/field.ts';
import { problems } from '#schema/problems.ts';
import { declaredFields, diff, isSame } from '#schema/record.ts';
import { ISF_5, type BillType, type ISF_10 } from '../codes.ts';
import { isf10 } from './isf10.ts';
import { isf5 } from './isf5.ts';

/**
 * Fields of every bill besides its form fields. A type alias, because an interface is not assignable to `AnyRecord`.
 */
export type BillEnvelope = {
  /** Null until the portal has stored it. */
  id: string | null;
  /** Starts at 1 and increases with every save. */
  revision?: number | undefined;
  from?: 'AI' | 'FLOW' | 'IMPORT' | null | undefined;
  templateId?: string | null | undefined;
};

export type Isf10Fields = EntityRecord<typeof isf10>;
export type Isf5Fields = EntityRecord<typeof isf5>;
export type Isf10Bill = BillEnvelope & { billType: typeof ISF_10 } & Isf10Fields;
export type Isf5Bill = BillEnvelope & { billType: typeof ISF_5 } & Isf5Fields;
export type Bill = Isf10Bill | Isf5Bill;

export const billEntity = (billType: BillType) => (billType === ISF_5 ? isf5 : isf10);

/** Builds a bill from the declared fields of any record; missing ones are blank. */
export const toBill = (billType: BillType, record: AnyRecord, envelope: BillEnvelope): Bill =>
  billType === ISF_5
    ? { ...declaredFields(isf5.fields, record), ...envelope, billType }
    : { ...declaredFields(isf10.fields, record), ...envelope, billType };

/** A new filing: ISF-10 by default ([B03]), with the filer's own code ([B09]). */
export function blankBill(billType: typeof ISF_10, houseScac: string): Isf10Bill;
export function blankBill(billType: typeof ISF_5, houseScac: string): Isf5Bill;
export function blankBill(billType: BillType, houseScac: string): Bill;
export function blankBill(billType: BillType, houseScac: string): Bill {
  return toBill(billType, { ...blankRecord(billEntity(billType)), houseScac }, { id: null });
}

/** [B06] A bill for the wire: declared fields and the envelope, without the names displayed beside codes. */
export function toWireBody(bill: Bill): Bill {
  const { id, revision, billType, from, templateId } = bill;
  return toBill(billType, bill, { id, revision, from: from ?? null, templateId: templateId ?? null });
}

/** Whether two bills are equal in every form field; ids and revisions are ignored. */
export const isSameBill = (one: Bill, other: Bill): boolean =>
  one.billType === other.billType && isSame(billEntity(one.billType).fields, one, other);

/**
 * Names of the fields that differ between two bills; a list counts as one field. A field that the other's filing type
 * does not have counts as different.
 */
export function differingFields(mine: Bill, theirs: Bill): string[] {
  const { fields } = billEntity(mine.billType);
  const known: object = billEntity(theirs.billType).fields;
  const differing = new Set(diff(fields, mine, theirs));
  return Object.keys(fields).filter((name) => differing.has(name) || !(name in known));
}

export function billProblems(bill: Bill, context: RuleContext): Issue[] {
  return problems(billEntity(bill.billType), bill, context);
}
