import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill, party } from '#contract/testing/bills.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import { ISF_10, type BillType } from '#contract/codes.ts';
import { addRun, finishReading } from './imports/importStore.ts';
import { fillWallet } from './store/wallet.ts';
import type { Answer, TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';

/** Words that stand in the rival's data and nowhere else. */
const CANARY = /CANARY|CNRY|Rival|Rolf|Rita/iu;
const RIVAL_AMS = 'CNRY2719403685';
const RIVAL_KEY = 'canary-intent';

/** What the rival has, by kind. */
interface RivalThings {
  draft: string;
  removedDraft: string;
  filing: string;
  operation: string;
  intent: string;
  template: string;
  party: string;
  linkman: string;
  stage: string;
  import: string;
}

let serial = 0;
const key = () => ({ 'idempotency-key': `matrix-${serial++}` });
const freeAms = () => `OOLU27194${String(10_000 + serial++)}`;

/** How a caller names a thing of the enterprise in one call; the answer must not tell a rival's from a missing one. */
interface ByThing {
  thing: keyof RivalThings;
  ask: (client: Caller, id: string) => Promise<Answer>;
}
/** A call that names nothing of an enterprise: whatever it is asked, nothing of the rival is in it. */
interface ByCrawl {
  crawl: ((client: Caller) => Promise<Answer>)[];
}
/** Somebody signed in, or the same with words of another in every request. */
type Caller = Pick<TestClient, 'get' | 'post'>;

const injected = (rivalId: string) => `enterpriseId=${rivalId}&userId=x&houseScac=RIVL`;
/** A workbook by what stands in its parts. */
const unpacked = async (answer: Promise<Answer>): Promise<Answer> => {
  const { raw, ...rest } = await answer;
  // Asked with the rival's names twice over, it may be refused.
  if (rest.status === 422) return { raw, ...rest };
  expect(rest.status).toBe(200);
  return {
    ...rest,
    raw,
    text: Object.values(unzipSync(raw))
      .map((part) => strFromU8(part))
      .join('\n'),
  };
};
/** A call that nobody of an enterprise may make. */
const forbidden = (ask: (client: Caller) => Promise<Answer>) => async (client: Caller) => {
  const answer = await ask(client);
  expect(answer.status).toBe(403);
  return answer;
};
let test: TestPortal;

/** One row per built call; a call without a row does not compile, and fails the first test. */
const ROWS: Record<BuiltCall, ByThing | ByCrawl> = {
  listDrafts: {
    crawl: [
      (client) => client.get('/draft-bills?pageSize=100'),
      (client) => client.get('/draft-bills?keyword=CANARY'),
      (client) => client.get(`/draft-bills?keyword=${RIVAL_AMS}`),
      (client) => client.get(`/draft-bills?${injected(test.rivalId)}`),
      (client) =>
        client.get('/draft-bills?pageSize=100&sortField=bugerName&sortOrder=asc', { 'x-owner': `x.${test.rivalId}` }),
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
      (client) => client.get(`/bills?${injected(test.rivalId)}`),
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
      (client) => client.get(`/template?${injected(test.rivalId)}`),
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
      (client) => client.get(`/party?${injected(test.rivalId)}`),
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
      (client) => client.get(`/linkmen?${injected(test.rivalId)}`),
    ],
  },
  saveLinkman: {
    thing: 'linkman',
    ask: (client, id) => client.post('/linkmen', { id, name: 'Mine', email: 'mine@harbour.test' }),
  },
  removeLinkmen: { thing: 'linkman', ask: (client, id) => client.post('/linkmen/remove', [id]) },
  restoreLinkmen: { thing: 'linkman', ask: (client, id) => client.post('/linkmen/restore', [id]) },
  listQueryLog: {
    crawl: [(client) => client.get(`/user-query-log?method=/bills&paramName=isfNo&${injected(test.rivalId)}`)],
  },
  clearQueryLog: {
    crawl: [
      (client) =>
        client.post(`/user-query-log/clear?${injected(test.rivalId)}`, { method: '/bills', paramName: 'isfNo' }),
    ],
  },
  getTableConfig: {
    crawl: [(client) => client.get(`/api/user-table-configs?type=sentList&${injected(test.rivalId)}`)],
  },
  saveTableConfig: {
    crawl: [
      (client) =>
        client.post(`/api/user-table-configs/save?${injected(test.rivalId)}`, {
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
  exportFilings: { crawl: [(client) => unpacked(client.get(`/bills/export?${injected(test.rivalId)}`))] },
  exportTemplates: { crawl: [(client) => unpacked(client.get(`/template/excel-export?enterpriseId=${test.rivalId}`))] },
  exportParties: { crawl: [(client) => unpacked(client.get(`/party/excel-export?${injected(test.rivalId)}`))] },
  exportFilingsPdf: { thing: 'filing', ask: (client, id) => client.get(`/bills/export-pdf-batch?ids=${id}`) },
  importTemplate: { crawl: [(client) => client.get(`/draft-bills/import-url?billType=1&${injected(test.rivalId)}`)] },
  importTemplateFile: {
    crawl: [
      (client) => unpacked(client.get(`/draft-bills/import-template?billType=1&lang=zh-CN&${injected(test.rivalId)}`)),
    ],
  },
  importDrafts: {
    thing: 'import',
    ask: (client, token) => client.post(`/draft-bills/import?billType=1&${injected(test.rivalId)}`, { token }),
  },
  importJob: { thing: 'import', ask: (client, id) => client.get(`/draft-bills/import/${id}`) },
  exportDraftsPdf: { thing: 'draft', ask: (client, id) => client.get(`/draft-bills/export-pdf?ids=${id}`) },
  me: { crawl: [(client) => client.get('/me'), (client) => client.get(`/me?${injected(test.rivalId)}`)] },
  getUserConfig: { crawl: [(client) => client.get(`/user-config?${injected(test.rivalId)}`)] },
  saveUserConfig: {
    crawl: [
      (client) => client.post('/user-config', { pageSize: 20 }),
      (client) => client.post(`/user-config?${injected(test.rivalId)}`, { pageSize: 20 }),
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
      (client) => client.get(`/ams-numbers/${RIVAL_AMS}?${injected(test.rivalId)}`),
    ],
  },
  supportedLocales: { crawl: [(client) => client.get('/anonymous/locale/support-locale')] },
  localeMessages: { crawl: [(client) => client.get('/anonymous/locale/message?localeCode=en')] },
  // Support staff alone: filings of everybody pass there.
  practiceState: { crawl: [forbidden((client) => client.get('/support/practice'))] },
  parkedReceipts: { crawl: [forbidden((client) => client.get(`/support/practice/parked?${injected(test.rivalId)}`))] },
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
    crawl: [() => test.stranger().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'tenplustwo' })],
  },
  logout: { crawl: [async () => (await test.signIn(ACCOUNTS.filer)).post('/logout')] },
  // The stream has a test of its own below.
  events: { crawl: [] },
};

const MISSING = '3f0e7c1a-0000-4000-8000-000000000000';
/** What no id looks like; a body may hold any JSON. */
const NO_IDS: readonly unknown[] = [
  'x',
  '-1',
  '0',
  "' or '1'='1",
  '..%2f..%2fme',
  'x'.repeat(5_000),
  '*',
  '%00',
  ['x'],
  { x: 1 },
];

/** The same request with the rival's names in it; a name that the call knows is its own matter, so bills keep theirs. */
const INJECTIONS = {
  query: (client: Caller): Caller => {
    const named = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${injected(test.rivalId)}`;
    return {
      get: (path, headers) => client.get(named(path), headers),
      post: (path, body, headers) => client.post(named(path), body, headers),
    };
  },
  headers: (client: Caller): Caller => {
    const words = { enterpriseid: test.rivalId, 'x-enterprise-id': test.rivalId, userid: 'x', housescac: 'RIVL' };
    return {
      get: (path, headers) => client.get(path, { ...headers, ...words }),
      post: (path, body, headers) => client.post(path, body, { ...headers, ...words }),
    };
  },
  body: (client: Caller): Caller => {
    const words = { enterpriseId: test.rivalId, enterprise_id: test.rivalId, userId: 'x' };
    const named = (body: unknown) =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...words } : body;
    return { get: client.get.bind(client), post: (path, body, headers) => client.post(path, named(body), headers) };
  },
} as const;

/** Calls that take several ids. */
const BULK: Record<
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
  removeTemplates: { thing: 'template', ask: (client, ids) => client.post('/template/remove', ids) },
  removeParties: { thing: 'party', ask: (client, ids) => client.post('/party/remove', ids) },
  removeLinkmen: { thing: 'linkman', ask: (client, ids) => client.post('/linkmen/remove', ids) },
};

const callerOf = (role: string): TestClient => {
  const client = callers[role];
  if (!client) throw new Error(role);
  return client;
};
const ownId = () => callerOf('filer').user?.enterpriseId ?? '';

/** Makes a thing of each kind for the own enterprise, new each time. @returns its id */
const makeOwn: Record<keyof RivalThings, () => Promise<string>> = {
  draft: () => saveOwn('/draft-bills/save', ownBill()),
  removedDraft: async () => {
    const id = await saveOwn('/draft-bills/save', ownBill());
    await callerOf('filer').post('/draft-bills/remove', [id]);
    return id;
  },
  filing: async () => (await sendOwn()).id,
  operation: async () => {
    const { id } = await sendOwn();
    return ((await callerOf('filer').get(`/operation/${id}`)).body as { id: string }[])[0]?.id ?? '';
  },
  intent: async () => (await sendOwn()).key,
  template: () => saveOwn('/template/save', { ...ownBill(), template_name: `MINE ${serial++}` }),
  party: () => saveOwn('/party', { id: null, name: `MINE ${serial++}`, type: 'buyer', countryCode: 'US' }),
  linkman: () => saveOwn('/linkmen', { id: null, name: `Mine ${serial++}`, email: `mine${serial}@harbour.test` }),
  stage: async () => {
    const id = `OWN-${serial++}`;
    const { db, clock } = test.portal;
    const stage = { flow_id: 'FLOW-1', stage_id: id, bill_type: ISF_10 as BillType, created_at: clock() };
    await db
      .insertInto('flow_stage')
      .values({ ...stage, enterprise_id: ownId(), body: '{}' })
      .execute();
    return id;
  },
  import: () => previewOf(callerOf('filer'), ownId(), `7d0f9a52-0000-4000-8000-1${String(serial++).padStart(11, '0')}`),
};
const ownBill = () => isf10Bill({ amsRequestList: [amsRowOf(freeAms())] });
async function saveOwn(path: string, body: unknown): Promise<string> {
  const answer = await callerOf('filer').post(path, body);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { id: string }).id;
}
async function sendOwn(): Promise<{ id: string; key: string }> {
  const header = key();
  const sent = await callerOf('filer').post('/bills/send?payType=0', ownBill(), header);
  expect(sent.status, sent.text).toBe(200);
  return { id: (sent.body as SendReply).filings[0]?.id ?? '', key: header['idempotency-key'] };
}

let rival: TestClient;
const things = {} as RivalThings;
const callers: Record<string, TestClient> = {};

const rivalBill = (amsNo: string) =>
  isf10Bill({
    houseScac: 'RIVL',
    amsRequestList: [amsRowOf(amsNo)],
    clientRef: 'CANARY REF',
    vesselVoyage: 'CANARY VESSEL',
    template_name: 'CANARY TEMPLATE',
    ...party('buger', 'CANARY BUYER', 'CANARY ADDRESS', 'CANARY CITY', 'US'),
    ...party('seller', 'CANARY SELLER', 'CANARY ADDRESS', 'CANARY CITY', 'CN'),
  });

async function saveRival(bill: unknown): Promise<string> {
  return ((await rival.post('/draft-bills/save', bill)).body as { id: string }).id;
}
async function saveRivalLists() {
  const saved = async (path: string, body: unknown) => {
    const answer = await rival.post(path, body);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { id: string }).id;
  };
  things.template = await saved('/template/save', rivalBill(''));
  const contact = { id: null, name: 'CANARY CONTACT' };
  things.party = await saved('/party', { ...contact, type: 'buyer', countryCode: 'US', remark: 'CANARY REMARK' });
  things.linkman = await saved('/linkmen', { ...contact, email: 'canary@rival.test' });
  things.import = await previewOf(rival, test.rivalId, '7d0f9a52-0000-4000-8000-000000000001');
  await rival.get('/bills?isfNo=CANARY-SEARCH');
  const columns = { columnString: 'CANARY', pageSize: 10, project: 'isf', type: 'sentList' };
  await rival.post('/api/user-table-configs/save', columns);
  things.stage = 'STAGE-1';
  const stage = {
    flow_id: 'FLOW-1',
    stage_id: things.stage,
    bill_type: ISF_10 as BillType,
    created_at: test.portal.clock(),
  };
  const body = JSON.stringify({ bugerName: 'CANARY BUYER' });
  await test.portal.db
    .insertInto('flow_stage')
    .values({ ...stage, enterprise_id: test.rivalId, body })
    .execute();
}
/** A preview that is not saved yet. */
async function previewOf(client: TestClient, enterpriseId: string, id: string): Promise<string> {
  const { db, clock } = test.portal;
  const { user } = client;
  if (!user) throw new Error('nobody is signed in');
  await addRun(db, { enterpriseId, userId: user.userId }, id, clock());
  const preview = [{ amsNos: ['CNRY0000000009'], goods: 1, name: 'CANARY BUYER', problems: 0, row: 2 }];
  await finishReading(db, enterpriseId, id, { rows: 1, bills: 1, problems: [], problemCount: 0, preview, token: id });
  await db.insertInto('import_part').values({ run_id: id, seq: 0, drafts: '[]' }).execute();
  return id;
}
/** What the rival sees of its own things. */
const seen = async () => {
  const paths = [
    `/draft-bills/detail/${things.draft}`,
    '/draft-bills?pageSize=100',
    '/bills?pageSize=100',
    `/bill/${things.filing}`,
    `/operation-detail/${things.operation}`,
    '/me',
    '/template?pageSize=100',
    `/template/detail/${things.template}`,
    `/draft-bills/import/${things.import}`,
    '/party?pageSize=100',
    '/linkmen?pageSize=100',
    '/user-query-log',
    '/api/user-table-configs?type=sentList',
    `/module-standard-adapter/dataFlow/businessData?flowId=FLOW-1&stageId=${things.stage}`,
  ];
  return Promise.all(paths.map(async (path) => (await rival.get(path)).text));
};

/** Every row that an enterprise has, of every table. */
async function shot(enterpriseId = test.rivalId): Promise<string[]> {
  const { db } = test.portal;
  const tables = await db.introspection.getTables();
  const own = tables.filter(({ columns }) => columns.some((column) => column.name === 'enterprise_id'));
  const rows = own.map(async ({ name }) => {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where enterprise_id = ${enterpriseId} order by 1`.execute(db);
    return found.rows.map(({ row }) => `${name} ${row}`);
  });
  return (await Promise.all(rows)).flat();
}

beforeAll(async () => {
  test = await startTestPortal();
  rival = await test.signIn(ACCOUNTS.rivalFiler);
  for (const role of ['filer', 'admin', 'sub'] as const) callers[role] = await test.signIn(ACCOUNTS[role]);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, ownId(), { coins: 20_000 }, 'topUp', clock()));
  const sent = await rival.post('/bills/send?payType=0', rivalBill(RIVAL_AMS), { 'idempotency-key': RIVAL_KEY });
  expect(sent.status, sent.text).toBe(200);
  things.filing = (sent.body as SendReply).filings[0]?.id ?? '';
  const history = await rival.get(`/operation/${things.filing}`);
  things.operation = (history.body as { id: string }[])[0]?.id ?? '';
  things.intent = RIVAL_KEY;
  things.draft = await saveRival(rivalBill('CNRY0000000001'));
  things.removedDraft = await saveRival(rivalBill('CNRY0000000002'));
  await rival.post('/draft-bills/remove', [things.removedDraft]);
  await saveRivalLists();
});
afterAll(() => test.close());

describe('tenant matrix', () => {
  it('[C01] has a row for every built call', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('has something to find: the rival sees its own canaries', async () => {
    expect((await seen()).filter((text) => !CANARY.test(text))).toEqual([]);
    expect((await rival.get(`/intents/${RIVAL_KEY}`)).body).toMatchObject({ state: 'done' });
  });

  /** One row, asked by somebody of another enterprise: nothing of the rival is in the answers, and nothing changed there. */
  async function showsNothing(row: ByThing | ByCrawl, client: Caller, isEchoed = false) {
    const before = await shot();
    if ('crawl' in row) {
      for (const ask of row.crawl) {
        const answer = await ask(client);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(answer.text).not.toMatch(CANARY);
        if (!isEchoed) expect(answer.text).not.toContain(test.rivalId);
      }
    } else {
      const said = async (id: string) => {
        const answer = await row.ask(client, id);
        return `${answer.status} ${answer.text.replaceAll(id, '<id>')}`;
      };
      const missing = await said(MISSING);
      expect(await said(things[row.thing])).toBe(missing);
      expect(missing).toMatch(row.thing === 'intent' ? /^(?:200 .*unknown|422 )/u : /^(?:404|400|422) /u);
      expect(missing).not.toMatch(CANARY);
    }
    expect(await shot()).toEqual(before);
  }

  describe.each(['filer', 'admin', 'sub'])('%s of another enterprise', (role) => {
    it.each(Object.entries(ROWS))('%s shows nothing of the rival and changes nothing there', (_name, row) =>
      showsNothing(row, callerOf(role)),
    );
  });

  describe.each(Object.keys(INJECTIONS) as (keyof typeof INJECTIONS)[])('the rival named in the %s', (place) => {
    it.each(Object.entries(ROWS))('%s heeds no enterprise, user or filer code but the caller’s', (_name, row) =>
      showsNothing(row, INJECTIONS[place](callerOf('filer')), true),
    );
  });

  describe('own things', () => {
    const byThing = Object.entries(ROWS).filter((entry): entry is [string, ByThing] => 'thing' in entry[1]);

    it.each(byThing)('%s finds a colleague’s, so that a rival’s was really asked for', async (_name, row) => {
      const [missing, own] = await Promise.all([
        row.ask(callerOf('filer'), MISSING),
        // A preview is of whoever uploaded it.
        makeOwn[row.thing]().then((id) => row.ask(callerOf(row.thing === 'import' ? 'filer' : 'admin'), id)),
      ]);
      expect([own.status, own.text]).not.toEqual([missing.status, missing.text]);
      expect(own.status, own.text).not.toBe(404);
    });

    it.each(byThing)('%s takes no id that is none for more than a mistake', async (_name, row) => {
      for (const id of NO_IDS) {
        const answer = await row.ask(callerOf('filer'), id as string);
        const isNoIntent = row.thing === 'intent' && answer.status === 200;
        expect(
          [400, 404, 413, 414, 422, ...(isNoIntent ? [200] : [])],
          `${String(id).slice(0, 40)} ${answer.text}`,
        ).toContain(answer.status);
        expect(answer.text).not.toMatch(CANARY);
      }
    });
  });

  describe.each(Object.entries(BULK))('%s of many', (_name, { thing, ask }) => {
    const ownTen = async () => {
      const own: string[] = [];
      for (let n = 0; n < 9; n += 1) own.push(await makeOwn[thing]());
      return own;
    };
    it('is refused whole for one that is the rival’s among ten', async () => {
      const own = await ownTen();
      // That it was refused is kept under the key of a send.
      const withoutAnswers = async () => (await shot(ownId())).filter((line) => !line.startsWith('intent '));
      const before = await withoutAnswers();
      const answer = await ask(callerOf('filer'), [...own.slice(0, 5), things[thing], ...own.slice(5)]);
      expect([answer.status, answer.text]).toEqual([404, expect.not.stringMatching(CANARY)]);
      expect(await withoutAnswers()).toEqual(before);
    });
    it('takes one id named twice as one, and no more than a thousand', async () => {
      const [id = ''] = await ownTen();
      const answer = await ask(
        callerOf('filer'),
        Array.from({ length: 10_001 }, () => id),
      );
      expect([413, 414, 422]).toContain(answer.status);
      expect((await ask(callerOf('filer'), [id, id])).status).toBeLessThan(500);
    });
  });

  it('refuses a selection whole when one draft in ten is the rival’s', async () => {
    const filer = callers['filer'];
    if (!filer) throw new Error('filer');
    const { coin } = (await filer.get('/me')).body as { coin: number };
    const own: string[] = [];
    for (let n = 0; n < 9; n++) {
      const bill = isf10Bill({ amsRequestList: [amsRowOf(freeAms())] });
      own.push(((await filer.post('/draft-bills/save', bill)).body as { id: string }).id);
    }
    const ids = [...own.slice(0, 5), things.draft, ...own.slice(5)];
    const asked = [
      await filer.post('/draft-bills/remove', ids),
      await filer.post('/draft-bills/restore', ids),
      await filer.post('/pre-settlement2', { ids }),
      await filer.post('/draft-bills/send', { ids }, key()),
      await filer.get(`/draft-bills/export-pdf?ids=${ids.join(',')}`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const left = await Promise.all(own.map(async (id) => (await filer.get(`/draft-bills/detail/${id}`)).status));
    expect(left).toEqual(own.map(() => 200));
    expect((await filer.get('/me')).body).toMatchObject({ coin });
  });

  it('[D06] tells of a number that the rival holds only on sending, and then no more than that', async () => {
    const filer = callers['filer'];
    if (!filer) throw new Error('filer');
    const settle = async (amsNo: string) =>
      (await filer.post('/pre-settlement2', isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }))).text.replaceAll(
        amsNo,
        '<no>',
      );
    expect(await settle(RIVAL_AMS)).toBe(await settle(freeAms()));
    const bill = isf10Bill({ amsRequestList: [amsRowOf(RIVAL_AMS)] });
    const sent = await filer.post('/bills/send?payType=0', bill, key());
    expect([sent.status, sent.body]).toEqual([409, expect.objectContaining({ code: 1008 })]);
    expect(sent.text.replaceAll(RIVAL_AMS, '<no>')).not.toMatch(CANARY);
    expect(sent.text).not.toContain(test.rivalId);
    expect(sent.text).not.toContain(things.filing);
  });

  it('[D08] streams only the own enterprise’s events', async () => {
    const filer = callers['filer'];
    if (!filer) throw new Error('filer');
    const { stream } = await test.app
      .inject({
        url: `${PORTAL_BASE}/events`,
        cookies: Object.fromEntries(filer.cookies),
        payloadAsStream: true,
      })
      .then((answer) => ({ stream: answer.stream() }));
    let heard = '';
    stream.on('data', (chunk) => {
      heard += String(chunk);
    });
    await saveRival(rivalBill('CNRY0000000003'));
    await filer.post('/draft-bills/save', isf10Bill());
    // Notices arrive in the order of their transactions: the rival's would have come first.
    await expect.poll(() => heard).toContain('DRAFTS');
    expect(heard.match(/DRAFTS/gu)).toHaveLength(1);
    expect(heard).not.toMatch(CANARY);
    stream.destroy();
  });
});
