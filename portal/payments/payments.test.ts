import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopUp } from '#contract/endpoints/cashier.ts';
import type { PageReply } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { PaymentService, signedWebhook } from '../testing/paymentService.ts';
import { PAYMENT_SECRET } from '../testing/paymentService.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import type { PaymentEvent } from './provider.ts';

const MINUTE = 60_000;
let test: TestPortal;
let admin: TestClient;
let service: PaymentService;
let serial = 0;

beforeAll(async () => {
  service = new PaymentService(() => test.now.value);
  await service.start();
  test = await startTestPortal({ config: { payment: { url: service.url, secret: PAYMENT_SECRET } } });
  test.portal.log.level = 'silent';
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(async () => {
  await test.close();
  await service.stop();
});

const order = (coins: number, key = `top-up ${(serial += 1)}`) =>
  admin.post('/cashier/orders', { coins }, { 'idempotency-key': key });
async function newOrder(coins = 500): Promise<string> {
  const answer = await order(coins);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { id: string }).id;
}
const webhook = async (event: object, { secret = PAYMENT_SECRET, at = test.now.value } = {}) => {
  const url = '/portal/anonymous/payments/webhook';
  const { statusCode, body } = await test.app.inject({ method: 'POST', url, ...signedWebhook(event, at, secret) });
  return [statusCode, (JSON.parse(body) as { outcome?: string }).outcome];
};
/** Numbers of payments that wait for support staff. */
const toSettle = async (orderId: string) => {
  const { db } = test.portal;
  const open = db.selectFrom('payment_event').where('order_id', '=', orderId).where('review', '=', 'open');
  return (await open.select('payment_ref').orderBy('id').execute()).map(({ payment_ref }) => payment_ref);
};
const stateOf = async (id: string) => ((await admin.get(`/cashier/orders/${id}`)).body as TopUp).state;
const coins = async () => ((await admin.get('/me')).body as { coin: number }).coin;
async function close(id: string): Promise<void> {
  const support = await test.signIn(ACCOUNTS.support);
  const answer = await support.put(`/support/top-ups/${id}`, { act: 'close', reason: 'Settled by bank transfer' });
  expect(answer.status, answer.text).toBe(200);
}
/** Runs what is due after some time. */
async function passTime(milliseconds: number): Promise<void> {
  test.passTime(milliseconds);
  const jobs = startJobs(test.portal);
  await jobs.drain();
  await jobs.stop();
}

describe('a top-up', () => {
  it('[M02] is credited by its webhook, with the reference of the payment', async () => {
    const before = await coins();
    const id = await newOrder(500);
    expect(await stateOf(id)).toBe('open');
    expect(await webhook(service.decide(id))).toEqual([200, 'credited']);
    expect([await stateOf(id), await coins()]).toEqual(['paid', before + 500]);
    const [entry] = ((await admin.get('/ledger')).body as { records: object[] }).records;
    const { paymentRef } = service.book.get(id) ?? {};
    expect(entry).toMatchObject({
      kind: 'topUp',
      amount: 500,
      reference: `adapter:${paymentRef}`,
      operator: 'Ada Lin',
    });
  });

  it('[M02] gets one payment for one key, also when the service failed first', async () => {
    const { size } = service.book;
    service.failures.push(503);
    expect((await order(300, 'repeated')).status).toBe(503);
    const answers = [
      await order(300, 'repeated'),
      ...(await Promise.all([order(300, 'repeated'), order(300, 'repeated')])),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(service.book.size).toBe(size + 1);
    expect((await order(301, 'repeated')).status).toBe(422);
  });

  it('[M02] refuses amounts outside the limits and fractions', async () => {
    for (const amount of [9, 50_001, 10.5, -500, '500']) expect((await order(amount as number)).status).toBe(422);
  });

  it('[R18] [M02] is listed with its payment and operator, newest first, by state and by page', async () => {
    const listed = async (query: string) => {
      const { body } = await admin.get(`/cashier/orders?${query}`);
      return body as PageReply<TopUp>;
    };
    const { total } = await listed('pageSize=1');
    const ids: string[] = [];
    for (const amount of [510, 520, 530]) {
      test.passTime(1_000);
      ids.unshift(await newOrder(amount));
    }
    const [open, canceled, paid] = ids as [string, string, string];
    const settledAt = toServerText(test.now.value);
    await webhook(service.decide(paid));
    await webhook({ eventId: 'listed cancel', ...service.book.get(canceled), state: 'canceled' });
    const page = await listed('pageSize=3');
    expect(page.total).toBe(total + 3);
    const made = { operator: 'Ada Lin', invoiceId: null, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d /u) };
    const refOf = (id: string) => service.book.get(id)?.paymentRef;
    expect(page.records).toEqual([
      {
        ...made,
        id: open,
        coins: 530,
        state: 'open',
        pageUrl: expect.stringMatching(/^http/u),
        paymentRef: refOf(open),
        settledAt: null,
      },
      {
        ...made,
        id: canceled,
        coins: 520,
        state: 'canceled',
        pageUrl: null,
        paymentRef: refOf(canceled),
        settledAt: null,
      },
      { ...made, id: paid, coins: 510, state: 'paid', pageUrl: null, paymentRef: refOf(paid), settledAt },
    ]);
    expect((await listed('pageSize=1&pageNum=3')).records.map(({ id }) => id)).toEqual([paid]);
    const opened = await listed('state=open&pageSize=100');
    expect(opened.records.map(({ id }) => id)).toContain(open);
    expect(new Set(opened.records.map(({ state }) => state))).toEqual(new Set(['open']));
    expect(opened.total).toBe(opened.records.length);
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    const theirs = (await rival.get('/cashier/orders?pageSize=100')).body as PageReply<TopUp>;
    expect(theirs.records).toEqual([]);
  });

  it('[R21] is closed to sub-accounts, and to others where billing is for admins only', async () => {
    const [sub, filer] = [await test.signIn(ACCOUNTS.sub), await test.signIn(ACCOUNTS.filer)];
    const { db } = test.portal;
    const statuses = async (client: TestClient) => [
      (await client.get('/cashier')).status,
      (await client.get('/ledger')).status,
      (await client.post('/cashier/orders', { coins: 9 }, { 'idempotency-key': 'closed' })).status,
    ];
    expect([await statuses(sub), await statuses(filer)]).toEqual([
      [403, 403, 403],
      [200, 200, 422],
    ]);
    const set = (only: boolean) =>
      db.updateTable('enterprise').set({ billing_for_admins_only: only }).where('id', '=', '1').execute();
    await set(true);
    expect([await statuses(filer), await statuses(admin)]).toEqual([
      [403, 403, 403],
      [200, 200, 422],
    ]);
    await set(false);
  });
});

describe('a webhook', () => {
  it('[M02] that arrives twice, at the same time or late, credits once', async () => {
    const before = await coins();
    const id = await newOrder(70);
    const event = service.decide(id);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => webhook(event)));
    expect(outcomes.map(([status, outcome]) => `${status} ${outcome}`).toSorted()).toEqual([
      '200 credited',
      ...Array.from({ length: 7 }, () => '200 known'),
    ]);
    await passTime(90 * MINUTE);
    expect(await webhook({ ...event, eventId: 'another event' })).toEqual([200, 'known']);
    expect(await coins()).toBe(before + 70);
    const stored = test.portal.db.selectFrom('payment_event').selectAll().where('event_id', '=', event.eventId);
    expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ times: 8, outcome: 'credited', enterprise_id: '1' });
  });

  it('[M02] of a second payment of a paid top-up is stored as disputed and credits nothing', async () => {
    const before = await coins();
    const id = await newOrder(500);
    const event = service.decide(id);
    expect(await webhook(event)).toEqual([200, 'credited']);
    const second = { ...event, eventId: `second-${id}`, paymentRef: `second-${id}` };
    expect(await webhook(second)).toEqual([200, 'disputed']);
    expect(await webhook({ ...second, eventId: `again-${id}` })).toEqual([200, 'known']);
    expect([await stateOf(id), await coins()]).toEqual(['paid', before + 500]);
    expect(await toSettle(id)).toEqual([second.paymentRef]);
  });

  it('[M02] in the wrong order changes nothing once paid, and pays after a cancellation', async () => {
    const before = await coins();
    const [paidFirst, canceledFirst] = [await newOrder(80), await newOrder(90)];
    const paid = service.decide(paidFirst);
    expect(await webhook(paid)).toEqual([200, 'credited']);
    expect(await webhook({ ...paid, eventId: 'late cancel', state: 'canceled' })).toEqual([200, 'known']);
    const { book } = service;
    const canceled = { eventId: 'cancel', ...book.get(canceledFirst), state: 'canceled' };
    expect(await webhook(canceled)).toEqual([200, 'canceled']);
    expect(await stateOf(canceledFirst)).toBe('canceled');
    expect(await webhook(service.decide(canceledFirst))).toEqual([200, 'credited']);
    expect([await stateOf(paidFirst), await stateOf(canceledFirst)]).toEqual(['paid', 'paid']);
    expect(await coins()).toBe(before + 170);
  });

  it.each([
    ['another amount', { amount: 50_001 }],
    ['a hundredth of the amount', { amount: 500 }],
    ['another currency', { currency: 'USD' }],
    ['another payment', { paymentRef: 'ref-of-another' }],
  ])('[M02] with %s credits nothing until a correct fact arrives', async (name, wrong) => {
    const before = await coins();
    const id = await newOrder(500);
    const event = service.decide(id);
    expect(await webhook({ ...event, ...wrong, eventId: `wrong ${(serial += 1)}` })).toEqual([200, 'disputed']);
    expect([await stateOf(id), await coins(), await toSettle(id)]).toEqual(['disputed', before, []]);
    await passTime(MINUTE);
    expect([await stateOf(id), await coins()]).toEqual(['paid', before + 500]);
    // The same payment, reported wrongly at first, is no further money.
    expect(await toSettle(id)).toEqual(name === 'another payment' ? ['ref-of-another'] : []);
  });

  it('[M02] that is forged, old, changed or no event has no effect', async () => {
    const before = await coins();
    const id = await newOrder(500);
    const event = { eventId: 'forged', ...service.book.get(id), state: 'paid' };
    const old = new Date(test.now.value.getTime() - 6 * MINUTE);
    expect((await webhook(event, { secret: `${PAYMENT_SECRET}x` }))[0]).toBe(403);
    expect((await webhook(event, { at: old }))[0]).toBe(403);
    const { headers, payload } = signedWebhook(event, test.now.value);
    const url = '/portal/anonymous/payments/webhook';
    const changed = { method: 'POST', url, headers, payload: payload.replace('50000', '5000000') } as const;
    expect((await test.app.inject(changed)).statusCode).toBe(403);
    expect((await test.app.inject({ method: 'POST', url, payload: 'x' })).statusCode).toBe(403);
    expect((await webhook({ ...event, amount: 500.5 }))[0]).toBe(422);
    expect((await webhook({ hello: 'world' }))[0]).toBe(422);
    expect(await webhook({ ...event, orderId: 'unknown', eventId: 'unknown' })).toEqual([200, 'unknownOrder']);
    expect(await toSettle('unknown')).toEqual([event.paymentRef]);
    expect([await stateOf(id), await coins()]).toEqual(['open', before]);
    expect(test.security.filter(({ event: name }) => name === 'webhook.refused')).toHaveLength(4);
  });

  it('[M02] that was lost is replaced by a query; an unpaid order expires after an hour', async () => {
    const before = await coins();
    const [lost, left, late] = [await newOrder(110), await newOrder(120), await newOrder(130)];
    service.decide(lost);
    await passTime(15_000);
    expect([await stateOf(lost), await stateOf(left), await coins()]).toEqual(['paid', 'open', before + 110]);
    // The service fails, the query is repeated.
    service.decide(late);
    service.failures.push(503, 503);
    for (let minutes = 0; minutes < 70; minutes += 10) await passTime(10 * MINUTE);
    expect([await stateOf(left), await stateOf(late), await coins()]).toEqual(['expired', 'paid', before + 240]);
    expect(service.book.get(left)?.state).toBe('canceled');
    // A provider that took the money all the same.
    const event = { ...service.decide(left), state: 'paid', eventId: 'after the end' };
    expect(await webhook(event)).toEqual([200, 'credited']);
    expect(await coins()).toBe(before + 360);
  });

  it('[M02] for a closed top-up makes it disputed once for each payment, credits nothing', async () => {
    const before = await coins();
    const id = await newOrder(500);
    const wrong = { ...service.decide(id), amount: 40_000, eventId: 'closed: wrong' };
    expect(await webhook(wrong)).toEqual([200, 'disputed']);
    await close(id);
    expect(await webhook(wrong)).toEqual([200, 'known']);
    expect(await webhook({ ...wrong, eventId: 'closed: wrong again' })).toEqual([200, 'known']);
    expect(await webhook({ ...wrong, state: 'canceled', eventId: 'closed: cancel' })).toEqual([200, 'noted']);
    expect(await stateOf(id)).toBe('closed');
    // As ordered, but the coins may have been granted by now.
    const late = { ...wrong, amount: 50_000, eventId: 'closed: late' };
    expect([await webhook(late), await webhook(late)]).toEqual([
      [200, 'disputed'],
      [200, 'known'],
    ]);
    await passTime(MINUTE);
    expect([await stateOf(id), await coins()]).toEqual(['disputed', before]);
    await close(id);
    expect(await webhook(late)).toEqual([200, 'known']);
    for (let minutes = 0; minutes < 90; minutes += 10) await passTime(10 * MINUTE);
    expect([await stateOf(id), await coins()]).toEqual(['closed', before]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[M02] that was lost is found for a closed top-up too, whose payment ends with its hour', async () => {
    const before = await coins();
    const [paid, left] = [await newOrder(140), await newOrder(150)];
    await close(paid);
    await close(left);
    service.decide(paid);
    await passTime(15_000);
    expect([await stateOf(paid), await stateOf(left), await coins()]).toEqual(['disputed', 'closed', before]);
    for (let minutes = 0; minutes < 70; minutes += 10) await passTime(10 * MINUTE);
    expect([await stateOf(left), service.book.get(left)?.state, await coins()]).toEqual(['closed', 'canceled', before]);
  });

  it('[M02] keeps wallet, ledger and book equal in 60 random histories', async () => {
    const random = seededRandom(42);
    const draw = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    const before = await coins();
    const booked = service.paidCoins;
    for (let round = 0; round < 6; round += 1) {
      const ids: string[] = [];
      for (let n = 0; n < 10; n += 1) ids.push(await newOrder(10 + Math.floor(random() * 1_000)));
      const events: (PaymentEvent & { isForged?: boolean })[] = ids.flatMap((id) => {
        const fate = draw(['paid', 'paid', 'paid', 'canceled', 'left'] as const);
        if (fate === 'left') return [];
        const event = service.decide(id, fate);
        return Array.from({ length: draw([0, 1, 1, 2, 3]) }, (_, n) => ({
          ...event,
          eventId: n === 2 ? `${event.eventId} again` : event.eventId,
          isForged: random() < 0.1,
        }));
      });
      const shuffled = events.map((event) => ({ event, at: random() })).toSorted((a, b) => a.at - b.at);
      await Promise.all(
        shuffled.map(({ event: { isForged, ...event } }) =>
          isForged ? webhook({ ...event, amount: event.amount * 10 }, { secret: 'forged' }) : webhook(event),
        ),
      );
      for (let quarters = 0; quarters < 5; quarters += 1) await passTime(15 * MINUTE);
    }
    expect(await coins()).toBe(before + service.paidCoins - booked);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
    expect(service.unsigned).toBe(0);
  });
});
