import { FLEXIBLE_TIMING } from '#contract/codes.ts';
import type { PartyPrefix } from '#contract/entities/partyBlock.ts';

/** The customs entity of each party block, in the order of the chapter's loops. */
export const ISF10_BLOCKS = [
  ['SE', 'seller'],
  ['BY', 'buger'],
  ['ST', 'ship'],
  ['LG', 'stuffing'],
  ['CS', 'consolidator'],
  ['MF', 'manufacturer'],
] as const satisfies readonly (readonly [string, PartyPrefix])[];

export const ISF5_BLOCKS = [
  ['BKP', 'book'],
  ['ST', 'ship'],
] as const satisfies readonly (readonly [string, PartyPrefix])[];

/** Parties that are a number alone. */
export const NUMBERED = { IM: 'importer', CN: 'consignee' } as const;

export const blocksOf = (isIsf5: boolean): readonly (readonly [string, PartyPrefix])[] =>
  isIsf5 ? ISF5_BLOCKS : ISF10_BLOCKS;

/** Stuffing location and consolidator may follow until a day before arrival, when the reason says flexible timing. */
export const mayComeLater = (entity: string, actionReason: string): boolean =>
  (entity === 'LG' || entity === 'CS') && FLEXIBLE_TIMING.includes(actionReason);
