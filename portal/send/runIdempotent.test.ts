import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { refuse } from '../refusal.ts';
import { lockIntent } from '../store/intents.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { countLockWaits } from '../testing/lockWaits.ts';
import { principalOf } from '../testing/principalOf.ts';
import { freshKey, freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';
import { runIdempotent } from './runIdempotent.ts';

let test: TestPortal;
let filer: TestClient;
let rival: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  rival = await test.signIn(ACCOUNTS.rivalFiler);
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const billOf = (amsNo = freshNumber()) => isf10Bill({ amsRequestList: [amsRowOf(amsNo)] });
const ask = async (client: TestClient, key: string) => (await client.get(`/intents/${encodeURIComponent(key)}`)).body;
const filingsOf = async (amsNo: string) =>
  (await test.portal.db.selectFrom('filing').select('id').where('ams_no', '=', amsNo).execute()).length;

describe('an idempotency key', () => {
  it('returns the same response again, and charges once (I1)', async () => {
    const key = freshKey();
    const bill = billOf();
    const first = await sendBill(filer, bill, { key });
    const again = await sendBill(filer, bill, { key });
    expect(first.status).toBe(200);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await ask(filer, key)).toEqual({ state: 'done', status: 200, body: first.body });
  });

  it('returns its refusal again, even if the call would succeed by now', async () => {
    const key = freshKey();
    const amsNo = freshNumber();
    const first = await sendBill(filer, billOf(amsNo), { key, quotedTotal: 50 });
    expect(first.status).toBe(409);
    await test.portal.db.insertInto('ams_bill').values({ ams_no: amsNo, filed_at: new Date() }).execute();
    const again = await sendBill(filer, billOf(amsNo), { key, quotedTotal: 50 });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await ask(filer, key)).toEqual({ state: 'done', status: 409, body: first.body });
    expect(await filingsOf(amsNo)).toBe(0);
  });

  it('returns one refusal to concurrent calls', async () => {
    const key = freshKey();
    const amsNo = freshNumber();
    const calls = Array.from({ length: 8 }, () => sendBill(filer, billOf(amsNo), { key, quotedTotal: 50 }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, await filingsOf(amsNo)]).toEqual([409, 0]);
    expect(await ask(filer, key)).toEqual({ state: 'done', status: 409, body: answers[0]?.body });
  });

  it('stores 402, 404, 409 and 422', async () => {
    const poor = Array.from({ length: 40 }, () => amsRowOf(freshNumber()));
    const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf('')] }));
    const sends = [
      (key: string) => sendBill(filer, isf10Bill({ amsRequestList: poor }), { key }),
      (key: string) => sendDrafts(filer, ['no-such-draft'], { key }),
      (key: string) => sendBill(filer, { ...billOf(), houseScac: 'RIVL' }, { key }),
      (key: string) => sendDrafts(filer, [draft], { key }),
    ];
    const statuses: number[] = [];
    for (const send of sends) {
      const key = freshKey();
      const { status, body } = await send(key);
      statuses.push(status);
      expect(await ask(filer, key)).toEqual({ state: 'done', status, body });
    }
    expect(statuses).toEqual([402, 404, 409, 422]);
  });

  it('refuses another body, call or way to pay, and does nothing', async () => {
    const key = freshKey();
    const bill = billOf();
    await sendBill(filer, bill, { key });
    const others = [
      await sendBill(filer, { ...bill, sellerCity: 'HANGZHOU' }, { key }),
      await sendBill(filer, bill, { key, payType: 3 }),
      await sendBill(filer, bill, { key, quotedTotal: 70 }),
      await sendDrafts(filer, ['any'], { key }),
    ];
    expect(others.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(others.every(({ body }) => 'message' in body && !('errors' in body))).toBe(true);
    expect(await ask(filer, key)).toMatchObject({ state: 'done', status: 200 });
  });

  it('ignores the order of members', async () => {
    const key = freshKey();
    const bill = billOf();
    const first = await sendBill(filer, bill, { key });
    const reversed = Object.fromEntries(Object.entries(bill).toReversed()) as unknown as typeof bill;
    expect((await sendBill(filer, reversed, { key })).text).toBe(first.text);
  });

  it('of another enterprise is just unknown', async () => {
    const key = freshKey();
    await sendBill(filer, billOf(), { key });
    expect(await ask(rival, key)).toEqual({ state: 'unknown' });
    const own = await sendBill(rival, { ...billOf(), houseScac: 'RIVL' }, { key });
    expect(own.status).toBe(200);
  });

  it('is refused when missing, blank or too long', async () => {
    const refused = async (key: string) => {
      const { status, body } = await sendBill(filer, billOf(), { key });
      return [status, body['message']];
    };
    for (const key of ['', ' ']) expect(await refused(key)).toEqual([400, expect.stringContaining('has no')]);
    expect(await refused('k'.repeat(256))).toEqual([400, expect.stringContaining('more than 255 characters')]);
    expect((await sendBill(filer, billOf(), { key: 'k'.repeat(255) })).status).toBe(200);
  });

  it('is unknown before the call, and pending during it', async () => {
    const key = freshKey();
    expect(await ask(filer, key)).toEqual({ state: 'unknown' });
    // Another connection holds the wallet, so the send blocks halfway.
    let free = () => {};
    const freed = new Promise<void>((resolve) => (free = resolve));
    let hold = () => {};
    const held = new Promise<void>((resolve) => (hold = resolve));
    const holder = test.portal.db.transaction().execute(async (trx) => {
      await trx.selectFrom('wallet').selectAll().where('enterprise_id', '=', '1').forUpdate().execute();
      hold();
      await freed;
    });
    await held;
    const sending = sendBill(filer, billOf(), { key });
    await expect.poll(() => ask(filer, key)).toEqual({ state: 'working' });
    free();
    await holder;
    expect((await sending).status).toBe(200);
    expect(await ask(filer, key)).toMatchObject({ state: 'done', status: 200 });
  });

  it('runs once for eight concurrent calls, which get the same response', async () => {
    const key = freshKey();
    const amsNo = freshNumber();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendBill(filer, billOf(amsNo), { key })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await filingsOf(amsNo)).toBe(1);
  });

  it('returns to a refused call what another call with the key answered before the refusal was stored', async () => {
    const principal = await principalOf(test, ACCOUNTS.filer);
    const intent = { key: freshKey(), call: 'sendBill', flow: 'send', body: {} } as const;
    const run = (act: () => Promise<unknown>) => runIdempotent(test.portal, principal, intent, lockIntent, act);
    let refuseNow = () => {};
    const mayRefuse = new Promise<void>((resolve) => (refuseNow = resolve));
    let lock = () => {};
    const locked = new Promise<void>((resolve) => (lock = resolve));
    const refused = run(async () => {
      lock();
      await mayRefuse;
      throw refuse('notFound');
    });
    await locked;
    const sent = run(() => Promise.resolve('sent'));
    await expect.poll(() => countLockWaits(test.portal.db)).toBe(1);
    refuseNow();
    const answer = { status: 200, body: 'sent' };
    expect(await Promise.all([refused, sent])).toEqual([answer, answer]);
  });

  it('is unknown, and decided again, when the portal fails before it stores a refusal', async () => {
    const principal = await principalOf(test, ACCOUNTS.filer);
    const intent = { key: freshKey(), call: 'sendBill', flow: 'send', body: {} } as const;
    let locks = 0;
    const mark = (at: string) =>
      at === 'send.keyLocked' && ++locks === 2 ? Promise.reject(new Error('broken')) : Promise.resolve();
    const breaking = { ...test.portal, steps: { mark } };
    const refusing = () => Promise.reject(refuse('notFound'));
    await expect(runIdempotent(breaking, principal, intent, lockIntent, refusing)).rejects.toThrow('broken');
    expect(await ask(filer, intent.key)).toEqual({ state: 'unknown' });
    const again = await runIdempotent(breaking, principal, intent, lockIntent, refusing);
    expect(again.status).toBe(404);
    expect(await ask(filer, intent.key)).toEqual({ state: 'done', ...again });
  });
});
