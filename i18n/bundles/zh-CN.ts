import { messages } from '#messages/zh-CN/index.ts';
import { ra } from '#messages/zh-CN/ra.ts';

/** One chunk: the product's texts and react-admin's own. */
export const texts = { ...messages, ra };
