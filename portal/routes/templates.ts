import { isFilerCode } from '#contract/entities/checks.ts';
import { toErrorTree, issueAt } from '#schema/issue.ts';
import { idempotencyKey, type Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';
import { setRemoved } from '../store/setRemoved.ts';
import { listTemplates } from '../store/templateList.ts';
import { readTemplate, removeTemplates, saveTemplate, setDefaultFilerCode } from '../store/templates.ts';

type TemplateCall =
  | 'listTemplates'
  | 'getTemplate'
  | 'saveTemplate'
  | 'removeTemplates'
  | 'restoreTemplates'
  | 'setDefaultFilerCode';

/** [T01] Templates of the enterprise; every colleague may use and change them. */
export const templateHandlers: Handlers<TemplateCall> = {
  listTemplates: ({ portal, principal, query }) => listTemplates(portal.db, principal.enterpriseId, query),
  getTemplate: ({ portal, principal, params }) => readTemplate(portal.db, principal.enterpriseId, params.id),
  saveTemplate: ({ portal, principal, body, request }) =>
    portal.db
      .transaction()
      .execute((trx) =>
        saveTemplate(trx, { principal, bill: body, key: idempotencyKey(request) || null, now: portal.clock() }),
      ),
  removeTemplates: async ({ portal, principal, body }) => ({
    removed: await portal.db
      .transaction()
      .execute((trx) => removeTemplates(trx, principal.enterpriseId, body, portal.clock())),
  }),
  restoreTemplates: async ({ portal, principal, body }) => ({
    restored: await portal.db.transaction().execute((trx) => setRemoved(trx, 'template', principal, body, null)),
  }),
  setDefaultFilerCode: async ({ portal, principal, query }) => {
    const { id } = query;
    const houseScac = query.houseScac.toUpperCase();
    const checked = isFilerCode(houseScac, {});
    if (checked) throw refuse('invalid', { errors: toErrorTree([issueAt('houseScac', checked)]) });
    await portal.db
      .transaction()
      .execute((trx) => setDefaultFilerCode(trx, { principal, id, houseScac, now: portal.clock() }));
    return { id, houseScac };
  },
};
