import type { ClientAnswer } from '../client.ts';
import { key, type TenantCaller } from './tenantCalls.ts';

/** Calls that take several ids. */
export const BULK: Record<
  string,
  {
    record: 'draft' | 'filing' | 'template' | 'party' | 'linkman' | 'bondSettlement';
    call: (client: TenantCaller, ids: string[]) => Promise<ClientAnswer>;
  }
> = {
  removeDrafts: { record: 'draft', call: (client, ids) => client.post('/draft-bills/remove', ids) },
  restoreDrafts: { record: 'draft', call: (client, ids) => client.post('/draft-bills/restore', ids) },
  handOverDrafts: {
    record: 'draft',
    call: (client, ids) => client.post('/draft-bills/hand-over', { ids, userId: 'demo-admin' }),
  },
  sendDrafts: { record: 'draft', call: (client, ids) => client.post('/draft-bills/send?payType=0', { ids }, key()) },
  preSettle: { record: 'draft', call: (client, ids) => client.post('/pre-settlement2', { ids }) },
  exportDraftsPdf: {
    record: 'draft',
    call: (client, ids) => client.get(`/draft-bills/export-pdf?ids=${ids.join(',')}`),
  },
  exportFilingsPdf: {
    record: 'filing',
    call: (client, ids) => client.get(`/bills/export-pdf-batch?ids=${ids.join(',')}`),
  },
  exportBondSettlements: {
    record: 'bondSettlement',
    call: (client, ids) => client.get(`/bond/settlements/export?ids=${ids.join(',')}`),
  },
  restoreTemplates: { record: 'template', call: (client, ids) => client.post('/template/restore', ids) },
  restoreParties: { record: 'party', call: (client, ids) => client.post('/party/restore', ids) },
  restoreLinkmen: { record: 'linkman', call: (client, ids) => client.post('/linkmen/restore', ids) },
  removeTemplates: { record: 'template', call: (client, ids) => client.post('/template/remove', ids) },
  removeParties: { record: 'party', call: (client, ids) => client.post('/party/remove', ids) },
  removeLinkmen: { record: 'linkman', call: (client, ids) => client.post('/linkmen/remove', ids) },
};
