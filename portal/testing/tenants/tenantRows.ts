import type { BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, type TestPortal } from '../harness.ts';
import { solve } from '../humanProof.ts';
import { supportRows } from './supportRows.ts';
import { noticeRows } from './noticeRows.ts';
import { cashierRows } from './cashierRows.ts';
import { chargeRows } from './chargeRows.ts';
import { recognitionRows } from './recognitionRows.ts';
import { apiKeyRows } from './apiKeyRows.ts';
import {
  expectForbidden,
  rivalFiler,
  rivalQuery,
  key,
  RIVAL_AMS,
  unzipWorkbook,
  type CallWithoutId,
  type CallById,
} from './tenantCalls.ts';

/**
 * One row per built call; a call without a row does not compile, and fails the first test of the matrix.
 * @param test the portal, once it runs
 */
export const tenantRows = (test: () => TestPortal): Record<BuiltCall, CallById | CallWithoutId> => ({
  ...supportRows,
  listDrafts: {
    calls: [
      (client) => client.get('/draft-bills?pageSize=100'),
      (client) => client.get('/draft-bills?keyword=CANARY'),
      (client) => client.get(`/draft-bills?keyword=${RIVAL_AMS}`),
      (client) => client.get(`/draft-bills?${rivalQuery(test().rivalId)}`),
      async (client) => client.get(`/draft-bills?pageSize=100&ownerId=${await rivalFiler(test())}`),
      (client) =>
        client.get('/draft-bills?pageSize=100&sortField=bugerName&sortOrder=asc', { 'x-owner': `x.${test().rivalId}` }),
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
  ...chargeRows(test),
  ...recognitionRows(test),
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
  getEmailPush: {
    calls: [(client) => client.get(`/enterprise-email-push-config/profile?${rivalQuery(test().rivalId)}`)],
  },
  saveEmailPush: {
    calls: [
      (client) =>
        client.post(`/enterprise-email-push-config/profile?${rivalQuery(test().rivalId)}`, {
          enabled: true,
          events: ['rejected'],
          emails: ['mine@harbour.test'],
        }),
    ],
  },
  testEmailPush: {
    calls: [(client) => client.post(`/enterprise-email-push-config/test?${rivalQuery(test().rivalId)}`)],
  },
  getWeChatPush: { calls: [(client) => client.get(`/user-we-chat-push-config/profile?${rivalQuery(test().rivalId)}`)] },
  saveWeChatPush: {
    calls: [
      (client) =>
        client.post(`/user-we-chat-push-config/profile?${rivalQuery(test().rivalId)}`, { enabled: true, events: [] }),
    ],
  },
  unbindWeChat: {
    calls: [(client) => client.post(`/user-we-chat-push-config/unbind?${rivalQuery(test().rivalId)}`)],
  },
  weChatQrCode: {
    calls: [
      (client) => client.get(`/whale-user-center/whale/login/qr-code-auth?type=BIND&${rivalQuery(test().rivalId)}`),
    ],
  },
  listBell: { calls: [(client) => client.get(`/push-events?${rivalQuery(test().rivalId)}`)] },
  markBellSeen: {
    calls: [(client) => client.post(`/push-events/seen?${rivalQuery(test().rivalId)}`, { upTo: 1_000_000 })],
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
  flowData: {
    record: 'stage',
    call: (client, id) =>
      client.get(`/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=${encodeURIComponent(id)}`),
  },
  billStatistics: {
    calls: [
      (client) => client.get(`/bill-statistics?start=2026-01-01&end=2026-12-31&${rivalQuery(test().rivalId)}`),
      async (client) =>
        client.get(`/bill-statistics?start=2026-01-01&end=2026-12-31&operator=${await rivalFiler(test())}`),
    ],
  },
  exportBillStatistics: {
    calls: [
      (client) =>
        unzipWorkbook(
          client.get(`/bill-statistics/excel?start=2026-01-01&end=2026-12-31&${rivalQuery(test().rivalId)}`),
        ),
    ],
  },
  exportFilings: { calls: [(client) => unzipWorkbook(client.get(`/bills/export?${rivalQuery(test().rivalId)}`))] },
  exportDrafts: {
    calls: [
      (client) => unzipWorkbook(client.get(`/draft-bills/export?${rivalQuery(test().rivalId)}`)),
      async (client) => unzipWorkbook(client.get(`/draft-bills/export?ownerId=${await rivalFiler(test())}`)),
    ],
  },
  exportLinkmen: {
    calls: [(client) => unzipWorkbook(client.get(`/linkmen/excel-export?${rivalQuery(test().rivalId)}`))],
  },
  exportTemplates: {
    calls: [(client) => unzipWorkbook(client.get(`/template/excel-export?enterpriseId=${test().rivalId}`))],
  },
  exportParties: {
    calls: [(client) => unzipWorkbook(client.get(`/party/excel-export?${rivalQuery(test().rivalId)}`))],
  },
  exportFilingsPdf: { record: 'filing', call: (client, id) => client.get(`/bills/export-pdf-batch?ids=${id}`) },
  importTemplate: {
    calls: [(client) => client.get(`/draft-bills/import-url?billType=1&${rivalQuery(test().rivalId)}`)],
  },
  importTemplateFile: {
    calls: [
      (client) =>
        unzipWorkbook(client.get(`/draft-bills/import-template?billType=1&lang=zh-CN&${rivalQuery(test().rivalId)}`)),
    ],
  },
  importDrafts: {
    record: 'import',
    call: (client, token) => client.post(`/draft-bills/import?billType=1&${rivalQuery(test().rivalId)}`, { token }),
  },
  importJob: { record: 'import', call: (client, id) => client.get(`/draft-bills/import/${id}`) },
  exportDraftsPdf: { record: 'draft', call: (client, id) => client.get(`/draft-bills/export-pdf?ids=${id}`) },
  me: { calls: [(client) => client.get('/me'), (client) => client.get(`/me?${rivalQuery(test().rivalId)}`)] },
  getUserConfig: { calls: [(client) => client.get(`/user-config?${rivalQuery(test().rivalId)}`)] },
  saveUserConfig: {
    calls: [
      (client) => client.post('/user-config', { pageSize: 20 }),
      (client) => client.post(`/user-config?${rivalQuery(test().rivalId)}`, { pageSize: 20 }),
    ],
  },
  listEmployees: {
    calls: [
      (client) => client.get('/enterprises/employees'),
      (client) => client.get(`/enterprises/employees?${rivalQuery(test().rivalId)}`),
    ],
  },
  saveEnterpriseSettings: {
    calls: [(client) => client.post(`/enterprises/settings?${rivalQuery(test().rivalId)}`, { sharedDrafts: true })],
  },
  listPeople: {
    calls: [
      (client) => client.get('/enterprises/people'),
      (client) => client.get(`/enterprises/people?${rivalQuery(test().rivalId)}`),
    ],
  },
  setPersonRole: {
    record: 'person',
    call: (client, id) => client.post('/enterprises/people/role', { userId: id, role: 'filer' }),
  },
  disablePerson: { record: 'person', call: (client, id) => client.post('/enterprises/people/disable', { userId: id }) },
  enablePerson: { record: 'person', call: (client, id) => client.post('/enterprises/people/enable', { userId: id }) },
  ...apiKeyRows(test),
  listInvitations: { calls: [(client) => client.get(`/enterprises/invitations?${rivalQuery(test().rivalId)}`)] },
  // The address has an account of the rival: the answer is that to any other address.
  invitePerson: {
    calls: [
      (client) =>
        client.post('/enterprises/invitations', { email: ACCOUNTS.rivalFiler, name: 'Invited', role: 'filer' }),
    ],
  },
  revokeInvitation: {
    record: 'invitation',
    call: (client, id) => client.post('/enterprises/invitations/revoke', { id }),
  },
  readInvitation: {
    calls: [
      () =>
        test()
          .newClient()
          .post('/anonymous/invitation', { token: 'x'.repeat(43) }),
    ],
  },
  acceptInvitation: {
    calls: [
      () =>
        test()
          .newClient()
          .post('/anonymous/invitation/accept', { token: 'x'.repeat(43), name: 'Me', password: 'harbour at dusk' }),
    ],
  },
  register: {
    calls: [
      () => {
        const given = { enterpriseName: 'Mine', name: 'Me', password: 'harbour at dusk', code: '000000' };
        return test()
          .newClient()
          .post('/anonymous/register', { ...given, email: ACCOUNTS.rivalFiler });
      },
    ],
  },
  forgotPassword: {
    calls: [() => test().newClient().post('/anonymous/password/forgot', { account: ACCOUNTS.rivalFiler })],
  },
  resetPassword: {
    calls: [
      () =>
        test()
          .newClient()
          .post('/anonymous/password/reset', { token: 'x'.repeat(43), password: 'harbour at dusk' }),
    ],
  },
  listFilerCodes: {
    calls: [
      (client) => client.get('/enterprises/filer-codes'),
      (client) => client.get(`/enterprises/filer-codes?${rivalQuery(test().rivalId)}`),
    ],
  },
  requestFilerCode: {
    calls: [(client) => client.post('/enterprises/filer-codes', { code: 'RIVL', effectiveOn: '2026-12-01' })],
  },
  withdrawFilerCode: { calls: [(client) => client.post('/enterprises/filer-codes/withdraw', { code: 'RIVL' })] },
  requestedFilerCodes: {
    calls: [expectForbidden((client) => client.get(`/support/filer-codes?${rivalQuery(test().rivalId)}`))],
  },
  decideFilerCode: {
    calls: [
      expectForbidden((client) =>
        client.post('/support/filer-codes/decide', { enterpriseId: test().rivalId, code: 'RIVL', isAccepted: true }),
      ),
    ],
  },
  ownSecurity: { calls: [(client) => client.get(`/account/security?${rivalQuery(test().rivalId)}`)] },
  changePassword: {
    calls: [(client) => client.post('/account/password', { current: 'not this one', password: 'harbour at dusk' })],
  },
  // The matrix keeps its sessions: each caller has one.
  endOtherSessions: { calls: [(client) => client.post('/account/sessions/end-others')] },
  startSecondFactor: {
    calls: [(client) => client.post('/account/second-factor/start', { current: 'not this one' })],
  },
  confirmSecondFactor: { calls: [(client) => client.post('/account/second-factor/confirm', { code: '000000' })] },
  removeSecondFactor: {
    calls: [(client) => client.post('/account/second-factor/remove', { current: 'not this one' })],
  },
  applyContract: {
    calls: [
      (client) =>
        client.post('/api/enterprise/apply-contract', {
          productId: 7,
          legalRepresentative: 'Ada Lin',
          contactInformation: '1',
          address: '1',
        }),
    ],
  },
  agreementFile: { record: 'application', call: (client, id) => client.get(`/enterprises/agreement/${id}`) },
  latestApplication: {
    calls: [
      (client) => client.get('/api/enterprise/latest-application-apply-history?productId=7'),
      (client) =>
        client.get(`/api/enterprise/latest-application-apply-history?productId=7&${rivalQuery(test().rivalId)}`),
    ],
  },
  getAuditAbstract: {
    calls: [(client) => client.get(`/enterprises/audit-abstract?${rivalQuery(test().rivalId)}`)],
  },
  uploadFile: {
    calls: [(client) => client.post(`/whale/upload/v1?${rivalQuery(test().rivalId)}`, { type: 'isf-open' })],
  },
  uploadedFile: { record: 'file', call: (client, id) => client.get(`/whale/files/${id}`) },
  uploadContractFile: {
    record: 'file',
    call: (client, id) => client.post(`/enterprises/upload-contract-file?fileId=${encodeURIComponent(id)}`),
  },
  saveEnterpriseExtension: {
    calls: [
      (client) => client.post(`/enterprises/extension?${rivalQuery(test().rivalId)}`, { showOpenSuccessDialog: false }),
    ],
  },
  markAgreementMailed: {
    calls: [(client) => client.post(`/enterprises/agreement-mailed?${rivalQuery(test().rivalId)}`)],
  },
  ...cashierRows(test),
  // Only for support staff: these show applications of all enterprises.
  getApplication: { calls: [expectForbidden((client) => client.get('/support/applications/x'))] },
  reviewApplication: {
    calls: [expectForbidden((client) => client.post('/support/applications/x/review', { decision: 'accepted' }))],
  },
  receiveOriginals: {
    calls: [expectForbidden((client) => client.post('/support/applications/x/originals-received'))],
  },
  applicationFile: { calls: [expectForbidden((client) => client.get('/support/applications/x/file'))] },
  searchCountries: { calls: [(client) => client.get('/plain-data/country/s?keyword=CANARY')] },
  frequentCountries: { calls: [(client) => client.get('/plain-data/country/frequently')] },
  searchPorts: { calls: [(client) => client.get('/plain-data/port/s?keyword=CANARY')] },
  searchCommonPorts: { calls: [(client) => client.get('/common/ports/s?keyword=CANARY')] },
  frequentPorts: { calls: [(client) => client.get('/common/ports/frequently')] },
  commonPorts: { calls: [(client) => client.get('/plain-data/port/common')] },
  searchZipCodes: { calls: [(client) => client.get('/api/zipcode/search?keyword=CANARY')] },
  searchHsCodes: { calls: [(client) => client.get('/plain-data/hs/s?keyword=CANARY')] },
  findAmsNumber: {
    calls: [
      (client) => client.get('/ams-numbers/CNRY0000000001'),
      (client) => client.get(`/ams-numbers/${RIVAL_AMS}?${rivalQuery(test().rivalId)}`),
    ],
  },
  supportedLocales: { calls: [(client) => client.get('/anonymous/locale/support-locale')] },
  localeMessages: { calls: [(client) => client.get('/anonymous/locale/message?localeCode=en')] },
  // In Chinese, because English names contain those of the rivals (Mauritania).
  dialingCodes: { calls: [(client) => client.get('/anonymous/country-area-numbers', { 'x-lang': 'zh-CN' })] },
  captcha: { calls: [(client) => client.get('/anonymous/captcha')] },
  sendEmail: {
    calls: [async (client) => client.post('/anonymous/email/send', { email: 'a@b.test', ...(await solve(client)) })],
  },
  sendSms: {
    calls: [
      async (client) => {
        const number = { dialingCode: '86', phone: '13957412345' };
        return client.post('/anonymous/sms/send', { ...number, ...(await solve(client)) });
      },
    ],
  },
  submitClue: {
    calls: [
      (client) =>
        client.post('/api/landing-page-clue/submit', {
          name: 'Ann',
          company: 'Rival',
          email: 'a@b.test',
          code: '000000',
        }),
    ],
  },
  // Only for support staff: these show filings of all enterprises.
  practiceState: { calls: [expectForbidden((client) => client.get('/support/practice'))] },
  parkedReceipts: {
    calls: [expectForbidden((client) => client.get(`/support/practice/parked?${rivalQuery(test().rivalId)}`))],
  },
  savePracticeRules: {
    calls: [expectForbidden((client) => client.post('/support/practice/rules', { speed: 2, rules: [] }))],
  },
  answerNow: {
    calls: [expectForbidden((client) => client.post('/support/practice/answer-now', { controlNo: '0000000001' }))],
  },
  registerAmsBill: {
    calls: [
      expectForbidden((client) => client.post('/support/practice/ams-bills', { amsNo: RIVAL_AMS, amsType: 'OB' })),
    ],
  },
  ...noticeRows(test),
  // Each uses a new client, so that the caller stays signed in.
  login: {
    calls: [() => test().newClient().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'tenplustwo' })],
  },
  logout: { calls: [async () => (await test().signIn(ACCOUNTS.filer)).post('/logout')] },
  // `tenantMatrix.test.ts` tests the stream separately.
  events: { calls: [] },
});
