import { afterAll, beforeAll, expect, it } from 'vitest';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshKey, freshNumber } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

it.each([
  ['en', 'coupons than bills to send; missing: 1.'],
  ['zh-CN', '还差 1 张'],
  ['vi', 'còn thiếu 1 phiếu'],
])('[E04] answers 402 in %s with the number of missing coupons', async (language, words) => {
  const { couponCount } = (await filer.get('/me')).body as { couponCount: number };
  const amsRequestList = Array.from({ length: couponCount + 1 }, () => amsRowOf(freshNumber()));
  const headers = { 'idempotency-key': freshKey(), 'x-lang': language };
  const answer = await filer.post('/bills/send?payType=2', asBody(isf10Bill({ amsRequestList })), headers);
  expect(answer).toMatchObject({
    status: 402,
    body: { code: 402, reason: 'notEnoughCoupons', gap: 1, message: expect.stringContaining(words) },
  });
});
