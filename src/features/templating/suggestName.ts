import { LIMITS } from '#contract/limits.ts';
import type { Bill } from '#contract/entities/bill.ts';

/** A name that a template of this bill could have: the name it has, else who sells to whom. */
export function suggestName(bill: Bill): string {
  if (bill.template_name) return bill.template_name;
  const parties = 'bugerName' in bill ? [bill.sellerName, bill.bugerName] : [bill.bookName, bill.shipName];
  return parties.filter(Boolean).join(' – ').slice(0, LIMITS.templateName);
}
