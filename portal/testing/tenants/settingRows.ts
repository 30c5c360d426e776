import type { TestPortal } from '../harness.ts';
import { rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

/** Settings of a person or of lists. */
export const settingRows = (test: () => TestPortal) =>
  ({
    listQueryLog: {
      calls: [(client) => client.get(`/user-query-log?method=/bills&paramName=isfNo&${rivalQuery(test().rivalId)}`)],
    },
    clearQueryLog: {
      calls: [
        (client) =>
          client.post(`/user-query-log/clear?${rivalQuery(test().rivalId)}`, { method: '/bills', paramName: 'isfNo' }),
      ],
    },
    getTableConfig: {
      calls: [(client) => client.get(`/api/user-table-configs?type=sentList&${rivalQuery(test().rivalId)}`)],
    },
    saveTableConfig: {
      calls: [
        (client) =>
          client.post(`/api/user-table-configs/save?${rivalQuery(test().rivalId)}`, {
            columnString: 'amsNo',
            pageSize: 10,
            project: 'isf',
            type: 'sentList',
          }),
      ],
    },
    listViews: { calls: [(client) => client.get(`/api/list-views?list=sentList&${rivalQuery(test().rivalId)}`)] },
    saveView: {
      calls: [
        (client) =>
          client.post(`/api/list-views/save?${rivalQuery(test().rivalId)}`, {
            list: 'sentList',
            name: 'Mine',
            query: '',
            isShared: true,
          }),
      ],
    },
    removeView: { record: 'view', call: (client, id) => client.post('/api/list-views/remove', { id }) },
    me: { calls: [(client) => client.get('/me'), (client) => client.get(`/me?${rivalQuery(test().rivalId)}`)] },
    getUserConfig: { calls: [(client) => client.get(`/user-config?${rivalQuery(test().rivalId)}`)] },
    saveUserConfig: {
      calls: [
        (client) => client.post('/user-config', { pageSize: 20 }),
        (client) => client.post(`/user-config?${rivalQuery(test().rivalId)}`, { pageSize: 20 }),
      ],
    },
  }) satisfies Record<string, CallById | CallWithoutId>;
