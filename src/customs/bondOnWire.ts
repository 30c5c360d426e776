import { UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { IsfHeader, IsfReference } from './isfMessage.ts';

/** SF10 73–74: importer or broker; `16` is a single transaction bond for the ISF alone. */
const ACTIVITY = { continuous: '01', single: '16' } as const;
/** SF10 75. */
export const BOND_TYPE = { continuous: '8', single: '9' } as const;

type BondPart = Pick<IsfHeader, 'bondHolder' | 'bondActivity' | 'bondType'>;
export const NO_BOND: BondPart = { bondHolder: '', bondActivity: '', bondType: '' };

/** SF10 58–75 of a bill. */
export function bondPart({ cargoType, bondType, bondHolderId }: Isf10Bill): BondPart {
  if (UNBONDED_CARGO_TYPES.includes(cargoType)) return NO_BOND;
  const kind = bondType === 'Single' ? 'single' : 'continuous';
  return { bondHolder: bondHolderId, bondActivity: ACTIVITY[kind], bondType: BOND_TYPE[kind] };
}

/** SF20 for a single bond: surety code and bond reference; blank ones are omitted. */
export function bondReferences({ cargoType, bondType, suretyCode, bondReferenceNo }: Isf10Bill): IsfReference[] {
  if (bondType !== 'Single' || UNBONDED_CARGO_TYPES.includes(cargoType)) return [];
  return [
    { qualifier: 'V1', value: suretyCode },
    { qualifier: 'SBN', value: bondReferenceNo },
  ].filter(({ value }) => value !== '');
}
