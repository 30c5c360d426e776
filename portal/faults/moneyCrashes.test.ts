import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { createUser } from '../store/enterprises.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { ApiClient, type ApiResponse } from './apiClient.ts';
import { soundPortal } from './bundlePortal.ts';
import { IS_LONG } from './crashSample.ts';
import { FILER_PASSWORD } from './createOffices.ts';
import { POLL_TIMEOUT } from './expectFinalState.ts';
import { FaultRun } from './faultRun.ts';

const env = { TPT_PRACTICE_SUPPORT: 'on' };
const SECOND = 'second@tenplustwo.test';

const bundle = soundPortal();

describe('when the portal is killed while it moves money', () => {
  it('[M01] [M02] applies grant, approval, refund, coupon and invoice request once', { timeout: 300_000 }, async () => {
    const run = new FaultRun(bundle);
    onTestFinished(() => run.end());
    await run.prepare({ env });
    const { url } = run.portal;
    const enterpriseId = await run.withDatabase(async (db) => {
      const filer = db.selectFrom('app_user').where('account', '=', 'filer0@faults.test');
      const { enterprise_id } = await filer.select('enterprise_id').executeTakeFirstOrThrow();
      await db.transaction().execute(async (trx) => {
        const person = { account: SECOND, name: 'Sue Second', password: FILER_PASSWORD };
        const id = await createUser(trx, enterprise_id ?? '', person, {}, new Date());
        await trx
          .updateTable('app_user')
          .where('id', '=', id)
          .set({ role: 'support', enterprise_id: null, joined: false })
          .execute();
      });
      return enterprise_id ?? '';
    });
    const [staff, second] = [new ApiClient(), new ApiClient()];
    await staff.signIn(url, 'support@tenplustwo.test', DEMO_PASSWORD);
    await second.signIn(url, SECOND, FILER_PASSWORD);

    const refunded = [await run.file('ORDAREFUNDA'), await run.file('ORDAREFUNDB')];
    const bills = await run.withDatabase((db) =>
      db
        .selectFrom('filing')
        .where(
          'id',
          'in',
          refunded.map(({ id }) => id),
        )
        .select('isf_no')
        .execute(),
    );
    const refunds = await Promise.all(
      bills.map(async ({ isf_no: billId }) => {
        const read = await staff.call(url, 'GET', `/support/bills/${billId}`);
        const shown = read?.body as { refundableOperation: string } | undefined;
        return { kind: 'refund', billId, operation: shown?.refundableOperation };
      }),
    );
    const codes = ['K7QM-2XWD-9RTA', 'K7QM-2XWD-9RTB'];
    const now = new Date();
    const valid_to = new Date(now.getTime() + 86_400_000);
    await run.withDatabase((db) =>
      db
        .insertInto('coupon_code')
        .values(codes.map((code) => ({ code, coupons: 3, valid_to, enterprise_id: null, created_at: now })))
        .execute(),
    );
    const orders = [await topUp(run, url, 'first'), await topUp(run, url, 'second')];
    const request = (base: string | null, body: object) =>
      staff.call(base, 'POST', '/support/money-requests', { body: { reason: 'Fault run', ...body } });
    const large = await Promise.all(
      ['a', 'b'].map(async (key) => {
        const made = await request(url, { kind: 'grant', enterpriseId, coins: 5_000, requestKey: `large ${key}` });
        return (made as { body: { id: string } }).body.id;
      }),
    );
    const invoice = { title: 'Office', taxNo: '91330200MA2AF7XK1X', address: 'Quay 1', email: 'a@faults.test' };

    const SUPPORT = ['support.written', 'support.committed'];
    const COUPON = ['coupon.redeemed', 'coupon.committed'];
    const INVOICE = ['invoice.requested', 'invoice.committed'];
    /** An action, what it posts the first and the second time, and what a repetition of a done one is answered. */
    type Action = {
      points: string[];
      post: (base: string | null, at: number) => Promise<ApiResponse>;
      repeated: number;
    };
    const grant: Action = {
      points: SUPPORT,
      post: (base, at) => request(base, { kind: 'grant', enterpriseId, coins: 100, requestKey: `grant ${at}` }),
      repeated: 200,
    };
    const refund: Action = {
      points: SUPPORT,
      post: (base, at) => request(base, { ...refunds[at], requestKey: `refund ${at}` }),
      repeated: 200,
    };
    const approval: Action = {
      points: SUPPORT,
      post: (base, at) =>
        second.call(base, 'PUT', `/support/money-requests/${large[at]}`, { body: { act: 'approve' } }),
      repeated: 409,
    };
    const coupon: Action = {
      points: COUPON,
      post: (_base, at) => run.call('POST', '/cashier/coupons/redeem', { code: codes[at] }),
      repeated: 422,
    };
    const invoicing: Action = {
      points: INVOICE,
      post: (_base, at) => run.call('POST', '/cashier/invoices', { ...invoice, orderIds: [orders[at]] }),
      repeated: 409,
    };
    // Repetitions happen in the portal that crashes next: neighbors have different points.
    const all: [Action, number][] = [
      [grant, 0],
      [coupon, 0],
      [refund, 0],
      [invoicing, 0],
      [approval, 0],
      [coupon, 1],
      [grant, 1],
      [invoicing, 1],
      [refund, 1],
      [approval, 1],
    ];
    // One action before its commit, another after it; `npm run faults` all, before and after.
    const sample = new Map([
      [grant, 0],
      [coupon, 1],
    ]);
    const rounds = IS_LONG ? all : all.filter(([action, at]) => sample.get(action) === at);
    const start = (round: number) => {
      const [action, at] = rounds[round] ?? [];
      const isReachedEarly = action && action.points === rounds[round - 1]?.[0].points;
      return run.start({ env, crashAt: isReachedEarly ? '' : (action?.points[at ?? 0] ?? '') });
    };
    let portal = await start(0);
    for (const [round, [{ points, post, repeated }, at]] of rounds.entries()) {
      const point = points[at] ?? '';
      if (points === rounds[round - 1]?.[0].points) portal = await run.start({ env, crashAt: point });
      expect([point, await post(portal.url, at)]).toEqual([point, null]);
      expect([point, await portal.exited]).toEqual([point, 'SIGKILL']);
      portal = await start(round + 1);
      const answers = [await post(portal.url, at), await post(portal.url, at)];
      // The first point is before the commit, the second one after it.
      expect([point, ...answers.map((answer) => answer?.status)]).toEqual([point, at === 0 ? 200 : repeated, repeated]);
    }
    for (const [{ post, repeated }, at] of all.filter((round) => !rounds.includes(round))) {
      const answers = [await post(portal.url, at), await post(portal.url, at)];
      expect(answers.map((answer) => answer?.status)).toEqual([200, repeated]);
    }

    const found = await run.withDatabase(async (db) => {
      const entries = await db
        .selectFrom('ledger_entry')
        .where('enterprise_id', '=', enterpriseId)
        .where('kind', 'in', ['grant', 'refund', 'coupon', 'topUp'])
        .select(['kind', 'amount'])
        .execute();
      const audited = await db
        .selectFrom('audit_log')
        .where('subject', '=', 'moneyRequest')
        .select(['action'])
        .execute();
      const invoices = await db.selectFrom('invoice_request').select('coins').execute();
      return {
        entries: entries.map(({ kind, amount }) => `${kind} ${amount}`).sort(),
        audited: audited.map(({ action }) => action).sort(),
        invoices: invoices.map(({ coins }) => coins),
        broken: await brokenInvariants(db),
      };
    });
    expect(found).toEqual({
      entries: ['coupon 3', 'coupon 3', 'grant 100', 'grant 100', 'grant 5000', 'grant 5000']
        .concat(['refund 70', 'refund 70', 'topUp 50', 'topUp 50'])
        .sort(),
      audited: [
        ...Array.from({ length: 2 }, () => 'moneyRequest.approve'),
        ...Array.from({ length: 6 }, () => 'moneyRequest.created'),
      ],
      invoices: [50, 50],
      broken: [],
    });
  });
});

/** Buys coins from the practice payment service. @returns the order's id */
async function topUp(run: FaultRun, url: string | null, key: string): Promise<string> {
  const ordered = await run.call('POST', '/cashier/orders', { coins: 50 }, key);
  const { id, pageUrl } = (ordered as { body: { id: string; pageUrl: string } }).body;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(new URL(pageUrl, url ?? ''), { method: 'POST', headers, body: '', redirect: 'manual' });
  expect(answer.status).toBe(303);
  const state = async () => ((await run.call('GET', `/cashier/orders/${id}`))?.body as { state?: string })?.state;
  await expect.poll(state, { timeout: POLL_TIMEOUT }).toBe('paid');
  return id;
}
