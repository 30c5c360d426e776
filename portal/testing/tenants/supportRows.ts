import { expectForbidden, type CallWithoutId } from './tenantCalls.ts';

type SupportCall = 'systemState' | 'listSupport' | 'getSupport' | 'createSupport' | 'updateSupport' | 'removeSupport';

/** Only for support staff; `portal/support/supportMatrix.test.ts` calls every resource with every verb. */
export const supportRows: Record<SupportCall, CallWithoutId> = {
  systemState: { calls: [expectForbidden((client) => client.get('/support/system'))] },
  listSupport: { calls: [expectForbidden((client) => client.get('/support/enterprises'))] },
  getSupport: { calls: [expectForbidden((client) => client.get('/support/enterprises/1'))] },
  createSupport: { calls: [expectForbidden((client) => client.post('/support/enterprises', {}))] },
  updateSupport: { calls: [expectForbidden((client) => client.put('/support/enterprises/1', { enabled: false }))] },
  removeSupport: { calls: [expectForbidden((client) => client.remove('/support/enterprises/1'))] },
};
