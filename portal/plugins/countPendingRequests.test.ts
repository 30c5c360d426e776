import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { LONG_CALLS } from './countPendingRequests.ts';
import { pendingRequests } from '../workers/pendingRequests.ts';

let test: TestPortal;
let filer: TestClient;
/** The number of pending requests each time a call read the clock. */
let seen: number[] = [];
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const { clock } = test.portal;
  test.portal.clock = () => {
    seen.push(pendingRequests[0] ?? -1);
    return clock();
  };
});
beforeEach(() => (seen = []));
afterAll(() => test.close());

it('counts a request from its arrival until the answer', async () => {
  await filer.post('/draft-bills/save', isf10Bill());
  expect(new Set(seen)).toEqual(new Set([1]));
  expect(pendingRequests[0]).toBe(0);
});

it('stops counting refused requests', async () => {
  expect((await filer.get('/draft-bills/detail/nowhere')).status).toBe(404);
  expect((await test.newClient().get('/draft-bills')).status).toBe(401);
  expect(pendingRequests[0]).toBe(0);
});

it('[L06] counts no call that sends a file written by a worker thread', () => {
  expect([...LONG_CALLS]).toEqual(expect.arrayContaining(['exportFilings', 'exportBillStatistics', 'uploadedFile']));
  expect(LONG_CALLS).not.toContain('importTemplateFile');
});

it('[L06] does not count an export, which would wait for itself', async () => {
  expect((await filer.get('/bills/export')).status).toBe(200);
  expect(new Set(seen)).toEqual(new Set([0]));
});
