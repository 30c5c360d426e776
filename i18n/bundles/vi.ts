import { ui } from '#components/texts/vi.ts';
import { messages } from '#messages/vi/index.ts';
import { ra } from '#messages/vi/ra.ts';

export const texts = { ...messages, ra, ui };
