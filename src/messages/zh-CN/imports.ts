import type { imports as en } from '../en/imports.ts';
import type { Shape } from '../shape.ts';

export const imports = {} as const satisfies Shape<typeof en>;
