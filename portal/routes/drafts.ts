import { idempotencyKey, type Handlers } from '../implement.ts';
import { listDrafts } from '../store/draftList.ts';
import { readDraft, saveDraft } from '../store/drafts.ts';
import { setRemoved } from '../store/setRemoved.ts';

type DraftCall = 'listDrafts' | 'getDraft' | 'saveDraft' | 'removeDrafts' | 'restoreDrafts';

/** [D01] Drafts of the enterprise; every colleague may edit them. */
export const draftHandlers: Handlers<DraftCall> = {
  listDrafts: ({ portal, principal, query }) => listDrafts(portal.db, principal.enterpriseId, query, portal.clock()),
  getDraft: ({ portal, principal, params }) => readDraft(portal.db, principal, params.id),
  saveDraft: ({ portal, principal, body, request }) =>
    portal.db.transaction().execute(async (trx) => {
      const key = idempotencyKey(request) || null;
      const saved = await saveDraft(trx, { principal, bill: body, key, now: portal.clock() });
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return saved;
    }),
  removeDrafts: ({ portal, principal, body }) =>
    portal.db.transaction().execute(async (trx) => {
      const removed = await setRemoved(trx, 'draft', principal.enterpriseId, body, portal.clock());
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return { removed };
    }),
  restoreDrafts: ({ portal, principal, body }) =>
    portal.db.transaction().execute(async (trx) => {
      const restored = await setRemoved(trx, 'draft', principal.enterpriseId, body, null);
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return { restored };
    }),
};
