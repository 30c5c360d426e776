import { idempotencyKey, type Handlers } from '../implement.ts';
import { readNumberForms } from '../lists/numberForms.ts';
import { expireWithDrafts } from '../recognition/expireWithDrafts.ts';
import { listDrafts } from '../store/draftList.ts';
import { readDraft, saveDraft } from '../store/drafts.ts';
import { handOverDrafts } from '../store/handOverDrafts.ts';
import { setRemoved } from '../store/setRemoved.ts';

type DraftCall = 'listDrafts' | 'getDraft' | 'saveDraft' | 'removeDrafts' | 'restoreDrafts' | 'handOverDrafts';

/** [D01] [P04] Drafts belong to their owner; admins and sharing offices use each other's. */
export const draftHandlers: Handlers<DraftCall> = {
  listDrafts: ({ portal, principal, query }) =>
    readNumberForms(query, (form) => listDrafts(portal.db, principal, form, portal.clock())),
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
      const removed = await setRemoved(trx, 'draft', principal, body, portal.clock());
      await expireWithDrafts(portal, trx, principal.enterpriseId, body);
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return { removed };
    }),
  restoreDrafts: ({ portal, principal, body }) =>
    portal.db.transaction().execute(async (trx) => {
      const restored = await setRemoved(trx, 'draft', principal, body, null);
      await expireWithDrafts(portal, trx, principal.enterpriseId, body);
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return { restored };
    }),
  handOverDrafts: ({ portal, principal, body }) =>
    portal.db.transaction().execute(async (trx) => {
      const handedOver = await handOverDrafts(trx, principal, body);
      await portal.bus.publish(trx, principal.enterpriseId, { type: 'DRAFTS' });
      return { handedOver };
    }),
};
