import type { Handlers } from '../implement.ts';
import { readFlowStage } from '../store/flows.ts';

/** [D14] Bills that another system began. */
export const flowHandlers: Handlers<'flowData'> = {
  flowData: ({ portal, principal, query }) => readFlowStage(portal.db, principal.enterpriseId, query),
};
