import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill, party } from '#contract/testing/bills.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
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
  intent: string;
}

let serial = 0;
const key = () => ({ 'idempotency-key': `matrix-${serial++}` });
const freeAms = () => `OOLU27194${String(10_000 + serial++)}`;

/** How a caller names a thing of the enterprise in one call; the answer must not tell a rival's from a missing one. */
interface ByThing {
  thing: keyof RivalThings;
  ask: (client: TestClient, id: string) => Promise<Answer>;
}
/** A call that names nothing of an enterprise: whatever it is asked, nothing of the rival is in it. */
interface ByCrawl {
  crawl: ((client: TestClient) => Promise<Answer>)[];
}

const injected = (rivalId: string) => `enterpriseId=${rivalId}&userId=x&houseScac=RIVL`;
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
  getIntent: { thing: 'intent', ask: (client, id) => client.get(`/intents/${id}`) },
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
  supportedLocales: { crawl: [(client) => client.get('/anonymous/locale/support-locale')] },
  localeMessages: { crawl: [(client) => client.get('/anonymous/locale/message?localeCode=en')] },
  // Each in a browser of its own: the caller stays signed in.
  login: {
    crawl: [() => test.stranger().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'tenplustwo' })],
  },
  logout: { crawl: [async () => (await test.signIn(ACCOUNTS.filer)).post('/logout')] },
  // The stream has a test of its own below.
  events: { crawl: [] },
};

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
const shot = async () => {
  const paths = [
    `/draft-bills/detail/${things.draft}`,
    '/draft-bills?pageSize=100',
    '/bills?pageSize=100',
    `/bill/${things.filing}`,
    '/me',
  ];
  return Promise.all(paths.map(async (path) => (await rival.get(path)).text));
};

beforeAll(async () => {
  test = await startTestPortal();
  rival = await test.signIn(ACCOUNTS.rivalFiler);
  for (const role of ['filer', 'admin', 'sub'] as const) callers[role] = await test.signIn(ACCOUNTS[role]);
  const sent = await rival.post('/bills/send?payType=0', rivalBill(RIVAL_AMS), { 'idempotency-key': RIVAL_KEY });
  expect(sent.status, sent.text).toBe(200);
  things.filing = (sent.body as SendReply).filings[0]?.id ?? '';
  things.intent = RIVAL_KEY;
  things.draft = await saveRival(rivalBill('CNRY0000000001'));
  things.removedDraft = await saveRival(rivalBill('CNRY0000000002'));
  await rival.post('/draft-bills/remove', [things.removedDraft]);
});
afterAll(() => test.close());

describe('tenant matrix', () => {
  it('[C01] has a row for every built call', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('has something to find: the rival sees its own canaries', async () => {
    expect((await shot()).map((text) => CANARY.test(text))).toEqual([true, true, true, true, true]);
    expect((await rival.get(`/intents/${RIVAL_KEY}`)).body).toMatchObject({ state: 'done' });
  });

  describe.each(['filer', 'admin', 'sub'])('%s of another enterprise', (role) => {
    it.each(Object.entries(ROWS))('%s shows nothing of the rival and changes nothing there', async (_name, row) => {
      const before = await shot();
      const client = callers[role];
      if (!client) throw new Error(role);
      if ('crawl' in row) {
        for (const ask of row.crawl) {
          const answer = await ask(client);
          expect(answer.status, answer.text).toBeLessThan(500);
          expect(answer.text).not.toMatch(CANARY);
          expect(answer.text).not.toContain(test.rivalId);
        }
      } else {
        const foreign = things[row.thing];
        const said = async (id: string) => {
          const answer = await row.ask(client, id);
          return `${answer.status} ${answer.text.replaceAll(id, '<id>')}`;
        };
        const missing = await said('3f0e7c1a-0000-4000-8000-000000000000');
        expect(await said(foreign)).toBe(missing);
        expect(missing).toMatch(row.thing === 'intent' ? /^200 .*unknown/u : /^(?:404|400) /u);
        expect(missing).not.toMatch(CANARY);
      }
      expect(await shot()).toEqual(before);
    });
  });

  it('refuses a selection whole when one draft in ten is the rival’s', async () => {
    const filer = callers['filer'];
    if (!filer) throw new Error('filer');
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
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const left = (await filer.get('/draft-bills?pageSize=100')).text;
    expect(own.every((id) => left.includes(id))).toBe(true);
    expect((await filer.get('/me')).body).toMatchObject({ coin: 2000 });
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
