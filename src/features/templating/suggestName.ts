import { LIMITS } from '#contract/limits.ts';
import type { Bill } from '#contract/entities/bill.ts';

/** A default template name: the current one, else seller and buyer. */
export function suggestName(bill: Bill): string {
  if (bill.template_name) return bill.template_name;
  const parties = 'bugerName' in bill ? [bill.sellerName, bill.bugerName] : [bill.bookName, bill.shipName];
  return parties.filter(Boolean).join(' – ').slice(0, LIMITS.templateName);
}
