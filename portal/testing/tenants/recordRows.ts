import { isf10Bill } from '#contract/testing/bills.ts';
import type { TestPortal } from '../harness.ts';
import { rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

/** Templates, address book and notifiers. */
export const tenantRecordRows = (test: () => TestPortal) =>
  ({
    listTemplates: {
      calls: [
        (client) => client.get('/template?pageSize=100'),
        (client) => client.get('/template?keyword=CANARY'),
        (client) => client.get(`/template?${rivalQuery(test().rivalId)}`),
      ],
    },
    getTemplate: { record: 'template', call: (client, id) => client.get(`/template/detail/${id}`) },
    saveTemplate: {
      record: 'template',
      call: (client, id) => client.post('/template/save', isf10Bill({ id, revision: 1, template_name: 'MINE' })),
    },
    removeTemplates: { record: 'template', call: (client, id) => client.post('/template/remove', [id]) },
    restoreTemplates: { record: 'template', call: (client, id) => client.post('/template/restore', [id]) },
    setDefaultFilerCode: {
      record: 'template',
      call: (client, id) => client.post(`/template/default-filer-code?id=${id}&houseScac=HBRL`),
    },
    listParties: {
      calls: [
        (client) => client.get('/party?pageSize=100'),
        (client) => client.get('/party?keyword=CANARY'),
        (client) => client.get('/party?name=CANARY&type=buyer&country=US'),
        (client) => client.get(`/party?${rivalQuery(test().rivalId)}`),
      ],
    },
    saveParty: {
      record: 'party',
      call: (client, id) =>
        client.post('/party', {
          id,
          name: 'MINE',
          type: 'buyer',
          addr: '1 MAIN ST',
          city: 'LOS ANGELES',
          countryCode: 'US',
        }),
    },
    removeParties: { record: 'party', call: (client, id) => client.post('/party/remove', [id]) },
    restoreParties: { record: 'party', call: (client, id) => client.post('/party/restore', [id]) },
    listLinkmen: {
      calls: [
        (client) => client.get('/linkmen?pageSize=100'),
        (client) => client.get('/linkmen?keyword=CANARY'),
        (client) => client.get(`/linkmen?${rivalQuery(test().rivalId)}`),
      ],
    },
    saveLinkman: {
      record: 'linkman',
      call: (client, id) => client.post('/linkmen', { id, name: 'Mine', email: 'mine@harbour.test' }),
    },
    removeLinkmen: { record: 'linkman', call: (client, id) => client.post('/linkmen/remove', [id]) },
    restoreLinkmen: { record: 'linkman', call: (client, id) => client.post('/linkmen/restore', [id]) },
  }) satisfies Record<string, CallById | CallWithoutId>;
