import { FEES } from '#contract/limits.ts';
import type { PayType } from '#contract/codes.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { writeBondSettlements, writeConsumption } from '../store/charges.ts';
import { declarationType } from '../store/filings.ts';
import { writeLedger } from '../store/wallet.ts';
import { chargeLines } from './chargeLines.ts';
import type { FiledFiling } from './fileBills.ts';

/** Writes down what filings cost: ledger, consumption record each, and uses of the provider's bond. */
export async function recordCharges(
  trx: Tx,
  principal: Principal,
  filings: readonly FiledFiling[],
  facts: { payType: PayType; intentKey: string | null; at: Date },
): Promise<void> {
  const { payType, intentKey, at } = facts;
  const { enterpriseId, userId, userName } = principal;
  const ledger = filings.flatMap((filing) =>
    chargeLines(filing.fee, filing.hasProviderBond, payType).map((line) => ({
      ...line,
      filingId: filing.id,
      intentKey,
      userId,
    })),
  );
  await writeLedger(trx, enterpriseId, ledger, at);
  const record = (filing: FiledFiling) => ({
    filing_id: filing.id,
    ams_no: filing.amsNo,
    pay_type: payType,
    operator_id: userId,
    operator_name: userName,
    at,
    remark: '',
  });
  await writeConsumption(
    trx,
    enterpriseId,
    filings.map((filing) => ({
      ...record(filing),
      item: declarationType(filing.billType),
      coins: payType === 2 ? 0 : filing.fee,
      coupon_deduction: payType === 2 ? filing.fee : 0,
    })),
  );
  await writeBondSettlements(
    trx,
    enterpriseId,
    filings
      .filter((filing) => filing.hasProviderBond)
      .map((filing) => ({
        ...record(filing),
        isf_no: filing.isfNo,
        bond_type: 'Hgj_Continuous',
        coins: FEES.providerBond,
      })),
  );
}
