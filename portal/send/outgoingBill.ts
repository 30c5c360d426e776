import type { Bill } from '#contract/entities/bill.ts';

/** One bill to be sent, with its draft, if any. */
export interface OutgoingBill {
  bill: Bill;
  draftId: string | null;
}

/** The numbers of bills, each with its filing type. */
export function outgoingNumbers(outgoing: readonly OutgoingBill[]) {
  return outgoing.flatMap(({ bill }) =>
    bill.amsRequestList.map((row) => ({ amsNo: row.amsNo, billType: bill.billType })),
  );
}
