import type { Confirmation } from '#contract/entities/billRecord.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Confirmed } from '../send/confirmed.ts';

/** Without acceptance the member is absent, so that the hash of a body does not depend on how that was written. */
export const toConfirmation = ({ quotedTotal, acceptRejects }: Confirmation): Confirmed => ({
  quotedTotal,
  ...(acceptRejects ? { acceptRejects: true } : {}),
});

/** The bill of a paid call, and what the caller confirmed. */
export function splitConfirmation(body: Bill & Confirmation): Confirmed & { bill: Bill } {
  const { quotedTotal, acceptRejects, ...bill } = body;
  return { bill, ...toConfirmation({ quotedTotal, acceptRejects }) };
}
