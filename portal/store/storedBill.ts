import { toBill, type Bill } from '#contract/entities/bill.ts';

/** A stored bill with fields that were declared later as blank. @param id of its filing */
export const storedBill = (bill: Bill, id: string | null = null): Bill =>
  toBill(bill.billType, bill, { id, from: bill.from ?? null, templateId: bill.templateId ?? null });
