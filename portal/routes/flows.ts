import type { Handlers } from '../implement.ts';
import { readFlowStage } from '../store/flows.ts';

/** [D14] Shipments that another system of the enterprise began. */
export const flowHandlers: Handlers<'flowData'> = {
  flowData: ({ portal, principal, query }) => readFlowStage(portal.db, principal.enterpriseId, query),
};
