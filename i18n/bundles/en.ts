import { messages } from '#messages/en/index.ts';
import { ra } from '#messages/en/ra.ts';

/** One chunk: the product's texts and react-admin's own. */
export const texts = { ...messages, ra };
