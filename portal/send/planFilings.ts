import { randomUUID } from 'node:crypto';
import type { Bill } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import type { Price } from '#rules/pricing.ts';
import { billOfRow } from '../store/filings.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/** A filing to be created: one per B/L number of a bill. */
export interface PlannedFiling {
  id: string;
  draftId: string | null;
  amsNo: string;
  amsType: string;
  billType: BillType;
  /** The bill with this number's row only. */
  bill: Bill;
  /** Coins. */
  fee: number;
  hasProviderBond: boolean;
}

/** The filings of bills, one per row with its price. @param prices of the bills, in their order */
export function planFilings(outgoing: readonly OutgoingBill[], prices: readonly Price[]): PlannedFiling[] {
  return outgoing.flatMap(({ bill, draftId }, index) =>
    bill.amsRequestList.map((row, at) => ({
      id: randomUUID(),
      draftId,
      amsNo: row.amsNo,
      amsType: row.amsType,
      billType: bill.billType,
      bill: billOfRow(bill, at),
      fee: prices[index]?.lines[at]?.fee ?? 0,
      hasProviderBond: (prices[index]?.bondFee ?? 0) > 0,
    })),
  );
}
