import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { IsfHeader, IsfReference } from './isfMessage.ts';

/** Shipment types that need no bond. */
export const UNBONDED: readonly string[] = ['03', '04', '05', '06', '09', '11'];
/** SF10 73–74: importer or broker; a single transaction bond stands alone as an ISF bond. */
const ACTIVITY = { continuous: '01', single: '16' } as const;
/** SF10 75. */
export const BOND_TYPE = { continuous: '8', single: '9' } as const;

type BondPart = Pick<IsfHeader, 'bondHolder' | 'bondActivity' | 'bondType'>;
export const NO_BOND: BondPart = { bondHolder: '', bondActivity: '', bondType: '' };

/** SF10 58–75 of a bill. */
export function bondOf({ cargoType, bondType, bondHolderId }: Isf10Bill): BondPart {
  if (UNBONDED.includes(cargoType)) return NO_BOND;
  const kind = bondType === 'Single' ? 'single' : 'continuous';
  return { bondHolder: bondHolderId, bondActivity: ACTIVITY[kind], bondType: BOND_TYPE[kind] };
}

/** SF20 of a bill's single bond: the surety and its own number for the bond. Blank ones stay away. */
export function bondReferences({ cargoType, bondType, suretyCode, bondReferenceNo }: Isf10Bill): IsfReference[] {
  if (bondType !== 'Single' || UNBONDED.includes(cargoType)) return [];
  return [
    { qualifier: 'V1', value: suretyCode },
    { qualifier: 'SBN', value: bondReferenceNo },
  ].filter(({ value }) => value !== '');
}
