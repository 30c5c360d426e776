import { ADVICE_EDITS } from './adviceEdits.ts';
import { BILL_EDITS } from './billEdits.ts';
import { BOND_EDITS } from './bondEdits.ts';
import type { Edit } from './edit.ts';
import { CHARACTER_EDITS } from './characterEdits.ts';
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
  ...CHARACTER_EDITS,
  ...ADVICE_EDITS,
];
