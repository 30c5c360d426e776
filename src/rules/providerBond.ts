import type { Bill } from '#contract/entities/bill.ts';
import { ISF_10 } from '#contract/codes.ts';

/**
 * [B07] A bill as it is sent: with the provider's bond, the provider is the bond's holder.
 * @param providerBond the provider's number, a setting of the installation; blank where it is not set
 */
export const withProviderBond = (bill: Bill, providerBond: string): Bill =>
  bill.billType === ISF_10 && bill.bondType === 'Hgj_Continuous' && providerBond !== ''
    ? { ...bill, bondHolderType: 'OT', bondHolderId: providerBond }
    : bill;
