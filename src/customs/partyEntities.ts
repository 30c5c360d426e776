import { FLEXIBLE_TIMING } from '#contract/codes.ts';
import type { PartyPrefix } from '#contract/entities/partyBlock.ts';

/** The entity code of each party, in the order of the chapter. */
const ISF10_BLOCKS = [
  ['SE', 'seller'],
  ['BY', 'buger'],
  ['ST', 'ship'],
  ['LG', 'stuffing'],
  ['CS', 'consolidator'],
  ['MF', 'manufacturer'],
] as const satisfies readonly (readonly [string, PartyPrefix])[];

const ISF5_BLOCKS = [
  ['BKP', 'book'],
  ['ST', 'ship'],
] as const satisfies readonly (readonly [string, PartyPrefix])[];

/** Parties that are identified by a number only. */
export const NUMBERED = { IM: 'importer', CN: 'consignee' } as const;

export const partyBlocks = (isIsf5: boolean): readonly (readonly [string, PartyPrefix])[] =>
  isIsf5 ? ISF5_BLOCKS : ISF10_BLOCKS;

/** With reason "flexible timing", stuffing location and consolidator may follow until a day before arrival. */
export const mayComeLater = (entity: string, actionReason: string): boolean =>
  (entity === 'LG' || entity === 'CS') && FLEXIBLE_TIMING.includes(actionReason);
