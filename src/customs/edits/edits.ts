import { BILL_EDITS } from './billEdits.ts';
import { BOND_EDITS } from './bondEdits.ts';
import type { Edit } from './edit.ts';
import { GOODS_EDITS } from './goodsEdits.ts';
import { HEADER_EDITS } from './headerEdits.ts';
import { IMPORTER_EDITS } from './importerEdits.ts';
import { PARTY_EDITS } from './partyEdits.ts';
import { REFERENCE_EDITS } from './referenceEdits.ts';
import { ROUTING_EDITS } from './routingEdits.ts';

export const EDITS: readonly Edit[] = [
  ...HEADER_EDITS,
  ...IMPORTER_EDITS,
  ...BOND_EDITS,
  ...BILL_EDITS,
  ...REFERENCE_EDITS,
  ...PARTY_EDITS,
  ...GOODS_EDITS,
  ...ROUTING_EDITS,
];

/**
 * The edit with a published AMS or ABI code; null for an unknown code.
 * @example findEditByCode('125')?.name // 'S16'
 */
export const findEditByCode = (code: string): Edit | null =>
  EDITS.find(({ source, name, twin }) => source === 'customs' && (name === code || twin === code)) ?? null;

/** The edit with this narrative, for edits without a published code. */
export const findEditByNarrative = (narrative: string): Edit | null =>
  EDITS.find((edit) => edit.source === 'chapter' && edit.narrative === narrative) ?? null;
