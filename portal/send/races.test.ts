import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { fillWallet } from '../store/wallet.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await startTestPortal();
  // The spending of the earlier races depends on their winners.
  await test.portal.db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 1_400 }, 'topUp', test.now.value));
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const withNumbers = (amsNos: string[], houseScac = 'HBRL') =>
  isf10Bill({ houseScac, amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
const tally = (answers: { status: number; body: Record<string, unknown> }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = String(status === 200 ? 200 : body['code']);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

describe('concurrent sends', () => {
  it('[D04] of one number by eight colleagues: one succeeds, the others get the conflict', async () => {
    const accounts = [ACCOUNTS.filer, ACCOUNTS.colleague, ACCOUNTS.admin, ACCOUNTS.sub];
    const clients = await Promise.all([...accounts, ...accounts].map((account) => test.signIn(account)));
    for (let round = 0; round < 5; round += 1) {
      const amsNo = freshNumber();
      const answers = await Promise.all(clients.map((client) => sendBill(client, withNumbers([amsNo]))));
      // Everyone sends twice: the winner's second send finds its own filing.
      expect(tally(answers)).toEqual({ 200: 1, 1003: 6, 1004: 1 });
    }
  });

  it('[D04] of one number by two enterprises: one succeeds, whatever the order of rows', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    for (let round = 0; round < 8; round += 1) {
      const amsNos = [freshNumber(), freshNumber()];
      const answers = await Promise.all([
        sendBill(filer, withNumbers(amsNos)),
        sendBill(rival, withNumbers(amsNos.toReversed(), 'RIVL'), { payType: 0 }),
      ]);
      const counts = tally(answers);
      expect([counts['200'], (counts['1008'] ?? 0) + (counts['402'] ?? 0)]).toEqual([1, 1]);
    }
  });

  it('[D05] of one draft from four tabs: it is sent once', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const draft = await postDraft(filer, withNumbers([freshNumber()]));
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendDrafts(filer, [draft])));
    expect(tally(answers)).toEqual({ 200: 1, 404: 3 });
  });

  it('[D05] with two keys, four colleagues and overlapping selections never deadlock', async () => {
    const clients = await Promise.all([ACCOUNTS.filer, ACCOUNTS.colleague].map((account) => test.signIn(account)));
    const [filer] = clients;
    if (!filer) throw new Error('no user is signed in');
    for (let round = 0; round < 3; round += 1) {
      const drafts = await Promise.all([0, 1, 2].map(() => postDraft(filer, withNumbers([freshNumber()]))));
      const [a = '', b = '', c = ''] = drafts;
      const answers = await Promise.all(
        [
          [a, b],
          [b, c],
          [c, a],
          [c, b, a],
        ].map((ids, at) => sendDrafts(clients[at % 2] ?? filer, ids)),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    }
  });

  it('[D05] [D01] of a draft that is saved, removed or restored send it as it was, or not at all', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const colleague = await test.signIn(ACCOUNTS.colleague);
    for (let round = 0; round < 6; round += 1) {
      const bill = withNumbers([freshNumber()]);
      const id = await postDraft(filer, bill);
      const edited = { ...asBody(bill), id, revision: 1, clientRef: 'EDITED' };
      const [sent, saved, removed] = await Promise.all([
        sendDrafts(filer, [id]),
        colleague.post('/draft-bills/save', edited),
        colleague.post('/draft-bills/remove', [id]),
        colleague.post('/draft-bills/restore', [id]),
      ]);
      expect([200, 400]).toContain(saved.status);
      expect([200, 404]).toContain(removed.status);
      expect([200, 404]).toContain(sent.status);
      if (sent.status !== 200) continue;
      const filing = (await filer.get(`/bill/${sent.body.filings[0]?.id}`)).body as { clientRef: string };
      // A save that succeeded came before the send, and was sent.
      expect(filing.clientRef).toBe(saved.status === 200 ? 'EDITED' : '');
      expect((await filer.get(`/draft-bills/detail/${id}`)).status).toBe(404);
      expect((await colleague.post('/draft-bills/restore', [id])).status).toBe(404);
    }
  });

  it('[D06] never charge another price than the confirmed one while carriers file the bills', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    for (let round = 0; round < 6; round += 1) {
      const amsNos = [freshNumber(), freshNumber(), freshNumber()];
      const carrier = amsNos.map((ams_no) =>
        test.portal.db.insertInto('ams_bill').values({ ams_no, filed_at: test.now.value }).execute(),
      );
      const [answers] = await Promise.all([
        Promise.all(amsNos.map((amsNo) => sendBill(filer, withNumbers([amsNo]), { quotedTotal: 70 }))),
        ...carrier,
      ]);
      for (const { status, body } of answers) {
        if (status === 200) expect(body.charged).toBe(70);
        else expect([status, body]).toEqual([409, expect.objectContaining({ code: 1010, total: 50 })]);
      }
    }
  });

  it('[D06] from a wallet for k filings pay for exactly k of k + 20', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const { coin } = (await filer.get('/me')).body as { coin: number };
    const k = Math.floor(coin / 70);
    const answers = await Promise.all(
      Array.from({ length: k + 20 }, () => sendBill(filer, withNumbers([freshNumber()]))),
    );
    expect(tally(answers)).toEqual({ 200: k, 402: 20 });
    expect((await filer.get('/me')).body).toMatchObject({ coin: coin - k * 70 });
  });
});
