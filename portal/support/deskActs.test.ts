import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coupon, Invoice, TopUp } from '#contract/endpoints/cashier.ts';
import type { PageReply } from '#contract/page.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { receiveReceipt } from '../gateway/receiveReceipt.ts';
import { applyPayment } from '../payments/applyPayment.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { auditActions, auditedAct } from '../testing/auditedAct.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { customsReplies, fileOverGateway } from '../testing/customsReplies.ts';
import { getDetail } from '../testing/filingLife.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { readOutbox } from '../testing/mailServer.ts';
import { paidTopUp } from '../testing/paidTopUp.ts';
import { recordingJobs, transactionalJob } from '../testing/recordingJobs.ts';

let test: TestPortal;
let support: TestClient;
let filer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  // Refused audit rows and a failed job are expected.
  test.portal.log.level = 'silent';
  test.app.log.level = 'silent';
  support = await test.signIn(ACCOUNTS.support);
  filer = await test.signIn(ACCOUNTS.filer);
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(() => test.close());

type Row = Record<string, unknown> & { id: string };
const put = (resource: string, id: string, act: string, more: object = {}) =>
  support.put(`/support/${resource}/${encodeURIComponent(id)}`, { act, reason: 'Asked by phone', ...more });
const read = async (resource: string, id: string) => (await support.get(`/support/${resource}/${id}`)).body as Row;
const find = async (resource: string, filter: object) =>
  (await support.get(`/support/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as Row[];
const actions = () => auditActions(test);

/** @returns the row after the act */
async function audited(action: string, call: () => Promise<ClientAnswer>, probe: () => Promise<unknown>): Promise<Row> {
  const { body } = await auditedAct(test, call, probe, (answer) => `${action} ${(answer.body as Row).id}`);
  return body as Row;
}

describe('an unplaced receipt', () => {
  /** Stores an answer to a filing under an unknown control number and reference. */
  async function storeUnplaced() {
    const filing = await fileOverGateway(test, filer);
    const message = filing.message.replaceAll(filing.isfNo, filing.isfNo.replace('HBRL-0', 'HBRL-9'));
    const raw = customsReplies.response({ ...filing, message, controlNo: `9${filing.controlNo.slice(1)}` }, 2);
    const { db } = test.portal;
    expect(await db.transaction().execute((trx) => receiveReceipt(test.portal, trx, raw))).toBe('unknownFiling');
    const [unplaced] = await find('parked-receipts', { state: 'parked' });
    const stateOf = async () => [
      (await getDetail(filer, filing.id)).receipts.map(({ seq }) => seq),
      (await read('parked-receipts', unplaced?.id ?? '')).state,
    ];
    return { filing, id: unplaced?.id ?? '', stateOf };
  }

  it('[S02] [S05] [D08] is applied to the filing that support staff name, once', async () => {
    const { filing, id, stateOf } = await storeUnplaced();
    const other = await fileOverGateway(test, filer);
    const log = await actions();
    expect((await put('parked-receipts', id, 'apply', { isfNo: 'HBR-00000000000' })).status).toBe(404);
    expect((await put('parked-receipts', id, 'apply', { isfNo: other.isfNo })).status).toBe(409);
    expect([await stateOf(), await actions()]).toEqual([[[], 'parked'], log]);
    const apply = () => put('parked-receipts', id, 'apply', { isfNo: filing.isfNo });
    const row = await audited('parkedReceipt.apply', apply, stateOf);
    expect(row).toMatchObject({ state: 'applied', isfNo: filing.isfNo, handledBy: support.user?.userName });
    expect(await stateOf()).toEqual([[2], 'applied']);
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe('receiveSuccess');
    const [receipt] = await find('receipts', { billId: filing.isfNo });
    expect(receipt).toMatchObject({ verdict: 'accepted' });
    expect((await apply()).status).toBe(409);
  });

  it('[S02] is discarded with its reason and changes no filing', async () => {
    const { filing, id, stateOf } = await storeUnplaced();
    expect((await put('parked-receipts', id, 'discard', { reason: ' ' })).status).toBe(422);
    await audited('parkedReceipt.discard', () => put('parked-receipts', id, 'discard'), stateOf);
    expect(await stateOf()).toEqual([[], 'discarded']);
    const [entry] = await find('audit-log', { subject: 'parkedReceipt', subjectId: id });
    expect(entry).toMatchObject({ reason: 'Asked by phone' });
    expect((await put('parked-receipts', id, 'apply', { isfNo: filing.isfNo })).status).toBe(409);
  });
});

describe('a failed job', () => {
  it('[S02] [S05] runs again at once when it is retried, and only once', async () => {
    const recording = recordingJobs(test);
    let isBroken = true;
    const handlers = recording.handlers({
      transactional: (name) => {
        if (name === 'retried' && isBroken) throw new Error('The disk is full.');
      },
    });
    const drain = async () => {
      const jobs = startJobs(test.portal, handlers);
      await jobs.drain();
      await jobs.stop();
    };
    const times = async () => (await recording.ran()).filter((name) => name === 'retried').length;
    await recording.queue(transactionalJob('retried'));
    await drain();
    const [failed] = await find('jobs', { state: 'failed' });
    expect(failed).toMatchObject({ attempts: 1, lastError: 'The disk is full.' });
    isBroken = false;
    await drain();
    expect(await times()).toBe(0);
    const { db } = test.portal;
    const readiness = () =>
      db.selectFrom('job').where('id', '=', Number(failed?.id)).select(['is_ready', 'run_at']).executeTakeFirst();
    await audited('job.retry', () => put('jobs', failed?.id ?? '', 'retry'), readiness);
    await drain();
    await drain();
    expect([await times(), (await read('jobs', failed?.id ?? '')).state]).toEqual([1, 'done']);
    expect((await put('jobs', failed?.id ?? '', 'retry')).status).toBe(409);
  });
});

describe('a person', () => {
  const idOf = async (account: string) => (await find('users', { account }))[0]?.id ?? '';
  const tryToSignIn = (account: string) => test.newClient().post('/anonymous/login', { account, password: PASSWORD });
  const isAllowed = async (client: TestClient) => (await client.get('/me')).status;

  it('[S02] is signed out everywhere when disabled, cannot sign in, and can once enabled', async () => {
    const devices = [await test.signIn(ACCOUNTS.sub), await test.signIn(ACCOUNTS.sub)];
    const id = await idOf(ACCOUNTS.sub);
    const states = () => Promise.all(devices.map(isAllowed));
    await audited('person.disable', () => put('users', id, 'disable'), states);
    expect([await states(), await isAllowed(filer)]).toEqual([[401, 401], 200]);
    expect((await tryToSignIn(ACCOUNTS.sub)).status).toBe(403);
    const disabled = async () => (await read('users', id)).disabled;
    await audited('person.enable', () => put('users', id, 'enable'), disabled);
    expect([await states(), (await tryToSignIn(ACCOUNTS.sub)).status]).toEqual([[401, 401], 200]);
    expect((await put('users', support.user?.userId ?? '', 'disable')).status).toBe(409);
  });

  it('[S02] signs in without a second factor after its reset, and gets a mail about it', async () => {
    const account = ACCOUNTS.colleague;
    const client = await test.signIn(account);
    const started = await client.post('/account/second-factor/start', { current: PASSWORD });
    const app = new TOTP({ secret: Secret.fromBase32((started.body as { secret: string }).secret) });
    const code = app.generate({ timestamp: test.now.value.getTime() });
    expect((await client.post('/account/second-factor/confirm', { code })).status).toBe(200);
    expect((await tryToSignIn(account)).status).not.toBe(200);
    const id = await idOf(account);
    const mails = async () =>
      (await find('mails', { recipient: account, template: 'secondFactorOff' })).map(({ recipient }) => recipient);
    await audited('person.resetSecondFactor', () => put('users', id, 'resetSecondFactor'), mails);
    expect([await mails(), await isAllowed(client), (await tryToSignIn(account)).status]).toEqual([
      [account],
      401,
      200,
    ]);
    const jobs = startJobs(test.portal);
    await jobs.drain();
    await jobs.stop();
    const sent = await readOutbox(test.portal.config.outboxDir ?? '');
    expect(sent.map(({ to }) => to?.[0]?.address)).toContain(account);
    expect((await put('users', id, 'resetSecondFactor')).status).toBe(409);
  });
});

describe('other acts', () => {
  it('[S02] [S05] mark a call-back request as handled, once', async () => {
    await sql`insert into clue (id, name, company, contact, message, locale, created_at)
      values ('c1', 'Ann', 'Quay', 'a@b.test', 'Call me', 'en', now())`.execute(test.portal.db);
    const state = async () => (await find('clues', {})).map((clue) => clue['state']);
    await audited('clue.handle', () => put('clues', 'c1', 'handle'), state);
    expect(await read('clues', 'c1')).toMatchObject({ state: 'done', handledBy: support.user?.userName });
    expect((await put('clues', 'c1', 'handle')).status).toBe(409);
  });

  it('[M02] [S03] close a top-up that was paid with a wrong amount, which its enterprise sees', async () => {
    const answer = await admin.post('/cashier/orders', { coins: 300 }, { 'idempotency-key': 'wrong amount' });
    const { id } = answer.body as { id: string };
    const topUp = async () => (await admin.get(`/cashier/orders/${id}`)).body as TopUp;
    const { paymentRef } = await topUp();
    const less: PaymentEvent = {
      eventId: 'less',
      orderId: id,
      paymentRef: paymentRef ?? '',
      state: 'paid',
      amount: 29_950,
      currency: 'CNY',
    };
    const report = (event: Partial<PaymentEvent>) =>
      test.portal.db.transaction().execute((trx) => applyPayment(test.portal, trx, 'practice', { ...less, ...event }));
    expect([await report({}), await report({})]).toEqual(['disputed', 'disputed']);
    await report({ eventId: 'dong', amount: 1_000_000, currency: 'VND' });
    await report({ eventId: 'dinar', amount: 1_234_500, currency: 'KWD' });
    await report({ eventId: 'stray', orderId: 'an order of nobody' });

    const open = await find('top-ups', { state: 'disputed', enterpriseId: '1' });
    expect(open).toMatchObject([{ id, coinsOrdered: 300, provider: 'practice', paymentRef, operator: 'Ada Lin' }]);
    const facts = { state: 'paid', outcome: 'disputed', topUpId: id, orderId: id };
    const reported = await find('payments', { orderId: id });
    expect(await Promise.all(reported.map((row) => read('payments', row.id)))).toMatchObject([
      { ...facts, eventId: 'dinar', amountReported: '1234.500 KWD', times: 1 },
      { ...facts, eventId: 'dong', amountReported: '1000000 VND', times: 1 },
      { ...facts, eventId: 'less', amountReported: '299.50 CNY', times: 2 },
    ]);
    const [stray] = await find('payments', { outcome: 'unknownOrder' });
    expect(await read('payments', stray?.id ?? '')).toMatchObject({ orderId: 'an order of nobody', topUpId: null });

    expect(await find('payments', { review: 'open' })).toMatchObject([{ id: stray?.id, outcome: 'unknownOrder' }]);
    const payment = () => read('payments', stray?.id ?? '');
    await audited('payment.settle', () => put('payments', stray?.id ?? '', 'settle'), payment);
    expect((await payment())['review']).toBe('done');
    for (const row of [stray, reported[0]]) expect((await put('payments', row?.id ?? '', 'settle')).status).toBe(409);

    expect((await put('top-ups', id, 'close', { reason: ' ' })).status).toBe(422);
    const coins = async () => ((await admin.get('/me')).body as { coin: number }).coin;
    const before = await coins();
    await audited('topUp.close', () => put('top-ups', id, 'close'), topUp);
    expect([(await topUp()).state, await coins()]).toEqual(['closed', before]);
    const [entry] = await find('audit-log', { subject: 'topUp', subjectId: id });
    expect(await read('audit-log', entry?.id ?? '')).toMatchObject({
      enterpriseId: '1',
      reason: 'Asked by phone',
      before: { state: 'disputed' },
      after: { state: 'closed' },
    });
    expect((await put('top-ups', id, 'close')).status).toBe(409);
    expect((await put('top-ups', await paidTopUp(test, admin, 200, 'paid'), 'close')).status).toBe(409);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[M02] issue an invoice, whose number the enterprise sees', async () => {
    const orderIds = [await paidTopUp(test, admin, 300, 'invoice')];
    const details = { title: 'Harbour', taxNo: '91330200MA2AF7XK1X', address: '1 Quay Road', email: 'a@b.test' };
    expect((await admin.post('/cashier/invoices', { ...details, orderIds })).status).toBe(200);
    const seen = async () =>
      ((await admin.get('/cashier/invoices')).body as PageReply<Invoice>).records.map(({ state, invoiceNo }) => [
        state,
        invoiceNo,
      ]);
    const [open] = await find('invoices', { state: 'requested' });
    await audited('invoice.issue', () => put('invoices', open?.id ?? '', 'issue', { invoiceNo: 'INV-7' }), seen);
    expect(await seen()).toEqual([['issued', 'INV-7']]);
  });

  it('[M02] [S03] make a coupon code, which its enterprise redeems once, and revoke another', async () => {
    const request = { kind: 'codes', codes: 2, coupons: 3, validTo: '2999-01-01 00:00:00', enterpriseId: '1' };
    const coupons = async (client = admin) => (await client.get('/cashier/coupons')).body as Coupon[];
    const offered = async () => (await coupons()).filter(({ state }) => state === 'offered');
    const make = () =>
      support.post('/support/money-requests', { ...request, requestKey: 'codes', reason: 'Late answer' });
    await audited('moneyRequest.created', make, offered);
    const [first, second] = await offered();
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    const redeem = (code = '', client = admin) => client.post('/cashier/coupons/redeem', { code });
    expect((await redeem(first?.code, rival)).status).not.toBe(200);
    const before = ((await admin.get('/me')).body as { couponCount: number }).couponCount;
    const answers = await Promise.all([redeem(first?.code), redeem(first?.code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(((await admin.get('/me')).body as { couponCount: number }).couponCount).toBe(before + 3);
    expect((await put('coupon-codes', first?.code ?? '', 'revoke')).status).toBe(409);
    await audited('couponCode.revoke', () => put('coupon-codes', second?.code ?? '', 'revoke'), offered);
    expect((await redeem(second?.code)).status).not.toBe(200);
    expect((await coupons()).map(({ state }) => state).toSorted()).toEqual(['redeemed', 'revoked']);
    expect(await coupons(rival)).toEqual([]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });
});
