import type { Handlers } from '../implement.ts';
import { actorOf, writeAudit } from '../store/auditLog.ts';
import {
  decideFilerCode,
  listFilerCodes,
  listRequestedFilerCodes,
  requestFilerCode,
  withdrawFilerCode,
} from '../store/filerCodes.ts';

type FilerCodeCall =
  | 'listFilerCodes'
  | 'requestFilerCode'
  | 'withdrawFilerCode'
  | 'requestedFilerCodes'
  | 'decideFilerCode';

/** [K02] An enterprise's own filer codes: requested by an admin, confirmed by support staff. */
export const filerCodeHandlers: Handlers<FilerCodeCall> = {
  listFilerCodes: ({ portal, principal }) => listFilerCodes(portal.db, principal.enterpriseId, portal.clock()),
  requestFilerCode: ({ portal, principal, body }) =>
    portal.db.transaction().execute((trx) => requestFilerCode(trx, principal, body, portal.clock())),
  withdrawFilerCode: ({ portal, principal, body }) =>
    portal.db.transaction().execute((trx) => withdrawFilerCode(trx, principal, body.code)),
  requestedFilerCodes: ({ portal }) => listRequestedFilerCodes(portal.db),
  decideFilerCode: async ({ portal, principal, body, request }) => {
    const reason = body.isAccepted ? 'confirmed' : 'refused';
    const { enterpriseId, code } = body;
    await portal.db.transaction().execute(async (trx) => {
      await decideFilerCode(portal, trx, body);
      const act = { action: `filerCode.${reason}`, subject: 'filerCode', subjectId: `${enterpriseId}.${code}` };
      const states = { before: { state: 'requested' }, after: { state: reason } };
      await writeAudit(trx, actorOf(principal, request), { ...act, enterpriseId, ...states }, portal.clock());
    });
    request.server.security.write('filerCode.decided', request, { reason, about: body.enterpriseId });
  },
};
