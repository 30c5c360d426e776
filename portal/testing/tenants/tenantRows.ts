import type { BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, type TestPortal } from '../harness.ts';
import { forbidden, injected, key, RIVAL_AMS, unpacked, type ByCrawl, type ByThing } from './asking.ts';

/**
 * One row per built call; a call without a row does not compile, and fails the first test of the matrix.
 * @param test the portal, once it runs
 */
export const tenantRows = (test: () => TestPortal): Record<BuiltCall, ByThing | ByCrawl> => ({
  listDrafts: {
    crawl: [
      (client) => client.get('/draft-bills?pageSize=100'),
      (client) => client.get('/draft-bills?keyword=CANARY'),
      (client) => client.get(`/draft-bills?keyword=${RIVAL_AMS}`),
      (client) => client.get(`/draft-bills?${injected(test().rivalId)}`),
      (client) =>
        client.get('/draft-bills?pageSize=100&sortField=bugerName&sortOrder=asc', { 'x-owner': `x.${test().rivalId}` }),
    ],
  },
  getDraft: { thing: 'draft', ask: (client, id) => client.get(`/draft-bills/detail/${id}`) },
  saveDraft: { thing: 'draft', ask: (client, id) => client.post('/draft-bills/save', isf10Bill({ id, revision: 1 })) },
  removeDrafts: { thing: 'draft', ask: (client, id) => client.post('/draft-bills/remove', [id]) },
  restoreDrafts: { thing: 'removedDraft', ask: (client, id) => client.post('/draft-bills/restore', [id]) },
  sendDrafts: {
    thing: 'draft',
    ask: (client, id) => client.post('/draft-bills/send?payType=0', { ids: [id] }, key()),
  },
  sendBill: {
    thing: 'draft',
    ask: (client, id) => {
      const amsRequestList = [amsRowOf('OOLU2719400001')];
      return client.post('/bills/send?payType=0', isf10Bill({ id, revision: 1, amsRequestList }), key());
    },
  },
  preSettle: { thing: 'draft', ask: (client, id) => client.post('/pre-settlement2', { ids: [id] }) },
  listFilings: {
    crawl: [
      (client) => client.get('/bills?pageSize=100'),
      (client) => client.get('/bills?keyword=CANARY'),
      (client) => client.get(`/bills?amsNo=${RIVAL_AMS}`),
      (client) => client.get(`/bills?${injected(test().rivalId)}`),
    ],
  },
  getFiling: { thing: 'filing', ask: (client, id) => client.get(`/bill/${id}`) },
  updateFiling: {
    thing: 'filing',
    ask: (client, id) => client.post('/bill/update?payType=0', isf10Bill({ id, revision: 1 }), key()),
  },
  deleteFiling: { thing: 'filing', ask: (client, id) => client.post(`/bill/delete?id=${id}`) },
  deleteAndSend: {
    thing: 'filing',
    ask: (client, id) => client.post('/bills/delete-send?payType=0', isf10Bill({ id, revision: 1 }), key()),
  },
  listOperations: { thing: 'filing', ask: (client, id) => client.get(`/operation/${id}`) },
  getOperation: { thing: 'operation', ask: (client, id) => client.get(`/operation-detail/${id}`) },
  getIntent: { thing: 'intent', ask: (client, id) => client.get(`/intents/${id}`) },
  listTemplates: {
    crawl: [
      (client) => client.get('/template?pageSize=100'),
      (client) => client.get('/template?keyword=CANARY'),
      (client) => client.get(`/template?${injected(test().rivalId)}`),
    ],
  },
  getTemplate: { thing: 'template', ask: (client, id) => client.get(`/template/detail/${id}`) },
  saveTemplate: {
    thing: 'template',
    ask: (client, id) => client.post('/template/save', isf10Bill({ id, revision: 1, template_name: 'MINE' })),
  },
  removeTemplates: { thing: 'template', ask: (client, id) => client.post('/template/remove', [id]) },
  restoreTemplates: { thing: 'template', ask: (client, id) => client.post('/template/restore', [id]) },
  setDefaultFilerCode: {
    thing: 'template',
    ask: (client, id) => client.post(`/template/default-filer-code?id=${id}&houseScac=HBRL`),
  },
  listParties: {
    crawl: [
      (client) => client.get('/party?pageSize=100'),
      (client) => client.get('/party?keyword=CANARY'),
      (client) => client.get('/party?name=CANARY&type=buyer&country=US'),
      (client) => client.get(`/party?${injected(test().rivalId)}`),
    ],
  },
  saveParty: {
    thing: 'party',
    ask: (client, id) => client.post('/party', { id, name: 'MINE', type: 'buyer', countryCode: 'US' }),
  },
  removeParties: { thing: 'party', ask: (client, id) => client.post('/party/remove', [id]) },
  restoreParties: { thing: 'party', ask: (client, id) => client.post('/party/restore', [id]) },
  listLinkmen: {
    crawl: [
      (client) => client.get('/linkmen?pageSize=100'),
      (client) => client.get('/linkmen?keyword=CANARY'),
      (client) => client.get(`/linkmen?${injected(test().rivalId)}`),
    ],
  },
  saveLinkman: {
    thing: 'linkman',
    ask: (client, id) => client.post('/linkmen', { id, name: 'Mine', email: 'mine@harbour.test' }),
  },
  removeLinkmen: { thing: 'linkman', ask: (client, id) => client.post('/linkmen/remove', [id]) },
  restoreLinkmen: { thing: 'linkman', ask: (client, id) => client.post('/linkmen/restore', [id]) },
  listQueryLog: {
    crawl: [(client) => client.get(`/user-query-log?method=/bills&paramName=isfNo&${injected(test().rivalId)}`)],
  },
  clearQueryLog: {
    crawl: [
      (client) =>
        client.post(`/user-query-log/clear?${injected(test().rivalId)}`, { method: '/bills', paramName: 'isfNo' }),
    ],
  },
  getTableConfig: {
    crawl: [(client) => client.get(`/api/user-table-configs?type=sentList&${injected(test().rivalId)}`)],
  },
  saveTableConfig: {
    crawl: [
      (client) =>
        client.post(`/api/user-table-configs/save?${injected(test().rivalId)}`, {
          columnString: 'amsNo',
          pageSize: 10,
          project: 'isf',
          type: 'sentList',
        }),
    ],
  },
  flowData: {
    thing: 'stage',
    ask: (client, id) =>
      client.get(`/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=${encodeURIComponent(id)}`),
  },
  exportFilings: { crawl: [(client) => unpacked(client.get(`/bills/export?${injected(test().rivalId)}`))] },
  exportTemplates: {
    crawl: [(client) => unpacked(client.get(`/template/excel-export?enterpriseId=${test().rivalId}`))],
  },
  exportParties: { crawl: [(client) => unpacked(client.get(`/party/excel-export?${injected(test().rivalId)}`))] },
  exportFilingsPdf: { thing: 'filing', ask: (client, id) => client.get(`/bills/export-pdf-batch?ids=${id}`) },
  importTemplate: { crawl: [(client) => client.get(`/draft-bills/import-url?billType=1&${injected(test().rivalId)}`)] },
  importTemplateFile: {
    crawl: [
      (client) =>
        unpacked(client.get(`/draft-bills/import-template?billType=1&lang=zh-CN&${injected(test().rivalId)}`)),
    ],
  },
  importDrafts: {
    thing: 'import',
    ask: (client, token) => client.post(`/draft-bills/import?billType=1&${injected(test().rivalId)}`, { token }),
  },
  importJob: { thing: 'import', ask: (client, id) => client.get(`/draft-bills/import/${id}`) },
  exportDraftsPdf: { thing: 'draft', ask: (client, id) => client.get(`/draft-bills/export-pdf?ids=${id}`) },
  me: { crawl: [(client) => client.get('/me'), (client) => client.get(`/me?${injected(test().rivalId)}`)] },
  getUserConfig: { crawl: [(client) => client.get(`/user-config?${injected(test().rivalId)}`)] },
  saveUserConfig: {
    crawl: [
      (client) => client.post('/user-config', { pageSize: 20 }),
      (client) => client.post(`/user-config?${injected(test().rivalId)}`, { pageSize: 20 }),
    ],
  },
  searchCountries: { crawl: [(client) => client.get('/plain-data/country/s?keyword=CANARY')] },
  frequentCountries: { crawl: [(client) => client.get('/plain-data/country/frequently')] },
  searchPorts: { crawl: [(client) => client.get('/plain-data/port/s?keyword=CANARY')] },
  searchCommonPorts: { crawl: [(client) => client.get('/common/ports/s?keyword=CANARY')] },
  frequentPorts: { crawl: [(client) => client.get('/common/ports/frequently')] },
  commonPorts: { crawl: [(client) => client.get('/plain-data/port/common')] },
  searchZipCodes: { crawl: [(client) => client.get('/api/zipcode/search?keyword=CANARY')] },
  searchHsCodes: { crawl: [(client) => client.get('/plain-data/hs/s?keyword=CANARY')] },
  findAmsNumber: {
    crawl: [
      (client) => client.get('/ams-numbers/CNRY0000000001'),
      (client) => client.get(`/ams-numbers/${RIVAL_AMS}?${injected(test().rivalId)}`),
    ],
  },
  supportedLocales: { crawl: [(client) => client.get('/anonymous/locale/support-locale')] },
  localeMessages: { crawl: [(client) => client.get('/anonymous/locale/message?localeCode=en')] },
  // Support staff alone: filings of everybody pass there.
  practiceState: { crawl: [forbidden((client) => client.get('/support/practice'))] },
  parkedReceipts: {
    crawl: [forbidden((client) => client.get(`/support/practice/parked?${injected(test().rivalId)}`))],
  },
  savePracticeRules: {
    crawl: [forbidden((client) => client.post('/support/practice/rules', { speed: 2, rules: [] }))],
  },
  answerNow: {
    crawl: [forbidden((client) => client.post('/support/practice/answer-now', { controlNo: '0000000001' }))],
  },
  registerAmsBill: {
    crawl: [forbidden((client) => client.post('/support/practice/ams-bills', { amsNo: RIVAL_AMS, amsType: 'OB' }))],
  },
  // Each in a browser of its own: the caller stays signed in.
  login: {
    crawl: [() => test().stranger().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'tenplustwo' })],
  },
  logout: { crawl: [async () => (await test().signIn(ACCOUNTS.filer)).post('/logout')] },
  // The stream has a test of its own below.
  events: { crawl: [] },
});
