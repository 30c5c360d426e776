import { ISF_10 } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { withZone } from '#schema/dateText.ts';

/** Distinguishes filings beside their numbers: buyer or booking party, vessel and loading time. */
export const shipmentLine = (bill: Bill): string =>
  [
    bill.billType === ISF_10 ? bill.bugerName : bill.bookName,
    bill.vesselVoyage,
    bill.loadingAt && withZone(bill.loadingAt),
  ]
    .filter(Boolean)
    .join(' · ');
