import type { Bill } from '#contract/entities/bill.ts';
import { IMPORTER_BOND, ISF_10, UNBONDED_CARGO_TYPES } from '#contract/codes.ts';

/** What decides about the bond of a bill; an ISF-5 has no bond type. */
export interface BondFacts {
  bondType?: string;
  cargoType: string;
}

/** The provider's bond: its number and activity. */
export interface ProviderBond {
  providerBond?: string | undefined;
  providerBondActivity?: string | undefined;
}

/** [D10] The provider's bond is sent, and therefore charged: a shipment that needs no bond is filed without one. */
export const usesProviderBond = ({ bondType, cargoType }: BondFacts): boolean =>
  bondType === 'Hgj_Continuous' && !UNBONDED_CARGO_TYPES.includes(cargoType);

/**
 * [B07] A bill as it is sent: with the provider's bond, the provider is the bond's holder, and the activity is that of its
 * bond.
 * @param provider settings of the installation; the number is blank where it is not set
 */
export const withProviderBond = (
  bill: Bill,
  { providerBond = '', providerBondActivity = IMPORTER_BOND }: ProviderBond,
): Bill =>
  bill.billType === ISF_10 && usesProviderBond(bill) && providerBond !== ''
    ? { ...bill, bondHolderType: 'OT', bondHolderId: providerBond, bondActivity: providerBondActivity }
    : bill;
