import { blankRecord } from '#schema/blank.ts';
import type { EntityRecord, RuleContext } from '#schema/entity.ts';
import type { Issue } from '#schema/issue.ts';
import { problems } from '#schema/problems.ts';
import { ISF_5, type BillType, type ISF_10 } from '../codes.ts';
import { isf10 } from './isf10.ts';
import { isf5 } from './isf5.ts';

/** What every bill carries beside its form fields. */
export interface BillEnvelope {
  /** Null while the portal does not know it. */
  id: string | null;
  /** From 1; rises with every save. */
  revision?: number | undefined;
  from?: 'AI' | 'FLOW' | 'IMPORT' | null | undefined;
  templateId?: string | null | undefined;
}

export type Isf10Fields = EntityRecord<typeof isf10>;
export type Isf5Fields = EntityRecord<typeof isf5>;
export type Isf10Bill = BillEnvelope & { billType: typeof ISF_10 } & Isf10Fields;
export type Isf5Bill = BillEnvelope & { billType: typeof ISF_5 } & Isf5Fields;
export type Bill = Isf10Bill | Isf5Bill;

/** The declaration that a filing type follows. */
export const billEntity = (billType: BillType) => (billType === ISF_5 ? isf5 : isf10);

/** A new filing: ISF-10 unless said otherwise ([B03]), with the filer's own code ([B09]). */
export function blankBill(billType: BillType, houseScac: string): Bill {
  return { id: null, billType, ...blankRecord(billEntity(billType)), houseScac } as Bill;
}

/** Every problem of a bill at once, the same in browser and portal ([V25]). */
export function billProblems(bill: Bill, context: RuleContext): Issue[] {
  return problems(billEntity(bill.billType), bill as unknown as Record<string, unknown>, context);
}
