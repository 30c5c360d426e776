import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

it('[14.2.2] [14.3.2] forbids browsers and proxies to store an answer of any status', async () => {
  const filer = await test.signIn(ACCOUNTS.filer);
  for (const [path, status, cookie] of [
    ['/me', 200, filer.cookie],
    ['/draft-bills', 200, filer.cookie],
    ['/draft-bills/detail/unknown', 404, filer.cookie],
    ['/bills?pageSize=x', 422, filer.cookie],
    ['/me', 401, ''],
    ['/no-such-call', 404, ''],
  ] as const) {
    const answer = await test.app.inject({ url: `/portal${path}`, headers: { cookie } });
    expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
    expect(answer.headers['content-type']).toMatch(/^application\/json/u);
  }
});
