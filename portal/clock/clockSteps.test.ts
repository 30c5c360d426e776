import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';

const HOUR = 3_600_000;

let test: TestPortal;
let filer: TestClient;
beforeEach(async () => {
  test = await startTestPortal({ usesSteadyClock: true });
  filer = await test.signIn(ACCOUNTS.filer);
});
afterEach(() => test.close());

async function file(): Promise<string> {
  const { body } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
  return body.filings[0]?.id ?? '';
}
const statusOf = async (id: string) => ((await filer.get(`/bill/${id}`)).body as FilingDetail).declarationStatus;
const newestFirst = async () =>
  ((await filer.get('/bills?pageSize=20')).body as { records: { id: string }[] }).records.map(({ id }) => id);

describe('when the server clock is set', () => {
  it.each([
    ['back an hour', -HOUR],
    ['forward an hour', HOUR],
  ])('%s, sends filings, receives replies and lists the newest first', async (_, step) => {
    const jobs = startJobs(test.portal);
    const before = await file();
    test.stepClock(step);
    test.passTime(1_000);
    const after = await file();
    await jobs.drain();
    test.passTime(10_000);
    await jobs.drain();
    expect(await Promise.all([before, after].map(statusOf))).toEqual(['receiveSuccess', 'receiveSuccess']);
    expect((await newestFirst()).slice(0, 2)).toEqual([after, before]);
    await jobs.stop();
  });

  it('steps forward by eight days and back, and sessions survive', async () => {
    test.stepClock(8 * 24 * HOUR);
    expect((await filer.get('/me')).status).toBe(200);
    test.stepClock(-8 * 24 * HOUR);
    expect((await filer.get('/me')).status).toBe(200);
  });
});
