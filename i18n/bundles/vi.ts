import { ui } from '#components/texts/vi.ts';
import { messages } from '#messages/vi/index.ts';
import { ra } from '#messages/vi/ra.ts';

/** One chunk: the texts of the product, of its component library and of react-admin. */
export const texts = { ...messages, ra, ui };
