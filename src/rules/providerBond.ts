import type { Bill } from '#contract/entities/bill.ts';
import { ISF_10, UNBONDED_CARGO_TYPES } from '#contract/codes.ts';

/** What decides about the bond of a bill; an ISF-5 has no bond type. */
export interface BondFacts {
  bondType?: string;
  cargoType: string;
}

/** [D10] The provider's bond is sent, and therefore charged: a shipment that needs no bond is filed without one. */
export const usesProviderBond = ({ bondType, cargoType }: BondFacts): boolean =>
  bondType === 'Hgj_Continuous' && !UNBONDED_CARGO_TYPES.includes(cargoType);

/**
 * [B07] A bill as it is sent: with the provider's bond, the provider is the bond's holder.
 * @param providerBond the provider's number, a setting of the installation; blank where it is not set
 */
export const withProviderBond = (bill: Bill, providerBond: string): Bill =>
  bill.billType === ISF_10 && usesProviderBond(bill) && providerBond !== ''
    ? { ...bill, bondHolderType: 'OT', bondHolderId: providerBond }
    : bill;
