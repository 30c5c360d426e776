import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../db/database.ts';
import { JOBS_CHANNEL } from '../events/bus.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { WEBHOOK_PATH } from '../payments/webhookPath.ts';
import type { Db } from '../portal.ts';
import { PAYMENT_CRASH_POINTS, type CrashPoint } from '../steps.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { PAYMENT_SECRET, PaymentService, signedWebhook } from '../testing/paymentService.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import { ApiClient } from './apiClient.ts';
import { CrashLoop } from './crashLoop.ts';
import { createOffices, FILER_PASSWORD } from './createOffices.ts';
import { seededDraws } from './seededDraws.ts';

interface PaymentRunOptions {
  bundle: string;
  seed: number;
  payments: number;
  /** Number of people who pay at the same time. */
  parallel: number;
  /** Limit of crashes. */
  mostFaults?: number;
  /** Steps to crash at; all of a payment by default. */
  steps?: readonly CrashPoint[];
  /** Multiplies the time between two crashes. */
  slowdown?: number;
  /** Ends portal and database, for a test that timed out. */
  signal?: AbortSignal;
}

/** How the webhooks of a payment travel; the rest of the range is delivered once. */
const LOST = 0.25;
const TWICE = 0.45;
const LATE = 0.6;
const FORGED = 0.75;
const CANCELED = 0.15;
/** Milliseconds that a page waits for the portal. */
const TIMEOUT = 4_000;
const RETRY = 150;
/** Milliseconds between two times at which every waiting query becomes due. */
const CHECK_INTERVAL = 1_500;
/** Milliseconds without a further settled order after which the rest counts as lost. */
const STUCK_AFTER = 120_000;

/** Pays while portal and database crash, then compares orders, ledger and wallets with the provider's book. */
export async function runPayments(options: PaymentRunOptions) {
  const { bundle, seed, payments, parallel, mostFaults = Number.POSITIVE_INFINITY, slowdown = 1 } = options;
  const { steps = PAYMENT_CRASH_POINTS } = options;
  const startedAt = Date.now();
  const service = new PaymentService();
  await service.start();
  const loop = new CrashLoop(bundle, { PAYMENT_URL: service.url, PAYMENT_SECRET });
  options.signal?.addEventListener('abort', () => void loop.end());
  const webhooks = { sent: 0, lost: 0, repeated: 0, late: 0, forged: 0 };
  try {
    await loop.prepare();
    const filers = await withDatabase(loop, (db) => createOffices(db, parallel, parallel));
    let finished = 0;
    let hasFailed = false;
    const isOver = () =>
      hasFailed ||
      finished >= payments * 0.95 ||
      Object.values(loop.injected).reduce((sum, times) => sum + times, 0) >= mostFaults;
    const ids = new Map<string, string>();
    const clients = await Promise.all(
      filers.map(async ({ account }) => {
        const client = new ApiClient();
        await client.signIn(loop.url, account, FILER_PASSWORD);
        return client;
      }),
    );
    const lanes = clients.map(async (client, lane) => {
      for (let n = lane; n < payments; n += parallel) {
        const draw = seededDraws(seed, 'payment', n);
        const id = await order(loop, client, `payment ${n}`, 10 + Math.floor(draw() * 5_000));
        ids.set(`payment ${n}`, id);
        const event = service.decide(id, draw() < CANCELED ? 'canceled' : 'paid');
        await deliver(loop, event, draw(), webhooks);
        finished += 1;
      }
    });
    const checking = makeChecksDue(loop, () => finished >= payments || hasFailed);
    const working = Promise.all(lanes);
    working.catch(() => (hasFailed = true));
    await loop.run(seededDraws(seed, 'kills'), { steps, slowdown }, isOver);
    await working;
    await checking;
    await waitUntilSettled(loop);
    return {
      payments: ids.size,
      seed,
      injected: loop.injected,
      webhooks,
      seconds: (Date.now() - startedAt) / 1_000,
      slowestRecovery: Math.max(...loop.recoveries) / 1_000,
      ledger: await withDatabase(loop, creditedCoins),
      book: service.paidCoins,
      violations: await withDatabase(loop, (db) => compare(db, service, ids)),
    };
  } finally {
    await service.stop();
    await loop.end();
  }
}

/** Repeats one order under its key until the portal answers. @returns its id */
async function order(loop: CrashLoop, client: ApiClient, key: string, coins: number): Promise<string> {
  for (;;) {
    const answer = await client.call(loop.url, 'POST', '/cashier/orders', { body: { coins }, key, timeout: TIMEOUT });
    if (answer?.status === 200) return (answer.body as { id: string }).id;
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(JSON.stringify(answer));
    await sleep(RETRY);
  }
}

async function deliver(
  loop: CrashLoop,
  event: PaymentEvent,
  draw: number,
  webhooks: Record<'sent' | 'lost' | 'repeated' | 'late' | 'forged', number>,
): Promise<void> {
  if (draw < LOST) {
    webhooks.lost += 1;
    return;
  }
  if (draw >= LATE && draw < FORGED) {
    webhooks.forged += 1;
    const forged = { ...event, eventId: `forged ${event.eventId}`, amount: event.amount * 7 };
    await post(loop, forged, 'another secret of thirty-two characters');
  }
  if (draw >= TWICE && draw < LATE) {
    webhooks.late += 1;
    await sleep(500 + draw * 2_000);
  }
  const times = draw < TWICE ? 3 : 1;
  webhooks.repeated += times - 1;
  // A provider repeats until it is answered; it gives up after some attempts.
  await Promise.all(
    Array.from({ length: times }, async () => {
      for (let attempt = 0; attempt < 5 && !(await post(loop, event)); attempt += 1) await sleep(RETRY);
      webhooks.sent += 1;
    }),
  );
}

async function post(loop: CrashLoop, event: PaymentEvent, secret = PAYMENT_SECRET): Promise<boolean> {
  const { headers, payload } = signedWebhook(event, new Date(), secret);
  const url = `${loop.url}${PORTAL_BASE}${WEBHOOK_PATH}`;
  const request = { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(TIMEOUT) };
  return fetch(url, request).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The portal's queries are due after 15 s and more; the run does not wait so long. */
async function makeChecksDue(loop: CrashLoop, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(CHECK_INTERVAL);
    // Between two crashes there is no database.
    await dueChecks(loop).catch(() => {});
  }
}

const dueChecks = (loop: CrashLoop) =>
  withDatabase(loop, async (db) => {
    await sql`update job set run_at = now() where kind = 'payment.check' and done_at is null`.execute(db);
    await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
  });

async function waitUntilSettled(loop: CrashLoop): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let progressAt = Date.now();
  for (;;) {
    await dueChecks(loop);
    const open = await withDatabase(loop, (db) =>
      db.selectFrom('payment_order').select(['id', 'state']).where('state', 'in', ['open', 'disputed']).execute(),
    );
    if (open.length === 0) return;
    if (open.length < least) progressAt = Date.now();
    least = Math.min(least, open.length);
    if (Date.now() - progressAt > STUCK_AFTER) throw new Error(`Orders are left: ${JSON.stringify(open.slice(0, 5))}`);
    await sleep(300);
  }
}

async function creditedCoins(db: Db): Promise<number> {
  const { coins } = await db
    .selectFrom('ledger_entry')
    .select((row) => row.fn.sum<number>('amount').as('coins'))
    .where('kind', '=', 'topUp')
    .where('reference', 'like', 'adapter:%')
    .executeTakeFirstOrThrow();
  return Number(coins);
}

/** What differs between the portal and the provider's book. */
async function compare(db: Db, service: PaymentService, ids: ReadonlyMap<string, string>) {
  const orders = await db
    .selectFrom('payment_order')
    .select(['id', 'intent_key', 'coins', 'state', 'payment_ref'])
    .execute();
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['reference', 'amount'])
    .where('kind', '=', 'topUp')
    .where('reference', 'is not', null)
    .execute();
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { orderId, paymentRef, state, amount } of service.book.values()) {
    const own = entries.filter(({ reference }) => reference === `adapter:${paymentRef}`);
    const credited = own.reduce((sum, entry) => sum + entry.amount, 0);
    const due = state === 'paid' ? amount / 100 : 0;
    if (credited < due) lost.push(orderId);
    if (credited > due || own.length > 1) doubled.push(orderId);
  }
  const unordered = [...ids].filter(([key, id]) => !orders.some((one) => one.id === id && one.intent_key === key));
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  return {
    lost,
    doubled,
    /** Keys with another order, or orders without a key. */
    orders: [...unordered.map(([key]) => key), ...(orders.length === ids.size ? [] : [`${orders.length} orders`])],
    /** Payments that no order asked for. */
    payments: service.book.size === ids.size ? [] : [`${service.book.size} payments`],
    book: sum === service.paidCoins ? [] : [`ledger ${sum}, book ${service.paidCoins}`],
    brokenInvariants: await brokenInvariants(db),
  };
}

async function withDatabase<T>(loop: CrashLoop, work: (db: Db) => Promise<T>): Promise<T> {
  const { db } = openDatabase(loop.folder.connection());
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
