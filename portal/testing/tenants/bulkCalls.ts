import type { Answer } from '../client.ts';
import { key, type Caller } from './asking.ts';

/** Calls that take several ids. */
export const BULK: Record<
  string,
  {
    thing: 'draft' | 'filing' | 'template' | 'party' | 'linkman';
    ask: (client: Caller, ids: string[]) => Promise<Answer>;
  }
> = {
  removeDrafts: { thing: 'draft', ask: (client, ids) => client.post('/draft-bills/remove', ids) },
  restoreDrafts: { thing: 'draft', ask: (client, ids) => client.post('/draft-bills/restore', ids) },
  sendDrafts: { thing: 'draft', ask: (client, ids) => client.post('/draft-bills/send?payType=0', { ids }, key()) },
  preSettle: { thing: 'draft', ask: (client, ids) => client.post('/pre-settlement2', { ids }) },
  exportDraftsPdf: { thing: 'draft', ask: (client, ids) => client.get(`/draft-bills/export-pdf?ids=${ids.join(',')}`) },
  exportFilingsPdf: {
    thing: 'filing',
    ask: (client, ids) => client.get(`/bills/export-pdf-batch?ids=${ids.join(',')}`),
  },
  restoreTemplates: { thing: 'template', ask: (client, ids) => client.post('/template/restore', ids) },
  restoreParties: { thing: 'party', ask: (client, ids) => client.post('/party/restore', ids) },
  restoreLinkmen: { thing: 'linkman', ask: (client, ids) => client.post('/linkmen/restore', ids) },
  removeTemplates: { thing: 'template', ask: (client, ids) => client.post('/template/remove', ids) },
  removeParties: { thing: 'party', ask: (client, ids) => client.post('/party/remove', ids) },
  removeLinkmen: { thing: 'linkman', ask: (client, ids) => client.post('/linkmen/remove', ids) },
};
