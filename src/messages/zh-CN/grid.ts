import type { grid as en } from '../en/grid.ts';
import type { Shape } from '../shape.ts';

export const grid = {} as const satisfies Shape<typeof en>;
