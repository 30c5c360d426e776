import { billEntity, type Bill, type Isf10Fields, type Isf5Fields } from '#contract/entities/bill.ts';
import { CAPS } from '#schema/caps.ts';
import { declaredFields } from '#schema/record.ts';
import type { Principal } from '../principal.ts';
import { billSearchText } from './billSearchText.ts';

/** The columns of drafts and templates that derive from the bill, besides its body. */
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

/** The declared fields of a bill in their order, without ids and revisions. */
export const storedFields = (bill: Bill): Isf10Fields | Isf5Fields =>
  declaredFields(billEntity(bill.billType).fields, bill, CAPS);
