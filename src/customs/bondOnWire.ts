import { IMPORTER_BOND, ISF_BOND, UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { IsfHeader, IsfReference } from './isfMessage.ts';

/** SF10 75. */
export const BOND_TYPE = { continuous: '8', single: '9' } as const;

type BondPart = Pick<IsfHeader, 'bondHolder' | 'bondActivity' | 'bondType'>;
export const NO_BOND: BondPart = { bondHolder: '', bondActivity: '', bondType: '' };

/** SF10 73–74 of a bond without a stated activity. */
export const defaultActivity = (isSingle: boolean): string => (isSingle ? ISF_BOND : IMPORTER_BOND);

/** SF10 58–75 of a bill. */
export function bondPart({ cargoType, bondType, bondActivity, bondHolderId }: Isf10Bill): BondPart {
  if (UNBONDED_CARGO_TYPES.includes(cargoType)) return NO_BOND;
  const isSingle = bondType === 'Single';
  return {
    bondHolder: bondHolderId,
    bondActivity: bondActivity || defaultActivity(isSingle),
    bondType: isSingle ? BOND_TYPE.single : BOND_TYPE.continuous,
  };
}

/** [X03] The continuous bond behind an ISF-5, a setting of the enterprise: usually the carrier's own. */
export interface TransitBond {
  /** Blank if none is set. */
  holder: string;
  activity: string;
}

/** SF10 58–75 of an ISF-5. */
export const transitBondPart = (bond: TransitBond | undefined): BondPart =>
  bond?.holder ? { bondHolder: bond.holder, bondActivity: bond.activity, bondType: BOND_TYPE.continuous } : NO_BOND;

/** SF20 for a single bond: surety code and bond reference; blank ones are omitted. */
export function bondReferences({ cargoType, bondType, suretyCode, bondReferenceNo }: Isf10Bill): IsfReference[] {
  if (bondType !== 'Single' || UNBONDED_CARGO_TYPES.includes(cargoType)) return [];
  return [
    { qualifier: 'V1', value: suretyCode },
    { qualifier: 'SBN', value: bondReferenceNo },
  ].filter(({ value }) => value !== '');
}
