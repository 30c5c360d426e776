import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PORTAL_BASE } from '#contract/calls.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { countLockWaits } from '../testing/lockWaits.ts';
import { freshKey, freshNumber } from '../testing/sending.ts';
import { fillWallet } from '../store/wallet.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import { openDatabase } from './database.ts';

let test: TestPortal;
let alpha: TestClient;
let bravo: TestClient;

beforeEach(async () => {
  test = await startTestPortal({ hasRealTimeouts: true });
  test.portal.log.level = 'silent';
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  alpha = await test.signIn(ACCOUNTS.filer);
  bravo = await test.signIn(ACCOUNTS.rivalFiler);
});
afterEach(() => test.close());

/** A call of a signed-in browser over a separate socket. */
async function call(client: TestClient, method: 'GET' | 'POST', path: string, body?: object, key = freshKey()) {
  const answer = await fetch(`${test.app.listeningOrigin}${PORTAL_BASE}${path}`, {
    method,
    headers: {
      cookie: client.cookie,
      'x-xsrf-token': client.xsrfToken,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as { message?: string };
  return { status: answer.status, message: said.message, retryAfter: answer.headers.get('retry-after') };
}
const send = (client: TestClient, amsNo: string, key: string) => {
  const houseScac = client === bravo ? 'RIVL' : 'HBRL';
  const bill = isf10Bill({ houseScac, amsRequestList: [amsRowOf(amsNo)] });
  return call(client, 'POST', '/bills/send?payType=0', asBody(bill), key);
};

/** Locks the wallet of the practice enterprise from outside the portal. @returns releases the lock */
async function lockWallet(): Promise<() => Promise<void>> {
  // A pool would close the idle connection and its transaction.
  const { db } = openDatabase({ ...connectionConfig(test.portal), max: 1, idleTimeoutMillis: 0 });
  await sql`begin`.execute(db);
  await sql`select from wallet where enterprise_id = '1' for update`.execute(db);
  return () => db.destroy();
}

const waitForLock = () => countLockWaits(test.portal.db);

describe('while every send of one enterprise waits for its wallet', () => {
  it('answers another enterprise, refuses waiting sends with 503, and charges once', async () => {
    const { db, clock } = test.portal;
    await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 100_000 }, 'topUp', clock()));
    const unlock = await lockWallet();
    const intents = Array.from({ length: 60 }, () => ({ amsNo: freshNumber(), key: freshKey() }));
    const sends = intents.map(({ amsNo, key }) => send(alpha, amsNo, key));
    await expect.poll(waitForLock).toBeGreaterThan(0);
    const others = await Promise.all([
      call(bravo, 'GET', '/draft-bills'),
      call(bravo, 'GET', '/bills'),
      send(bravo, freshNumber(), freshKey()),
      test.newClient().signIn(ACCOUNTS.rivalAdmin, PASSWORD),
    ]);
    expect(others.slice(0, 3).map((answer) => 'status' in answer && answer.status)).toEqual([200, 200, 200]);

    const refused = await Promise.all(sends);
    expect(refused.map(({ status }) => status)).toEqual(intents.map(() => 503));
    expect(refused.map(({ retryAfter }) => Number(retryAfter) > 0)).toEqual(intents.map(() => true));
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set(['TenPlusTwo is busy. Your request was not carried out. Try again in a few seconds.']),
    );
    const none = await test.portal.db.selectFrom('intent').select('key').where('enterprise_id', '=', '1').execute();
    expect(none).toEqual([]);

    await unlock();
    // Like a page: repeats the key until it is answered, and once more.
    const repeat = async ({ amsNo, key }: (typeof intents)[number]) => {
      const once = () => send(alpha, amsNo, key).then(({ status }) => status);
      await expect.poll(once, { timeout: 50_000, interval: 500 }).toBe(200);
      expect(await once()).toBe(200);
    };
    for (let at = 0; at < intents.length; at += 4) await Promise.all(intents.slice(at, at + 4).map(repeat));
    const filings = await test.portal.db.selectFrom('filing').select('id').where('enterprise_id', '=', '1').execute();
    expect(filings).toHaveLength(60);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });
});
