import type { templates as en } from '../en/templates.ts';
import type { Shape } from '../shape.ts';

export const templates = {} as const satisfies Shape<typeof en>;
