import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';
import { fillWallet } from '../store/wallet.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
let rival: TestClient;

beforeAll(async () => {
  ({ test, filer, colleague, rival } = await startWithClients());
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const withNumbers = (...amsNos: string[]) => isf10Bill({ amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
const balanceOf = async (client: TestClient) => ((await client.get('/me')).body as { coin: number }).coin;
const counted = async () => {
  const tables = ['filing', 'ams_claim', 'ledger_entry', 'consumption', 'operation', 'job'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const row = await test.portal.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts[table] = row.n;
  }
  return counts;
};

describe('sending', () => {
  it('[D05] creates one filing per B/L number, charges it and consumes the draft', async () => {
    const [first, second] = [freshNumber(), freshNumber()];
    const draft = await postDraft(filer, withNumbers(first, second));
    const before = await balanceOf(filer);
    const answer = await sendDrafts(filer, [draft], { quotedTotal: 140 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      charged: 140,
      balance: before - 140,
      filings: [
        { amsNo: first, draftId: draft, isfNo: expect.stringMatching(/^HBRL-\d{10}$/u) },
        { amsNo: second, draftId: draft, isfNo: expect.stringMatching(/^HBRL-\d{10}$/u) },
      ],
    });
    expect(await balanceOf(filer)).toBe(before - 140);
    expect((await filer.get(`/draft-bills/detail/${draft}`)).status).toBe(404);
    expect((await sendDrafts(filer, [draft])).status).toBe(404);
    const detail = await filer.get(`/bill/${answer.body.filings[1]?.id}`);
    expect(detail.body).toMatchObject({
      amsNo: second,
      amsRequestList: [{ amsNo: second }],
      declarationStatus: 'submitted',
      matchStatus: 'none',
      latestOperator: 'Finn Zhao',
      revision: 1,
      receipts: [],
      actions: [],
    });
  });

  it('[D05] sends more filings at once than one statement writes', async () => {
    await test.portal.db
      .transaction()
      .execute((trx) => fillWallet(trx, '1', { coins: 700 * 70 }, 'topUp', test.now.value));
    const [before, rows] = [await balanceOf(filer), await counted()];
    const answer = await sendBill(filer, withNumbers(...Array.from({ length: 700 }, freshNumber)));
    expect([answer.status, answer.body.filings.length, answer.body.charged]).toEqual([200, 700, 700 * 70]);
    expect(new Set(answer.body.filings.map(({ isfNo }) => isfNo)).size).toBe(700);
    expect(await balanceOf(filer)).toBe(before - 700 * 70);
    const more = Object.fromEntries(
      Object.entries(await counted()).map(([table, n]) => [table, n - (rows[table] ?? 0)]),
    );
    expect(more).toMatchObject({ filing: 700, ams_claim: 700, ledger_entry: 700, consumption: 700, operation: 700 });
  });

  it('[K02] charges less for a number that is already in AMS', async () => {
    const amsNo = freshNumber();
    await test.portal.db.insertInto('ams_bill').values({ ams_no: amsNo, filed_at: new Date() }).execute();
    expect((await sendBill(filer, withNumbers(amsNo))).body.charged).toBe(50);
  });

  it('[B07] charges and settles the provider bond per filing', async () => {
    const bill = { ...withNumbers(freshNumber(), freshNumber()), bondType: 'Hgj_Continuous' };
    expect((await sendBill(filer, bill, { quotedTotal: 600 })).body.charged).toBe(600);
  });

  it('[D06] pays the fee with a coupon, and not the bond', async () => {
    const bill = { ...withNumbers(freshNumber()), bondType: 'Hgj_Continuous' };
    const answer = await sendBill(filer, bill, { payType: 2, quotedTotal: 300 });
    expect(answer.body).toMatchObject({ charged: 230, coupons: 1 });
    const { db } = test.portal;
    const [filing] = answer.body.filings;
    const of = (table: 'consumption' | 'bond_settlement') =>
      db
        .selectFrom(table)
        .select(['coins', 'pay_type', 'order_no'])
        .where('filing_id', '=', filing?.id ?? '');
    const order = expect.stringMatching(/^20260803\d{10}$/u);
    expect(await of('consumption').execute()).toEqual([{ coins: 0, pay_type: 2, order_no: order }]);
    expect(await of('bond_settlement').execute()).toEqual([{ coins: 230, pay_type: 0, order_no: order }]);
    expect((await filer.get('/me')).body).toMatchObject({ couponCount: 2 });
  });

  it('[D06] pays from the credit period and from VIP settlement', async () => {
    const { db } = test.portal;
    await db.updateTable('enterprise').set({ credit_limit: 100, vip: true }).where('id', '=', '1').execute();
    const before = await balanceOf(filer);
    expect((await sendBill(filer, withNumbers(freshNumber()), { payType: 1 })).body).toMatchObject({ balance: before });
    const over = await sendBill(filer, withNumbers(freshNumber()), { payType: 1 });
    expect(over).toMatchObject({ status: 402, body: { code: 402, gap: 40, reason: 'creditUsed' } });
    expect((await sendBill(filer, withNumbers(freshNumber()), { payType: 3 })).body).toMatchObject({ balance: before });
    await db.updateTable('enterprise').set({ credit_limit: null, vip: false }).where('id', '=', '1').execute();
    for (const payType of [1, 3] as const) {
      const refused = await sendBill(filer, withNumbers(freshNumber()), { payType });
      expect(refused).toMatchObject({ status: 422, body: { code: 422 } });
    }
  });

  it('[B02] sends an ISF-5 and an ISF-10 with the same number', async () => {
    const amsNo = freshNumber();
    expect((await sendBill(filer, withNumbers(amsNo))).status).toBe(200);
    expect((await sendBill(filer, isf5Bill({ amsRequestList: [amsRowOf(amsNo)] }))).status).toBe(200);
  });

  it('[B09] uses the default filer code where the bill has none', async () => {
    const answer = await sendBill(filer, { ...withNumbers(freshNumber()), houseScac: '' });
    expect(answer.body.filings[0]?.isfNo).toMatch(/^HBRL-/u);
  });
});

describe('a refused send changes nothing', () => {
  const refused = async (send: () => Promise<{ status: number; body: Record<string, unknown> }>) => {
    const before = await counted();
    const answer = await send();
    expect(await counted()).toEqual(before);
    return answer;
  };

  it('[E04] 402 with the missing amount, and the contact of a sub-account [G16]', async () => {
    const numbers = Array.from({ length: 40 }, () => freshNumber());
    const balance = await balanceOf(filer);
    const answer = await refused(() => sendBill(filer, withNumbers(...numbers)));
    expect(answer).toMatchObject({ status: 402, body: { code: 402, gap: 2800 - balance, reason: 'insufficient' } });
    const sub = await test.signIn(ACCOUNTS.sub);
    const refusal = await refused(() => sendBill(sub, withNumbers(...numbers)));
    expect(refusal).toMatchObject({
      status: 402,
      body: { code: 402, message: expect.stringContaining('main system user') },
    });
  });

  it('[D04] 1004 for the sender’s own number, with its filing', async () => {
    const amsNo = freshNumber();
    const sent = await sendBill(filer, withNumbers(amsNo));
    const answer = await refused(() => sendBill(filer, withNumbers(freshNumber(), amsNo)));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 1004, conflicts: [{ amsNo, code: 1004, filingId: sent.body.filings[0]?.id }] },
    });
  });

  it('[D04] 1003 for a number that a colleague has sent', async () => {
    const amsNo = freshNumber();
    const sent = await sendBill(colleague, withNumbers(amsNo));
    const answer = await refused(() => sendBill(filer, withNumbers(amsNo)));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 1003, conflicts: [{ amsNo, code: 1003, filingId: sent.body.filings[0]?.id }] },
    });
  });

  it('[D04] 1003 for a number in an older draft of a colleague', async () => {
    const amsNo = freshNumber();
    const theirs = await postDraft(colleague, withNumbers(amsNo));
    test.passTime(1000);
    const mine = await postDraft(filer, withNumbers(amsNo));
    expect(await refused(() => sendDrafts(filer, [mine]))).toMatchObject({ status: 409, body: { code: 1003 } });
    expect(await refused(() => sendBill(filer, withNumbers(amsNo)))).toMatchObject({
      status: 409,
      body: { code: 1003 },
    });
    // The owner of the older draft may send, and a colleague may send that draft.
    expect((await sendDrafts(filer, [theirs])).status).toBe(200);
  });

  it('[D04] is not caused by a later draft of a colleague, nor by the sender’s own draft', async () => {
    const amsNo = freshNumber();
    const mine = await postDraft(filer, withNumbers(amsNo));
    await postDraft(filer, withNumbers(amsNo));
    test.passTime(1000);
    await postDraft(colleague, withNumbers(amsNo));
    expect((await sendDrafts(filer, [mine])).status).toBe(200);
  });

  it('[D04] 1008 for a number of another enterprise, without details', async () => {
    const amsNo = freshNumber();
    const sent = await sendBill(rival, { ...withNumbers(amsNo), houseScac: 'RIVL' });
    expect(sent.status).toBe(200);
    const answer = await refused(() => sendBill(filer, withNumbers(amsNo)));
    expect(answer).toMatchObject({ status: 409, body: { code: 1008 } });
    expect(answer.body['conflicts']).toEqual([{ amsNo, code: 1008 }]);
    expect(JSON.stringify(answer.body)).not.toMatch(/rival/iu);
    expect(JSON.stringify(answer.body)).not.toContain(sent.body.filings[0]?.id);
  });

  it('[D11] 1009 for a filer code that the enterprise does not have', async () => {
    const answer = await refused(() => sendBill(filer, { ...withNumbers(freshNumber()), houseScac: 'RIVL' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 1009, houseScac: 'RIVL' } });
  });

  it('[D06] 1010 when the price differs from the confirmed one', async () => {
    const answer = await refused(() => sendBill(filer, withNumbers(freshNumber()), { quotedTotal: 50 }));
    expect(answer).toMatchObject({ status: 409, body: { code: 1010, total: 70 } });
  });

  it('[D04] 422 for all drafts when one has a problem, at the draft and its field', async () => {
    const good = await postDraft(filer, withNumbers(freshNumber()));
    const bad = await postDraft(filer, { ...withNumbers(freshNumber()), sellerCity: '' });
    const answer = await refused(() => sendDrafts(filer, [good, bad]));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 422, errors: { [bad]: { sellerCity: { message: 'validation.required' } } } },
    });
    expect((await filer.get(`/draft-bills/detail/${good}`)).status).toBe(200);
  });

  it('[D04] 422 for a number that occurs in two of the drafts', async () => {
    const amsNo = freshNumber();
    const first = await postDraft(filer, withNumbers(freshNumber(), amsNo));
    const second = await postDraft(filer, withNumbers(amsNo));
    const answer = await refused(() => sendDrafts(filer, [first, second]));
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          [second]: {
            amsRequestList: { 0: { amsNo: { message: 'validation.amsRepeated', args: { value: amsNo, row: 2 } } } },
          },
        },
      },
    });
  });

  it('404 for all drafts when one is missing or another enterprise’s', async () => {
    const mine = await postDraft(filer, withNumbers(freshNumber()));
    const theirs = await postDraft(rival, withNumbers(freshNumber()));
    const otherTenant = await refused(() => sendDrafts(filer, [mine, theirs]));
    const missing = await refused(() => sendDrafts(filer, [mine, 'no-such-draft']));
    expect(otherTenant.status).toBe(404);
    expect(missing.body).toEqual(otherTenant.body);
  });
});

describe('drafts with revisions', () => {
  it('[D05] are sent in the revision that was shown, or not at all', async () => {
    const bill = withNumbers(freshNumber());
    const [id, other] = [await postDraft(filer, bill), await postDraft(filer, withNumbers(freshNumber()))];
    const saved = { ...bill, id, revision: 1, sellerCity: 'HANGZHOU' };
    expect((await colleague.post('/draft-bills/save', asBody(saved))).status).toBe(200);
    const before = await balanceOf(filer);
    const key = freshKey();
    const shown = { key, revisions: { [id]: 1, [other]: 1 } };
    const refused = await sendDrafts(filer, [id, other], shown);
    expect(refused).toMatchObject({ status: 409, body: { code: 409 } });
    expect(refused.body['current']).toEqual({ [id]: expect.objectContaining({ revision: 2, sellerCity: 'HANGZHOU' }) });
    expect((await sendDrafts(filer, [id, other], shown)).body).toEqual(refused.body);
    expect((await sendDrafts(filer, [id, other], { key, revisions: { [id]: 2, [other]: 1 } })).status).toBe(422);
    expect(await balanceOf(filer)).toBe(before);
    const answer = await sendDrafts(filer, [id, other], { revisions: { [id]: 2, [other]: 1 } });
    expect(answer.body).toMatchObject({ charged: 140 });
  });

  it('[D05] are sent in their current version without revisions', async () => {
    const bill = withNumbers(freshNumber());
    const id = await postDraft(filer, bill);
    await colleague.post('/draft-bills/save', asBody({ ...bill, id, revision: 1, sellerCity: 'HANGZHOU' }));
    const answer = await sendDrafts(filer, [id], { revisions: {} });
    const filed = await filer.get(`/bill/${answer.body.filings[0]?.id}`);
    expect(filed.body).toMatchObject({ sellerCity: 'HANGZHOU' });
    const bad = await sendDrafts(filer, [id], { revisions: { [id]: 0 } });
    expect([bad.status, bad.body['code']]).toEqual([422, 422]);
  });
});

describe('a bill that names its draft', () => {
  it('is sent as given, and consumes its draft', async () => {
    const id = await postDraft(filer, withNumbers(freshNumber()));
    const amsNo = freshNumber();
    const stale = await sendBill(filer, { ...withNumbers(amsNo), id, revision: 7 });
    expect(stale).toMatchObject({ status: 409, body: { code: 409 } });
    const answer = await sendBill(filer, { ...withNumbers(amsNo), id, revision: 1 });
    expect(answer.body.filings).toMatchObject([{ amsNo, draftId: id }]);
    expect((await filer.get(`/draft-bills/detail/${id}`)).status).toBe(404);
  });
});
