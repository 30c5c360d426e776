import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { TestPortal } from '../harness.ts';
import { rivalFiler, rivalQuery, key, RIVAL_AMS, type CallById, type CallWithoutId } from './tenantCalls.ts';

/** The main job. */
export const filingRows = (test: () => TestPortal) =>
  ({
    listDrafts: {
      calls: [
        (client) => client.get('/draft-bills?pageSize=100'),
        (client) => client.get('/draft-bills?keyword=CANARY'),
        (client) => client.get(`/draft-bills?keyword=${RIVAL_AMS}`),
        (client) => client.get(`/draft-bills?${rivalQuery(test().rivalId)}`),
        async (client) => client.get(`/draft-bills?pageSize=100&ownerId=${await rivalFiler(test())}`),
        (client) =>
          client.get('/draft-bills?pageSize=100&sortField=bugerName&sortOrder=asc', {
            'x-owner': `x.${test().rivalId}`,
          }),
      ],
    },
    getDraft: { record: 'draft', call: (client, id) => client.get(`/draft-bills/detail/${id}`) },
    saveDraft: {
      record: 'draft',
      call: (client, id) => client.post('/draft-bills/save', isf10Bill({ id, revision: 1 })),
    },
    removeDrafts: { record: 'draft', call: (client, id) => client.post('/draft-bills/remove', [id]) },
    restoreDrafts: { record: 'removedDraft', call: (client, id) => client.post('/draft-bills/restore', [id]) },
    handOverDrafts: {
      record: 'draft',
      call: (client, id) => client.post('/draft-bills/hand-over', { ids: [id], userId: 'demo-filer' }),
    },
    sendDrafts: {
      record: 'draft',
      call: (client, id) => client.post('/draft-bills/send?payType=0', { ids: [id] }, key()),
    },
    sendBill: {
      record: 'draft',
      call: (client, id) => {
        const amsRequestList = [amsRowOf('OOLU2719400001')];
        return client.post('/bills/send?payType=0', isf10Bill({ id, revision: 1, amsRequestList }), key());
      },
    },
    preSettle: { record: 'draft', call: (client, id) => client.post('/pre-settlement2', { ids: [id] }) },
    listFilings: {
      calls: [
        (client) => client.get('/bills?pageSize=100'),
        (client) => client.get('/bills?keyword=CANARY'),
        (client) => client.get(`/bills?amsNo=${RIVAL_AMS}`),
        (client) => client.get(`/bills?${rivalQuery(test().rivalId)}`),
      ],
    },
    getFiling: { record: 'filing', call: (client, id) => client.get(`/bill/${id}`) },
    updateFiling: {
      record: 'filing',
      call: (client, id) => client.post('/bill/update?payType=0', isf10Bill({ id, revision: 1 }), key()),
    },
    deleteFiling: { record: 'filing', call: (client, id) => client.post(`/bill/delete?id=${id}`) },
    deleteAndSend: {
      record: 'filing',
      call: (client, id) => client.post('/bills/delete-send?payType=0', isf10Bill({ id, revision: 1 }), key()),
    },
    listOperations: { record: 'filing', call: (client, id) => client.get(`/operation/${id}`) },
    getOperation: { record: 'operation', call: (client, id) => client.get(`/operation-detail/${id}`) },
    getIntent: { record: 'intent', call: (client, id) => client.get(`/intents/${id}`) },
    findAmsNumber: {
      calls: [
        (client) => client.get('/ams-numbers/CNRY0000000001'),
        (client) => client.get(`/ams-numbers/${RIVAL_AMS}?${rivalQuery(test().rivalId)}`),
      ],
    },
    flowData: {
      record: 'stage',
      call: (client, id) =>
        client.get(`/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=${encodeURIComponent(id)}`),
    },
  }) satisfies Record<string, CallById | CallWithoutId>;
