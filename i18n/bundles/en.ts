import { ui } from '#components/texts/en.ts';
import { messages } from '#messages/en/index.ts';
import { ra } from '#messages/en/ra.ts';

/** One chunk: the texts of the product, of its component library and of react-admin. */
export const texts = { ...messages, ra, ui };
