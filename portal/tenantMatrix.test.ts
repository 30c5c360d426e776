import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { fillWallet } from './store/wallet.ts';
import type { TestClient } from './testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import {
  CANARY,
  freeAms,
  freeBill,
  key,
  RIVAL_AMS,
  RIVAL_KEY,
  type CallWithoutId,
  type CallById,
  type TenantCaller,
} from './testing/tenants/tenantCalls.ts';
import { BULK } from './testing/tenants/bulkCalls.ts';
import { defineSnapshot } from './testing/snapshotRows.ts';
import { injections, NO_IDS } from './testing/tenants/injections.ts';
import { createRival, type Rival } from './testing/tenants/createRival.ts';
import { ownRecords } from './testing/tenants/ownRecords.ts';
import { tenantRows } from './testing/tenants/tenantRows.ts';

const MISSING = '3f0e7c1a-0000-4000-8000-000000000000';
/** Expected answers to an id that does not exist, where they are not those of most calls. */
const ANSWERS_TO_MISSING: Partial<Record<CallById['record'], RegExp>> = {
  intent: /^(?:200 .*unknown|422 )/u,
  // 403: the caller is not an admin.
  person: /^(?:403|404|422) /u,
  invitation: /^(?:403|404|422) /u,
  apiKey: /^(?:403|404|422) /u,
  // 403: a sub-account sees no billing.
  topUp: /^(?:403|404|422) /u,
  // 403: billing is closed for sub-accounts.
  consumption: /^(?:403|404|422) /u,
  bondSettlement: /^(?:403|404|422) /u,
};
/** Records that only admins may name. */
const FOR_ADMINS: ReadonlySet<CallById['record']> = new Set(['person', 'invitation', 'apiKey']);
let test: TestPortal;
let rival: Rival;
const lines: string[] = [];
/** The rival's rows after the last call; empty after a failed test. */
let rivalRows: string[] = [];
/** Every row of an enterprise, of every table. */
let readRows: (enterpriseId: string) => Promise<string[]>;
const callers: Record<string, TestClient> = {};
const callerOf = (role: string): TestClient => {
  const client = callers[role];
  if (!client) throw new Error(role);
  return client;
};
const ownId = () => callerOf('filer').user?.enterpriseId ?? '';

const ROWS = tenantRows(() => test);
const INJECTIONS = injections(() => test.rivalId);
const makeOwn = ownRecords(
  () => test,
  () => callerOf('filer'),
);

/** A person may make 1,200 calls a minute, so two filers share the parts of the matrix. */
const signInFiler = async (account: string): Promise<void> => {
  callers['filer'] = await test.signIn(account);
};

beforeAll(async () => {
  test = await startTestPortal({ logLines: lines });
  for (const role of ['filer', 'admin', 'sub'] as const) callers[role] = await test.signIn(ACCOUNTS[role]);
  const { db, clock } = test.portal;
  const ownTables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some((column) => column.name === 'enterprise_id'),
  );
  readRows = await defineSnapshot(
    db,
    ownTables.map(({ name }) => `select '${name} ' || t::text from "${name}" t where enterprise_id = $1`),
  );
  await db.transaction().execute((trx) => fillWallet(trx, ownId(), { coins: 20_000 }, 'topUp', clock()));
  rival = await createRival(test);
});
afterAll(() => test.close());

describe('tenant matrix', () => {
  it('[C01] has a row for every built call', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('has a positive control: the rival sees its own canaries', async () => {
    expect((await rival.responses()).filter((text) => !CANARY.test(text))).toEqual([]);
    expect((await rival.client.get(`/intents/${RIVAL_KEY}`)).body).toMatchObject({ state: 'done' });
  });

  /** Calls one row as another enterprise: the responses contain nothing of the rival, and its rows do not change. */
  async function showsNothing(row: CallById | CallWithoutId, client: TenantCaller, isEchoed = false) {
    const before = rivalRows.length > 0 ? rivalRows : await readRows(test.rivalId);
    rivalRows = [];
    if ('calls' in row) {
      for (const call of row.calls) {
        const answer = await call(client);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(answer.text).not.toMatch(CANARY);
        if (!isEchoed) expect(answer.text).not.toContain(test.rivalId);
      }
    } else {
      const callWith = async (id: string) => {
        const answer = await row.call(client, id);
        return `${answer.status} ${answer.text.replaceAll(id, '<id>')}`;
      };
      const missing = await callWith(MISSING);
      expect(await callWith(rival.records[row.record])).toBe(missing);
      expect(missing).toMatch(ANSWERS_TO_MISSING[row.record] ?? /^(?:404|400|422) /u);
      expect(missing).not.toMatch(CANARY);
    }
    const after = await readRows(test.rivalId);
    expect(after).toEqual(before);
    rivalRows = after;
  }

  describe.each(['filer', 'admin', 'sub'])('%s of another enterprise', (role) => {
    it.each(Object.entries(ROWS))('%s shows nothing of the rival and changes nothing there', (_name, row) =>
      showsNothing(row, callerOf(role)),
    );
  });

  describe.each(Object.keys(INJECTIONS) as (keyof typeof INJECTIONS)[])('the rival named in the %s', (place) => {
    beforeAll(() => signInFiler(ACCOUNTS.colleague));
    it.each(Object.entries(ROWS))('%s ignores any enterprise, user or filer code but the caller’s', (_name, row) =>
      showsNothing(row, INJECTIONS[place](callerOf('filer')), true),
    );
  });

  describe('own records', () => {
    beforeAll(() => signInFiler(ACCOUNTS.filer));
    const byId = Object.entries(ROWS).filter((entry): entry is [string, CallById] => 'record' in entry[1]);

    it.each(byId)('%s finds a colleague’s, which proves that the rival’s was requested', async (_name, row) => {
      const [missing, own] = await Promise.all([
        row.call(callerOf('filer'), MISSING),
        // A preview is visible to its uploader only.
        makeOwn[row.record]().then((id) => row.call(callerOf(row.record === 'import' ? 'filer' : 'admin'), id)),
      ]);
      expect([own.status, own.text]).not.toEqual([missing.status, missing.text]);
      expect(own.status, own.text).not.toBe(404);
    });

    it.each(byId)('%s treats an invalid id as a client error', async (_name, row) => {
      for (const id of NO_IDS) {
        const answer = await row.call(callerOf(FOR_ADMINS.has(row.record) ? 'admin' : 'filer'), id as string);
        const isNoIntent = row.record === 'intent' && answer.status === 200;
        expect(
          [400, 404, 413, 414, 422, ...(isNoIntent ? [200] : [])],
          `${String(id).slice(0, 40)} ${answer.text}`,
        ).toContain(answer.status);
        expect(answer.text).not.toMatch(CANARY);
      }
    });
  });

  describe.each(Object.entries(BULK))('%s of many', (_name, { record, call }) => {
    beforeAll(() => signInFiler(ACCOUNTS.colleague));
    const ownTen = async () => {
      const own: string[] = [];
      for (let n = 0; n < 9; n += 1) own.push(await makeOwn[record]());
      return own;
    };
    it('is refused as a whole for one of ten that is the rival’s', async () => {
      const own = await ownTen();
      // The refusal is stored under the key of a send.
      const withoutAnswers = async () => (await readRows(ownId())).filter((line) => !line.startsWith('intent '));
      const before = await withoutAnswers();
      const answer = await call(callerOf('filer'), [...own.slice(0, 5), rival.records[record], ...own.slice(5)]);
      expect([answer.status, answer.text]).toEqual([404, expect.not.stringMatching(CANARY)]);
      expect(await withoutAnswers()).toEqual(before);
    });
    it('counts a repeated id once, and accepts no more than a thousand', async () => {
      const [id = ''] = await ownTen();
      const answer = await call(
        callerOf('filer'),
        Array.from({ length: 10_001 }, () => id),
      );
      expect([413, 414, 422]).toContain(answer.status);
      expect((await call(callerOf('filer'), [id, id])).status).toBeLessThan(500);
    });
  });

  it('refuses a whole selection when one draft in ten is the rival’s', async () => {
    const filer = callerOf('filer');
    const { coin } = (await filer.get('/me')).body as { coin: number };
    const own: string[] = [];
    for (let n = 0; n < 9; n++) {
      own.push(((await filer.post('/draft-bills/save', freeBill())).body as { id: string }).id);
    }
    const ids = [...own.slice(0, 5), rival.records.draft, ...own.slice(5)];
    const answers = [
      await filer.post('/draft-bills/remove', ids),
      await filer.post('/draft-bills/restore', ids),
      await filer.post('/pre-settlement2', { ids }),
      await filer.post('/draft-bills/send', { ids }, key()),
      await filer.get(`/draft-bills/export-pdf?ids=${ids.join(',')}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const left = await Promise.all(own.map(async (id) => (await filer.get(`/draft-bills/detail/${id}`)).status));
    expect(left).toEqual(own.map(() => 200));
    expect((await filer.get('/me')).body).toMatchObject({ coin });
  });

  it('[D06] reveals a number of the rival only on sending, without further data', async () => {
    const filer = callerOf('filer');
    const settle = async (amsNo: string) =>
      (await filer.post('/pre-settlement2', isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }))).text.replaceAll(
        amsNo,
        '<no>',
      );
    // The same carrier: an unknown one is a finding of its own.
    const free = RIVAL_AMS.slice(0, 4) + freeAms().slice(4);
    expect(await settle(RIVAL_AMS)).toBe(await settle(free));
    const bill = isf10Bill({ amsRequestList: [amsRowOf(RIVAL_AMS)] });
    const sent = await filer.post('/bills/send?payType=0', bill, key());
    expect([sent.status, sent.body]).toEqual([409, expect.objectContaining({ code: 1008 })]);
    expect(sent.text.replaceAll(RIVAL_AMS, '<no>')).not.toMatch(CANARY);
    expect(sent.text).not.toContain(test.rivalId);
    expect(sent.text).not.toContain(rival.records.filing);
  });

  it('[D08] streams only the own enterprise’s events', async () => {
    const filer = callerOf('filer');
    const { stream } = await test.app
      .inject({
        url: `${PORTAL_BASE}/events`,
        cookies: Object.fromEntries(filer.cookies),
        payloadAsStream: true,
      })
      .then((answer) => ({ stream: answer.stream() }));
    let received = '';
    stream.on('data', (chunk) => {
      received += String(chunk);
    });
    await rival.saveDraft('CNRY0000000003');
    await filer.post('/draft-bills/save', isf10Bill());
    // Notifications arrive in the order of their transactions: the rival's would have come first.
    await expect.poll(() => received).toContain('DRAFTS');
    expect(received.match(/DRAFTS/gu)).toHaveLength(1);
    expect(received).not.toMatch(CANARY);
    stream.destroy();
  });

  // The last test: every built call was made by several people, with good, missing and invalid ids.
  it('[O04] leaves no name, number or text of an enterprise in the log of all calls', () => {
    const answered = lines.filter((line) => line.includes('"answered"')).length;
    expect(answered).toBeGreaterThan(2_000);
    const accounts = Object.values(ACCOUNTS).map((account) => account.toLowerCase());
    const personal = (line: string) =>
      CANARY.test(line) || accounts.some((account) => line.toLowerCase().includes(account));
    expect(lines.filter(personal).map((line) => line.slice(0, 300))).toEqual([]);
  });
});
