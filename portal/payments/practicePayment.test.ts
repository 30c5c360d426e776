import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopUp } from '#contract/endpoints/cashier.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';

let test: TestPortal;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(() => test.close());

async function runJobs(): Promise<void> {
  const jobs = startJobs(test.portal);
  await jobs.drain();
  await jobs.stop();
}
const open = (url: string, choice?: string) =>
  test.app.inject({
    method: choice === undefined ? 'GET' : 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(choice === undefined ? {} : { payload: choice && `choice=${choice}` }),
  });
const topUp = async (key: string) => {
  const answer = await admin.post('/cashier/orders', { coins: 700 }, { 'idempotency-key': key });
  return answer.body as { id: string; pageUrl: string };
};
const stateOf = async (id: string) => ((await admin.get(`/cashier/orders/${id}`)).body as TopUp).state;

describe('the practice payment service', () => {
  it('[M02] asks on its page, returns to the cashier and reports by a signed webhook', async () => {
    const { id, pageUrl } = await topUp('confirmed');
    const page = await open(`${pageUrl}&lang=en`);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Pay ¥700?')]);
    expect(await stateOf(id)).toBe('open');
    const confirmed = await open(pageUrl, '');
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/cashier?tab=topUp&order=${id}`]);
    expect(await stateOf(id)).toBe('open');
    await runJobs();
    expect([await stateOf(id), (await admin.get('/me')).body]).toEqual([
      'paid',
      expect.objectContaining({ coin: 2_700 }),
    ]);
  });

  it('[M02] counts the first decision only, and reports a cancellation', async () => {
    const { id, pageUrl } = await topUp('canceled');
    await open(pageUrl, 'cancel');
    await open(pageUrl, '');
    await runJobs();
    expect(await stateOf(id)).toBe('canceled');
    expect((await open(`${pageUrl}&lang=en`)).body).toContain('Payment already processed');
    expect((await open(`${pageUrl}x`)).statusCode).toBe(404);
    expect((await admin.get('/me')).body).toMatchObject({ coin: 2_700 });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[M02] exists in the practice setting only; without a service coins cannot be bought', async () => {
    const other = await startTestPortal({ config: { payment: null } });
    const client = await other.signIn(ACCOUNTS.admin);
    expect((await client.get('/cashier')).body).toMatchObject({ isOpen: false });
    expect((await client.post('/cashier/orders', { coins: 500 }, { 'idempotency-key': 'x' })).status).toBe(503);
    const url = '/portal/anonymous/practice-payment?payment=x';
    expect((await other.app.inject({ method: 'POST', url })).statusCode).not.toBe(303);
    expect((await other.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    await other.close();
  });
});
