import type { JobHandler } from '../jobs/jobKinds.ts';
import type { Portal } from '../portal.ts';
import { practiceProvider, practiceWebhook } from './practiceProvider.ts';
import { receiveWebhook } from './receiveWebhook.ts';

/** Delivers the signed webhook of a practice payment; repeated until the portal has processed it. */
export const practicePaymentJob = (portal: Portal): JobHandler<{ paymentId: string }> => ({
  effect: 'transactional',
  run: async (trx, { paymentId }) => {
    const message = await practiceWebhook(trx, paymentId, portal.clock());
    const outcome = await receiveWebhook(portal, trx, practiceProvider({ ...portal, db: trx }), message);
    if (outcome === null) throw new Error(`The webhook of practice payment ${paymentId} was refused.`);
  },
});
