import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import { envelopeOf } from '../gateway/leavingEnvelope.ts';
import { goLiveChecklist } from '../goLive/goLiveChecklist.ts';
import type { Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import { actorOf } from '../store/auditLog.ts';
import { readConnection, saveConnection, type StoredConnection } from '../store/customsConnection.ts';

type ConnectionCall = 'getCustomsConnection' | 'saveCustomsConnection' | 'goLiveChecklist';

/** [X01] The connection of an enterprise to customs, for its admins. */
export const customsConnectionHandlers: Handlers<ConnectionCall> = {
  getCustomsConnection: async ({ portal, principal: { enterpriseId } }) =>
    withState(portal, await readConnection(portal.db, enterpriseId)),
  saveCustomsConnection: async ({ portal, principal, body, request }) => {
    const actor = actorOf(principal, request);
    const saved = await portal.db
      .transaction()
      .execute((trx) => saveConnection(trx, principal, body, actor, portal.clock()));
    return withState(portal, saved);
  },
  goLiveChecklist: ({ portal, principal }) => goLiveChecklist(portal, principal),
};

/** The stored values, what is missing, and what the installation gives. */
function withState({ config, clock }: Portal, stored: StoredConnection): CustomsConnection {
  const { customsLine, gateway } = config;
  const { missing } = envelopeOf(customsLine, stored, clock());
  return { ...stored, gateway, missing, inherited: customsLine.filer, inheritedPreparer: customsLine.preparer };
}
