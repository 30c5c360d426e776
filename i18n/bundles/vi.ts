import { messages } from '#messages/vi/index.ts';
import { ra } from '#messages/vi/ra.ts';

/** One chunk: the product's texts and react-admin's own. */
export const texts = { ...messages, ra };
