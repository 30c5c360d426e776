import type { palette as en } from '../en/palette.ts';
import type { Shape } from '../shape.ts';

export const palette = {} as const satisfies Shape<typeof en>;
