import type { Gateway } from '../gateway.ts';
import { acceptMessage, type PracticeTools } from './acceptMessage.ts';

/**
 * Simulates customs for practice. It reads nothing but the bytes of a message and its own tables, accepts a repeated
 * message once and answers with delayed receipts.
 */
export function practiceGateway(portal: PracticeTools): Gateway {
  return {
    name: 'practice',
    submit: ({ text }) =>
      portal.db.transaction().execute(async (trx) => {
        await acceptMessage(portal, trx, text);
        await portal.steps.mark('practice.registered');
      }),
  };
}
