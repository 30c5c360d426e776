import type { Gateway } from '../gateway.ts';
import { takeMessage, type PracticeTools } from './takeMessage.ts';

/**
 * A customs of the tool's own, for practice: it knows only the bytes of a message and its own tables, takes a repeated
 * message once, and answers a few seconds later by timed receipts.
 */
export function practiceGateway(portal: PracticeTools): Gateway {
  return {
    name: 'practice',
    submit: ({ text }) =>
      portal.db.transaction().execute(async (trx) => {
        await takeMessage(portal, trx, text);
        await portal.steps.mark('practice.registered');
      }),
  };
}
