import type { Handlers } from '../implement.ts';
import { mailAccountNotice } from '../mail/accountNotices.ts';
import { openApiDocument } from '../openApi/openApiDocument.ts';
import type { Portal } from '../portal.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../store/apiKeys.ts';
import { actorOf } from '../store/auditLog.ts';
import { requirePassword } from './ownAccount.ts';

/** [P06] API keys of an enterprise, and the documentation of the calls that they may use. */
export function apiKeyHandlers({
  config,
}: Portal): Handlers<'listApiKeys' | 'createApiKey' | 'revokeApiKey' | 'openApi'> {
  let document: Record<string, unknown> | undefined;
  return {
    listApiKeys: ({ portal, principal }) => listApiKeys(portal.db, principal.enterpriseId),
    createApiKey: async ({ portal, principal, body, request }) => {
      // A stolen session must not outlive itself as a key.
      const { account } = await requirePassword(portal, principal, body.current);
      const actor = actorOf(principal, request);
      const made = await portal.db.transaction().execute(async (trx) => {
        const { enterpriseId } = principal;
        const created = await createApiKey(trx, principal, body, actor, portal.clock());
        await mailAccountNotice(portal, trx, 'apiKeyCreated', { account, enterpriseId }, request.locale);
        return created;
      });
      request.server.security.write('apiKey.created', request, { about: made.id });
      return made;
    },
    revokeApiKey: async ({ portal, principal, body, request }) => {
      const actor = actorOf(principal, request);
      await portal.db.transaction().execute((trx) => revokeApiKey(trx, principal, body.id, actor, portal.clock()));
      request.server.security.write('apiKey.revoked', request, { about: body.id });
    },
    openApi: async () => (document ??= openApiDocument(config.publicUrl)),
  };
}
