import type { PartyType } from '#contract/codes.ts';
import type { PartyPrefix } from '#contract/entities/partyBlock.ts';

/** Party types offered first for a block; the first is the type of a party saved from there. */
const TYPES: Readonly<Record<PartyPrefix, readonly [PartyType, ...PartyType[]]>> = {
  buger: ['buyer', 'consignee'],
  seller: ['seller', 'shipper'],
  manufacturer: ['manufacturer'],
  stuffing: ['stuffing'],
  consolidator: ['consolidator'],
  ship: ['shipTo', 'consignee'],
  // The booking party is the shipper, or the forwarder who consolidates for it.
  book: ['shipper', 'consolidator'],
};

/** @param block a party block of the form */
export const partyTypes = (block: string): readonly PartyType[] => TYPES[block as PartyPrefix] ?? [];
