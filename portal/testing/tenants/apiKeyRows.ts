import { PASSWORD, type TestPortal } from '../harness.ts';
import { rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

type ApiKeyCall = 'listApiKeys' | 'createApiKey' | 'revokeApiKey' | 'openApi';

/** [P06] Only admins may name a key. */
export const apiKeyRows = (test: () => TestPortal): Record<ApiKeyCall, CallById | CallWithoutId> => ({
  listApiKeys: { calls: [(client) => client.get(`/enterprises/api-keys?${rivalQuery(test().rivalId)}`)] },
  createApiKey: {
    calls: [
      (client) =>
        client.post(`/enterprises/api-keys?${rivalQuery(test().rivalId)}`, { name: 'Own', current: PASSWORD }),
      (client) =>
        client.post('/enterprises/api-keys', { name: 'Own', current: PASSWORD, enterpriseId: test().rivalId }),
    ],
  },
  revokeApiKey: { record: 'apiKey', call: (client, id) => client.post('/enterprises/api-keys/revoke', { id }) },
  openApi: { calls: [(client) => client.get('/openapi.json')] },
});

/** Makes a key. @returns its id */
export async function addApiKey(test: TestPortal, account: string, name: string): Promise<string> {
  const admin = await test.signIn(account);
  const made = await admin.post('/enterprises/api-keys', { name, current: PASSWORD });
  return (made.body as { id: string }).id;
}
