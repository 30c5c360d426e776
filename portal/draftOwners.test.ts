import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Colleague } from '#contract/endpoints/account.ts';
import type { DraftRow, DraftStatistics } from '#contract/endpoints/drafts.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { fillWallet } from './store/wallet.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './testing/harness.ts';
import type { ClientAnswer, TestClient } from './testing/client.ts';
import { unzipWorkbook } from './testing/tenants/tenantCalls.ts';
import { freshKey, freshNumber, postDraft } from './testing/sending.ts';

type Role = 'admin' | 'filer' | 'sub';
const ROLES: readonly Role[] = ['admin', 'filer', 'sub'];
let test: TestPortal;
let clients: Record<Role | 'colleague', TestClient>;

beforeAll(async () => {
  test = await startTestPortal();
  const [admin, filer, sub, colleague] = await Promise.all(
    (['admin', 'filer', 'sub', 'colleague'] as const).map((role) => test.signIn(ACCOUNTS[role])),
  );
  if (!admin || !filer || !sub || !colleague) throw new Error('Not signed in.');
  clients = { admin, filer, sub, colleague };
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 20_000 }, 'topUp', clock()));
});
afterAll(() => test.close());

const share = async (sharedDrafts: boolean) =>
  expect((await clients.admin.post('/enterprises/settings', { sharedDrafts })).body).toMatchObject({
    sharedDrafts,
  });

interface Made {
  id: string;
  amsNo: string;
  buyer: string;
}
/** A colleague's draft with a number and a buyer of its own. */
async function makeDraft(client = clients.colleague): Promise<Made> {
  const amsNo = freshNumber('OWN');
  const buyer = `BUYER ${amsNo}`;
  const id = await postDraft(client, isf10Bill({ amsRequestList: [amsRowOf(amsNo)], bugerName: buyer }));
  return { id, amsNo, buyer };
}

/** Calls that name a draft. The last three change it. */
const BY_ID: Record<string, (client: TestClient, draft: Made) => Promise<ClientAnswer>> = {
  getDraft: (client, { id }) => client.get(`/draft-bills/detail/${id}`),
  draftRecognition: (client, { id }) => client.get(`/bill-ai/drafts/${id}`),
  preSettle: (client, { id }) => client.post('/pre-settlement2', { ids: [id] }),
  preSettleBill: (client, { id, amsNo }) =>
    client.post('/pre-settlement2', isf10Bill({ id, revision: 1, amsRequestList: [amsRowOf(amsNo)] })),
  exportDraftsPdf: (client, { id }) => client.get(`/draft-bills/export-pdf?ids=${id}`),
  saveDraft: (client, { id, amsNo }) =>
    client.post('/draft-bills/save', asBody(isf10Bill({ id, revision: 1, amsRequestList: [amsRowOf(amsNo)] }))),
  removeDrafts: (client, { id }) => client.post('/draft-bills/remove', [id]),
  handOverDrafts: (client, { id }) => client.post('/draft-bills/hand-over', { ids: [id], userId: 'demo-admin' }),
  sendDrafts: (client, { id }) =>
    client.post('/draft-bills/send?payType=0', { ids: [id] }, { 'idempotency-key': freshKey() }),
  sendBill: (client, { id, amsNo }) =>
    client.post('/bills/send?payType=0', isf10Bill({ id, revision: 1, amsRequestList: [amsRowOf(amsNo)] }), {
      'idempotency-key': freshKey(),
    }),
};

const rowOf = async (id: string) =>
  (await sql<{ row: string }>`select d::text as row from draft d where id = ${id}`.execute(test.portal.db)).rows[0]
    ?.row;

describe.each([
  ['on', true],
  ['off', false],
])('with the shared drafts of the office %s', (_name, isShared) => {
  beforeEach(() => share(isShared));

  describe.each(ROLES)('%s', (role) => {
    const mayUse = role === 'admin' || (role === 'filer' && isShared);

    it.each(Object.entries(BY_ID))(
      '[P04] calls %s with a colleague’s draft as the setting allows',
      async (name, call) => {
        const draft = await makeDraft();
        const before = await rowOf(draft.id);
        const answer = await call(clients[role], draft);
        if (mayUse) {
          const own = await call(clients.colleague, await makeDraft());
          expect([own.status, answer.status]).toEqual([200, 200]);
          return;
        }
        expect([name, answer.status]).toEqual([name, name === 'saveDraft' ? 400 : 404]);
        expect(answer.text).not.toContain(draft.buyer);
        expect(await rowOf(draft.id)).toBe(before);
        expect((await call(clients.colleague, draft)).status).toBe(200);
      },
    );

    it('[P04] restores and finds removed drafts as the setting allows', async () => {
      const draft = await makeDraft();
      await clients.colleague.post('/draft-bills/remove', [draft.id]);
      const restored = await clients[role].post('/draft-bills/restore', [draft.id]);
      expect(restored.status).toBe(mayUse ? 200 : 404);
    });

    it('[P04] lists, counts, exports and finds drafts as the setting allows', async () => {
      const client = clients[role];
      const list = async (query = '') =>
        (await client.get(`/draft-bills?pageSize=100${query}`)).body as {
          total: number;
          records: DraftRow[];
          statistics: DraftStatistics;
        };
      const before = await list();
      const draft = await makeDraft();
      const after = await list();
      const more = mayUse ? 1 : 0;
      expect(after.total).toBe(before.total + more);
      expect(after.statistics.ready).toBe(before.statistics.ready + more);
      expect(after.records.some(({ id }) => id === draft.id)).toBe(mayUse);
      const owner = clients.colleague.user?.userId ?? '';
      const theirs = await list(`&ownerId=${owner}`);
      expect([theirs.total > 0, theirs.records.every(({ ownerId }) => ownerId === owner)]).toEqual([mayUse, true]);
      if (mayUse) expect(theirs.total).toBeLessThan(after.total);
      expect((await list(`&ownerId=${owner}&keyword=${draft.amsNo}`)).total).toBe(more);
      expect((await list(`&ownerId=${owner}&sortField=loadingAt&sortOrder=asc`)).total).toBe(theirs.total);
      expect((await list(`&ownerId=${client.user?.userId ?? ''}&keyword=${draft.amsNo}`)).total).toBe(0);
      const sorted = await list('&sortField=loadingAt&sortOrder=asc');
      expect(sorted.total).toBe(after.total);
      expect((await list('&readiness=ready&billType=1')).records.some(({ id }) => id === draft.id)).toBe(mayUse);
      expect((await list(`&keyword=${draft.amsNo}`)).records.some(({ id }) => id === draft.id)).toBe(mayUse);
      const book = await unzipWorkbook(client.get('/draft-bills/export'));
      expect(book.text.includes(draft.buyer)).toBe(mayUse);
      const ownBook = await unzipWorkbook(client.get(`/draft-bills/export?ownerId=${owner}`));
      expect(ownBook.text.includes(draft.buyer)).toBe(mayUse);
      const holders = (await client.get(`/ams-numbers/${draft.amsNo}`)).body as { id: string }[];
      expect(holders.map(({ id }) => id)).toEqual(mayUse ? [draft.id] : []);
      const row = after.records.find(({ id }) => id === draft.id);
      if (row) expect([row.owner, row.ownerId]).toEqual(['Cole Wu', clients.colleague.user?.userId]);
    });
  });
});

describe('handing over', () => {
  beforeEach(() => share(false));

  it('[P04] gives a draft to a colleague, who edits it from its revision on', async () => {
    const draft = await makeDraft(clients.filer);
    const receiver = clients.sub.user?.userId ?? '';
    const people = (await clients.filer.get('/enterprises/employees')).body as Colleague[];
    expect(people).toContainEqual({ userId: receiver, name: 'Sue Tran', admin: false, userType: 'sub' });
    const given = await clients.filer.post('/draft-bills/hand-over', { ids: [draft.id, draft.id], userId: receiver });
    expect(given.body).toEqual({ handedOver: 1 });
    expect((await clients.filer.get(`/draft-bills/detail/${draft.id}`)).status).toBe(404);
    expect((await clients.sub.get(`/draft-bills/detail/${draft.id}`)).body).toMatchObject({ revision: 1 });
    const stale = asBody(isf10Bill({ id: draft.id, revision: 1 }));
    expect((await clients.filer.post('/draft-bills/save', stale)).body).toMatchObject({ code: 400 });
  });

  it('[P04] hands no draft to a user of another enterprise, of none, or of support', async () => {
    const draft = await makeDraft(clients.filer);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    for (const userId of [rival.user?.userId ?? '', 'demo-new', 'demo-support', 'unknown-user']) {
      expect((await clients.filer.post('/draft-bills/hand-over', { ids: [draft.id], userId })).status, userId).toBe(
        404,
      );
    }
    expect((await clients.filer.get(`/draft-bills/detail/${draft.id}`)).status).toBe(200);
  });

  it('[P04] lets admins alone change the setting', async () => {
    for (const role of ['filer', 'sub'] as const) {
      expect((await clients[role].post('/enterprises/settings', { sharedDrafts: true })).status).toBe(403);
    }
    expect((await clients.filer.get('/me')).body).toMatchObject({ sharedDrafts: false });
  });

  it('[P04] keeps two people’s first saves under one key apart', async () => {
    const key = { 'idempotency-key': 'same-key' };
    const first = await clients.colleague.post('/draft-bills/save', asBody(isf10Bill({ bugerName: 'MINE' })), key);
    const other = await clients.filer.post('/draft-bills/save', asBody(isf10Bill({ bugerName: 'YOURS' })), key);
    expect([first.status, other.status]).toEqual([200, 200]);
    expect(other.text).not.toContain('MINE');
  });
});
