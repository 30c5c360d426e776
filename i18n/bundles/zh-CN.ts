import { ui } from '#components/texts/zh-CN.ts';
import { messages } from '#messages/zh-CN/index.ts';
import { ra } from '#messages/zh-CN/ra.ts';

export const texts = { ...messages, ra, ui };
