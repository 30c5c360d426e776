import type { partyTools as en } from '../en/partyTools.ts';
import type { Shape } from '../shape.ts';

export const partyTools = {} as const satisfies Shape<typeof en>;
