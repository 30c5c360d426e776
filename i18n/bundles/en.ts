import { ui } from '#components/texts/en.ts';
import { messages } from '#messages/en/index.ts';
import { ra } from '#messages/en/ra.ts';

export const texts = { ...messages, ra, ui };
