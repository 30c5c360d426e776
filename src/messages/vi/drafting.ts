import type { drafting as en } from '../en/drafting.ts';
import type { Shape } from '../shape.ts';

export const drafting = {} as const satisfies Shape<typeof en>;
