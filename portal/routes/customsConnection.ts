import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import { currentEnvelope } from '../gateway/leavingEnvelope.ts';
import { goLiveChecklist } from '../goLive/goLiveChecklist.ts';
import type { Handlers } from '../implement.ts';
import type { Db, Portal } from '../portal.ts';
import { actorOf } from '../store/auditLog.ts';
import { readConnection, saveConnection, type StoredConnection } from '../store/customsConnection.ts';

type ConnectionCall = 'getCustomsConnection' | 'saveCustomsConnection' | 'goLiveChecklist';

/** [X01] The connection of an enterprise to customs, for its admins. */
export const customsConnectionHandlers: Handlers<ConnectionCall> = {
  getCustomsConnection: async ({ portal, principal: { enterpriseId } }) =>
    withState(portal, portal.db, enterpriseId, await readConnection(portal.db, enterpriseId)),
  saveCustomsConnection: async ({ portal, principal, body, request }) => {
    const actor = actorOf(principal, request);
    return portal.db.transaction().execute(async (trx) => {
      const saved = await saveConnection(trx, principal, body, actor, portal.clock());
      return withState(portal, trx, principal.enterpriseId, saved);
    });
  },
  goLiveChecklist: ({ portal, principal }) => goLiveChecklist(portal, principal),
};

/** The stored values, what is missing, and what the installation gives. */
async function withState(
  { config, clock }: Portal,
  db: Db,
  enterpriseId: string,
  stored: StoredConnection,
): Promise<CustomsConnection> {
  const { customsLine, gateway } = config;
  const { missing } = await currentEnvelope(db, customsLine, enterpriseId, clock());
  return { ...stored, gateway, missing, inherited: customsLine.filer, inheritedPreparer: customsLine.preparer };
}
