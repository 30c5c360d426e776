import type { addressBook as en } from '../en/addressBook.ts';
import type { Shape } from '../shape.ts';

export const addressBook = {} as const satisfies Shape<typeof en>;
