import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { createUser } from '../store/enterprises.ts';
import type { TestClient } from '../testing/client.ts';
import { fileBill, getDetail, postUpdate } from '../testing/filingLife.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { refundBody } from '../testing/refundBody.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let sam: TestClient;
let second: TestClient;
beforeEach(async () => {
  test = await startTestPortal();
  sam = await test.signIn(ACCOUNTS.support);
  second = await secondPerson();
});
afterEach(() => test.close());

/** A second member of the staff. */
async function secondPerson(account = 'second@tenplustwo.test'): Promise<TestClient> {
  const { db, clock } = test.portal;
  await db
    .transaction()
    .execute((trx) => createUser(trx, '1', { account, name: 'Sue Second', password: PASSWORD }, {}, clock()));
  await db
    .updateTable('app_user')
    .where('account', '=', account)
    .set({ role: 'support', enterprise_id: null, joined: false })
    .execute();
  return test.signIn(account);
}

interface Request {
  id: string;
  state: string;
  coins: number;
}
let serial = 0;
const requestMoney = (body: object, client = sam) =>
  client.post('/support/money-requests', { requestKey: `key-${serial++}`, reason: 'Late answer', ...body });
const grant = (coins: number, more: object = {}) => requestMoney({ kind: 'grant', enterpriseId: '1', coins, ...more });
const decide = (client: TestClient, id: string, act: string, reason = 'Checked') =>
  client.put(`/support/money-requests/${id}`, { act, reason });
const balance = async () => {
  const row = await test.portal.db
    .selectFrom('wallet')
    .where('enterprise_id', '=', '1')
    .select(['balance', 'coupons'])
    .executeTakeFirstOrThrow();
  return [row.balance, row.coupons];
};
const entries = () =>
  test.portal.db
    .selectFrom('ledger_entry')
    .where('kind', 'in', ['grant', 'refund'])
    .select(['kind', 'purse', 'amount', 'reason', 'user_id', 'reference'])
    .orderBy('id')
    .execute();
const acts = async () =>
  (await test.portal.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

describe('money of the support desk', () => {
  it('[S03] gives up to 1,000 coins a day by one person, with the reason in ledger and audit log', async () => {
    const [coins = 0, coupons = 0] = await balance();
    const given = (await grant(600)).body as Request;
    expect(given).toMatchObject({ state: 'done', requestReason: 'Late answer' });
    expect(await balance()).toEqual([coins + 600, coupons]);
    const one = { kind: 'grant', purse: 'coin', amount: 600, reason: 'Late answer', user_id: 'demo-support' };
    expect(await entries()).toEqual([{ ...one, reference: given.id }]);
    expect(await acts()).toEqual(['moneyRequest.created']);
    // The sum of a day counts, coupons at the fee that they cover.
    expect((await grant(401)).body).toMatchObject({ state: 'waiting' });
    expect((await grant(0, { coupons: 6 })).body).toMatchObject({ state: 'waiting' });
    expect((await grant(0, { coupons: 5 })).body).toMatchObject({ state: 'done' });
    expect(await balance()).toEqual([coins + 600, coupons + 5]);
    test.stepClock(25 * 3_600_000);
    expect((await grant(401)).body).toMatchObject({ state: 'done' });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[S03] needs another person above 1,000 coins', async () => {
    const [coins = 0] = await balance();
    const { id, state } = (await grant(1_001)).body as Request;
    expect([state, (await balance())[0]]).toEqual(['waiting', coins]);
    expect((await decide(sam, id, 'approve')).status).toBe(403);
    const answers = await Promise.all([decide(second, id, 'approve'), decide(second, id, 'approve')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await balance())[0]).toBe(coins + 1_001);
    expect(await entries()).toHaveLength(1);
    const refused = (await grant(5_000)).body as Request;
    expect((await decide(second, refused.id, 'refuse', '')).status).toBe(422);
    expect((await decide(second, refused.id, 'refuse')).body).toMatchObject({
      state: 'refused',
      decidedBy: 'Sue Second',
    });
    expect((await decide(second, refused.id, 'approve')).status).toBe(409);
    expect((await balance())[0]).toBe(coins + 1_001);
  });

  it('[S03] stores no invisible characters of a reason, and no reason of nothing else', async () => {
    expect((await grant(1, { reason: ' \u200b\u202e ' })).status).toBe(422);
    expect((await grant(1, { reason: 'Late \u202eanswer\u0007' })).body).toMatchObject({
      requestReason: 'Late answer',
    });
    const { reason } = await test.portal.db.selectFrom('audit_log').select('reason').executeTakeFirstOrThrow();
    expect([reason, (await entries()).map((entry) => entry.reason)]).toEqual(['Late answer', ['Late answer']]);
  });

  it('[S03] decides a request once when two people press at the same time', async () => {
    const [coins = 0] = await balance();
    const waiting = (await grant(5_000)).body as Request;
    const third = await secondPerson('third@tenplustwo.test');
    const decided = await Promise.all(
      ['approve', 'refuse', 'approve', 'approve'].map((act, at) => decide(at % 2 ? second : third, waiting.id, act)),
    );
    const done = decided.filter(({ status }) => status === 200);
    expect([done.length, decided.filter(({ status }) => status === 409).length]).toEqual([1, 3]);
    const { state } = done[0]!.body as Request;
    expect((await balance())[0]).toBe(coins + (state === 'done' ? 5_000 : 0));
  });

  it('[S03] counts two accounts of one mailbox as one person', async () => {
    const waiting = (await grant(1_001)).body as Request;
    const again = await secondPerson(ACCOUNTS.support.replace('@', '+second@'));
    expect((await decide(again, waiting.id, 'approve')).status).toBe(403);
    expect((await decide(second, waiting.id, 'approve')).status).toBe(200);
  });

  it('[S03] moves money once for a repeated call, and refuses the key of another request', async () => {
    const [coins = 0] = await balance();
    const body = { kind: 'grant', enterpriseId: '1', coins: 100, requestKey: 'same' };
    const answers = await Promise.all([requestMoney(body), requestMoney(body), requestMoney(body)]);
    expect(new Set(answers.map((answer) => (answer.body as Request).id)).size).toBe(1);
    expect([(await balance())[0], await acts()]).toEqual([coins + 100, ['moneyRequest.created']]);
    expect((await requestMoney({ ...body, coins: 200 })).status).toBe(422);
    expect((await requestMoney(body, second)).status).toBe(422);
    expect((await requestMoney({ ...body, enterpriseId: test.rivalId })).status).toBe(422);
    expect((await balance())[0]).toBe(coins + 100);
  });

  it('[S03] [M02] makes coupon codes, with a second person above the limit of the day', async () => {
    const codes = (amount: number, more: object = {}) =>
      requestMoney({ kind: 'codes', codes: amount, coupons: 1, validTo: '2999-01-01 00:00:00', ...more });
    const made = async (id: string) => {
      const filter = encodeURIComponent(JSON.stringify({ requestId: id }));
      return (await sam.get(`/support/coupon-codes?filter=${filter}`)).body as { id: string; state: string }[];
    };
    const few = (await codes(3, { requestKey: 'form' })).body as Request;
    expect((await codes(3, { requestKey: 'form' })).body).toMatchObject({ id: few.id });
    expect((await codes(4, { requestKey: 'form' })).status).toBe(422);
    expect((await codes(3, { requestKey: 'form', validTo: '2998-01-01 00:00:00' })).status).toBe(422);
    expect([few.state, (await made(few.id)).map(({ state }) => state)]).toEqual(['done', Array(3).fill('offered')]);
    // 3 codes and 790 coins of a grant leave room for none of 70 coins; codes count for every enterprise.
    expect((await grant(791)).body).toMatchObject({ state: 'waiting' });
    expect((await grant(790)).body).toMatchObject({ state: 'done' });
    const more = (await codes(1)).body as Request;
    expect([more.state, await made(more.id)]).toEqual(['waiting', []]);
    expect((await decide(sam, more.id, 'approve')).status).toBe(403);
    expect((await decide(second, more.id, 'approve')).body).toMatchObject({ state: 'done', decidedBy: 'Sue Second' });
    expect(await made(more.id)).toHaveLength(1);
    for (const wrong of [{ codes: 0 }, { codes: 101 }, { coupons: 0 }, { validTo: '2020-01-01 00:00:00' }]) {
      expect((await codes(1, wrong)).status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await codes(1, { enterpriseId: 'none' })).status).toBe(422);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[S03] approves no codes whose end has passed', async () => {
    const validTo = toServerText(new Date(test.now.value.getTime() + 60_000));
    const { body } = await requestMoney({ kind: 'codes', codes: 20, coupons: 1, validTo });
    const { id, state } = body as Request;
    expect(state).toBe('waiting');
    test.passTime(60_000);
    const refused = await decide(second, id, 'approve');
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      expect.stringMatching(/codes/u),
    ]);
    expect((await sam.get('/support/coupon-codes')).body).toEqual([]);
    expect((await decide(second, id, 'refuse')).body).toMatchObject({ state: 'refused' });
  });

  it('[S03] counts requests of one person at the same time', async () => {
    const answers = await Promise.all([grant(600), grant(600, { enterpriseId: test.rivalId }), grant(600)]);
    const codes = { kind: 'codes', codes: 6, coupons: 1, validTo: '2999-01-01 00:00:00' };
    const others = await Promise.all([
      requestMoney(codes, second),
      requestMoney(codes, second),
      requestMoney(codes, second),
    ]);
    const states = (all: typeof answers) => all.map(({ body }) => (body as Request).state).toSorted();
    expect([states(answers), states(others)]).toEqual([
      ['done', 'done', 'waiting'],
      ['done', 'done', 'waiting'],
    ]);
  });

  it('[S03] refunds the last charge of a filing once, with negative records', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const before = await balance();
    await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    expect(await balance()).not.toEqual(before);
    const { isf_no: billId } = await test.portal.db.selectFrom('filing').select('isf_no').executeTakeFirstOrThrow();
    const other = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const refund = await refundBody(sam, billId);
    const requestKey = 'refund';
    const asked = await Promise.all([1, 2, 3].map(() => requestMoney({ ...refund, requestKey })));
    expect(asked.map(({ body }) => body)).toEqual(Array(3).fill(expect.objectContaining({ state: 'done', coins: 70 })));
    const otherRefund = await refundBody(sam, other.body.filings[0]?.isfNo);
    expect((await requestMoney({ ...otherRefund, requestKey })).status).toBe(422);
    const both = await Promise.all([sam, second].map((one) => requestMoney(otherRefund, one)));
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect(await balance()).toEqual(before);
    expect((await requestMoney(refund)).status).toBe(409);
    expect((await requestMoney({ kind: 'refund', billId: 'none' })).status).toBe(422);
    expect((await requestMoney({ ...refund, reason: '' })).status).toBe(422);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[S03] refuses a second refund of a charge while the first waits for approval', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const { body: sent } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const { isfNo: billId } = sent.filings[0] ?? {};
    const refundable = async () => (await sam.get(`/support/bills/${billId}`)).body;
    expect(await refundable()).toMatchObject({ refundableFee: 70, refundableBond: null, refundableCoupons: null });
    expect((await grant(1_000)).body).toMatchObject({ state: 'done' });
    const refund = await refundBody(sam, billId);
    const first = (await requestMoney(refund)).body as Request;
    expect(first.state).toBe('waiting');
    for (const client of [sam, second]) {
      expect(await requestMoney(refund, client)).toMatchObject({
        status: 409,
        body: { errors: { billId: { message: 'desk.refundWaits' } } },
      });
    }
    expect((await decide(second, first.id, 'refuse')).status).toBe(200);
    expect((await requestMoney(refund, second)).body).toMatchObject({ state: 'done' });
    expect(await refundable()).toMatchObject({ refundableFee: null });
  });

  it('[S03] refunds no other charge than the one that the request names', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const filing = await fileBill(test, filer, {}, 'accepted');
    const { isfNo, revision } = await getDetail(filer, filing.id);
    const fee = await refundBody(sam, isfNo);
    const next = { ...filing.bill, bondType: 'Hgj_Continuous', revision } as Bill;
    expect((await postUpdate(filer, next, { quotedTotal: 230 })).status).toBe(200);
    for (const stale of [fee, { ...fee, operation: undefined }]) {
      expect(await requestMoney(stale)).toMatchObject({
        status: 409,
        body: { errors: { billId: { message: 'desk.refundChanged' } } },
      });
    }
    const bond = await refundBody(sam, isfNo);
    expect((await requestMoney(bond)).body).toMatchObject({ state: 'done', coins: 230, operation: bond.operation });
    expect((await requestMoney(fee)).body).toMatchObject({ state: 'done', coins: 70, operation: fee.operation });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[S03] says which number of a request is unknown, and which is missing', async () => {
    const messages = async (body: object) => {
      const { errors } = (await requestMoney(body)).body as { errors: Record<string, { message: string }> };
      return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
    };
    expect(await messages({ kind: 'refund', billId: 'BANQ123' })).toEqual({ billId: 'desk.unknownFiling' });
    expect(await messages({ kind: 'refund' })).toEqual({ billId: 'validation.required' });
    const unknown = { enterpriseId: 'desk.unknownEnterprise' };
    expect(await messages({ kind: 'grant', coins: 1, enterpriseId: 'none' })).toEqual(unknown);
    expect(await messages({ kind: 'grant', coins: 1 })).toEqual({ enterpriseId: 'validation.required' });
    const codes = { kind: 'codes', codes: 1, coupons: 1, validTo: '2999-01-01 00:00:00' };
    expect(await messages({ ...codes, enterpriseId: 'none' })).toEqual(unknown);
  });
});
