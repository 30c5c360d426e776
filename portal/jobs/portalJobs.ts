import { practiceGateway } from '../gateway/practice.ts';
import { receiveReceipt } from '../gateway/receiveReceipt.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Portal } from '../portal.ts';
import { markSent, readMessage } from '../store/operations.ts';
import type { JobHandlers } from './jobKinds.ts';

/** What the portal does for each kind of job. */
export function portalJobs(portal: Portal, gateway: Gateway = practiceGateway(portal)): JobHandlers {
  return {
    'gateway.submit': {
      effect: 'outside',
      run: async ({ enterpriseId, operationId }, signal) => {
        const message = await readMessage(portal.db, enterpriseId, operationId);
        if (!message) throw new Error(`Operation ${operationId} has no message.`);
        await portal.steps.mark('gateway.submitting');
        await gateway.submit(message, signal);
        await portal.steps.mark('gateway.submitted');
      },
      finish: (trx, { enterpriseId, operationId }) => markSent(trx, enterpriseId, operationId, portal.clock()),
    },
    'practice.answer': {
      effect: 'inside',
      run: async (trx, { raw }) => {
        await portal.steps.mark('practice.answering');
        const became = await receiveReceipt(portal, trx, raw);
        if (became === 'parked') portal.log.warn('a receipt fits no filing and was parked');
      },
    },
  };
}
