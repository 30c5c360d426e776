import type { Handlers } from '../implement.ts';
import { deleteAndSend } from '../send/deleteAndSend.ts';
import { deleteFiling } from '../send/deleteFiling.ts';
import type { OtherTenantLookups } from '../send/otherTenantLookups.ts';
import { updateFiling } from '../send/updateFiling.ts';
import { listOperations, readOperation } from '../store/history.ts';
import { lockIntent } from '../store/intents.ts';
import { splitConfirmation } from './confirmation.ts';
import { runIdempotentCall } from './runIdempotentCall.ts';

type LifeCall = 'updateFiling' | 'deleteFiling' | 'deleteAndSend' | 'listOperations' | 'getOperation';

/** [D09] [D12] Changes of a filing after it was sent, and its operations. */
export function filingLifeHandlers(otherTenants: OtherTenantLookups): Handlers<LifeCall> {
  return {
    updateFiling: (call) => {
      const input = { ...splitConfirmation(call.body), payType: call.query.payType };
      const action = { name: 'updateFiling', flow: 'update', input, otherTenants, lock: lockIntent } as const;
      return runIdempotentCall(action, call, ({ trx }, intentKey) =>
        updateFiling(call.portal, trx, call.principal, { ...input, intentKey }),
      );
    },
    deleteAndSend: (call) => {
      const input = { ...splitConfirmation(call.body), payType: call.query.payType };
      const action = { name: 'deleteAndSend', flow: 'deleteSend', input, otherTenants, lock: lockIntent } as const;
      return runIdempotentCall(action, call, (batch, intentKey) =>
        deleteAndSend(call.portal, batch, call.principal, { ...input, intentKey }),
      );
    },
    deleteFiling: async ({ portal, principal, query }) => {
      const deleted = await portal.db.transaction().execute((trx) => deleteFiling(portal, trx, principal, query));
      await portal.steps.mark('delete.committed');
      return deleted;
    },
    listOperations: ({ portal, principal, params }) => listOperations(portal.db, principal.enterpriseId, params.id),
    getOperation: ({ portal, principal, params }) => readOperation(portal.db, principal.enterpriseId, params.id),
  };
}
