import { ui } from '#components/texts/zh-CN.ts';
import { messages } from '#messages/zh-CN/index.ts';
import { ra } from '#messages/zh-CN/ra.ts';

/** One chunk: the texts of the product, of its component library and of react-admin. */
export const texts = { ...messages, ra, ui };
