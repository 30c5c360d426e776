import { billEntity, type Bill, type Isf10Fields, type Isf5Fields } from '#contract/entities/bill.ts';
import { CAPS } from '#schema/caps.ts';
import { declaredFields } from '#schema/record.ts';
import type { Principal } from '../principal.ts';
import { billSearchText } from './billSearchText.ts';

/** What the rows of drafts and of templates hold of their bill alike, beside its body. */
export function billColumns(bill: Bill, { userId, userName }: Pick<Principal, 'userId' | 'userName'>, now: Date) {
  return {
    operator_id: userId,
    operator_name: userName,
    bill_type: bill.billType,
    house_scac: bill.houseScac,
    template_name: bill.template_name,
    search: billSearchText(bill, userName),
    updated_at: now,
  };
}

/** What a person typed, without ids and revisions, in the order of the declaration. */
export const storedFields = (bill: Bill): Isf10Fields | Isf5Fields =>
  declaredFields(billEntity(bill.billType).fields, bill, CAPS);
