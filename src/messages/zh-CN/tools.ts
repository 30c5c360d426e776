import type { tools as en } from '../en/tools.ts';
import type { Shape } from '../shape.ts';

export const tools = {} as const satisfies Shape<typeof en>;
