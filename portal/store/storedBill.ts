import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/zodOf.ts';

/** A bill as it was sent once; fields that were declared later are blank. @param id of its filing */
export function storedBill(bill: Bill, id: string | null = null): Bill {
  const { billType, from = null, templateId = null } = bill;
  return { ...readLeniently(billEntity(billType), bill), billType, id, from, templateId } as Bill;
}
