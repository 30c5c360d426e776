import { FEES } from '#contract/limits.ts';
import type { BillType, PayType, Purse } from '#contract/codes.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Principal } from '../principal.ts';
import { addChargeRecords } from '../store/charges.ts';
import { declarationType } from '../store/filings.ts';
import { addToLedger } from '../store/wallet.ts';

interface ChargeLine {
  purse: Purse;
  /** Coins or coupons, negative. */
  amount: number;
  kind: 'filing' | 'bond';
}

const PURSES = { 0: 'coin', 1: 'credit', 2: 'coupon', 3: 'vip' } as const satisfies Record<PayType, Purse>;

/** The ledger lines of a filing; over all filings of a send they sum up to `splitCharge`. */
function chargeLines(fee: number, hasProviderBond: boolean, payType: PayType): ChargeLine[] {
  const lines: ChargeLine[] = [];
  if (fee > 0) lines.push({ purse: PURSES[payType], amount: payType === 2 ? -1 : -fee, kind: 'filing' });
  // A coupon covers the fee, never the bond.
  if (hasProviderBond) {
    lines.push({ purse: payType === 2 ? 'coin' : PURSES[payType], amount: -FEES.providerBond, kind: 'bond' });
  }
  return lines;
}

interface ChargedFiling {
  id: string;
  isfNo: string;
  amsNo: string;
  billType: BillType;
  operationSeq: number;
  /** Coins; 0 where only a bond is due, or nothing. */
  fee: number;
  hasProviderBond: boolean;
  /** The client's reference of the bill. */
  clientRef: string;
}

/** How many records of charges the filings get; each needs an order number. */
export const countChargeRecords = (filings: readonly Pick<ChargedFiling, 'fee' | 'hasProviderBond'>[]): number =>
  filings.reduce((sum, { fee, hasProviderBond }) => sum + Number(fee > 0) + Number(hasProviderBond), 0);

/**
 * Adds the charges of filings: ledger, consumption record per fee, and uses of the provider's bond.
 * @param facts with as many order numbers as `countChargeRecords` returns
 */
export function addCharges(
  batch: WriteBatch,
  principal: Principal,
  filings: readonly ChargedFiling[],
  facts: { payType: PayType; intentKey: string | null; at: Date; orderNumbers: readonly number[] },
): void {
  const { payType, intentKey, at, orderNumbers } = facts;
  const { enterpriseId, userId, userName } = principal;
  const ledger = filings.flatMap((filing) =>
    chargeLines(filing.fee, filing.hasProviderBond, payType).map((line) => ({
      ...line,
      filingId: filing.id,
      operationSeq: filing.operationSeq,
      intentKey,
      userId,
      clientRef: filing.clientRef,
    })),
  );
  addToLedger(batch, enterpriseId, ledger, at);
  const record = (filing: ChargedFiling) => ({
    filing_id: filing.id,
    operation_seq: filing.operationSeq,
    ams_no: filing.amsNo,
    pay_type: payType,
    operator_id: userId,
    operator_name: userName,
    at,
    remark: '',
  });
  const consumption = filings
    .filter(({ fee }) => fee > 0)
    .map((filing) => ({
      ...record(filing),
      item: declarationType(filing.billType),
      coins: payType === 2 ? 0 : filing.fee,
      coupon_deduction: payType === 2 ? filing.fee : 0,
    }));
  const bonds = filings
    .filter((filing) => filing.hasProviderBond)
    .map((filing) => ({
      ...record(filing),
      isf_no: filing.isfNo,
      // Coupons do not cover the bond.
      pay_type: payType === 2 ? 0 : payType,
      bond_type: 'Hgj_Continuous',
      coins: FEES.providerBond,
    }));
  addChargeRecords(batch, enterpriseId, { consumption, bonds }, orderNumbers);
}
