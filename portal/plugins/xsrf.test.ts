import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, PORTAL_BASE } from '#contract/calls.ts';
import type { Call } from '#schema/endpoint.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const writes = Object.values<Call>(calls).filter(({ method }) => method === 'POST');
const pathOf = (call: Call) => call.path.replace(/\{\w+\}/gu, 'x');
const refused = [403, expect.objectContaining({ code: 403 })];

describe('the XSRF cookie', () => {
  it.each(['/me', '/anonymous/locale/support-locale', '/healthz', '/draft-bills', '/template', '/no/such/call'])(
    '[C02] comes with the answer of %s when the browser has none',
    async (path) => {
      const client = test.stranger();
      await client.get(path);
      expect(client.cookies.get('XSRF-TOKEN')).toMatch(/^[\w-]{32}\.[\w-]{43}$/u);
    },
  );

  it('[C02] is readable by the page, and is not set again', async () => {
    const client = test.stranger();
    const first = await client.get('/me');
    expect(String(first.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/u);
    expect((await client.get('/me')).headers['set-cookie']).toBeUndefined();
  });

  it('[C02] is replaced when it was not made here', async () => {
    const client = test.stranger();
    client.cookies.set('XSRF-TOKEN', 'planted');
    await client.get('/me');
    expect(client.cookies.get('XSRF-TOKEN')).not.toBe('planted');
  });
});

describe('a write', () => {
  it.each(writes.map((call) => [pathOf(call), call] as const))(
    '[C02] of %s is refused without the header',
    async (path) => {
      const filer = await test.signIn(ACCOUNTS.filer);
      const answer = await filer.post(path, {}, { 'x-xsrf-token': '' });
      expect([answer.status, answer.body]).toEqual(refused);
    },
  );

  it('[C02] is refused with a header that is not the cookie’s', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const other = test.stranger();
    await other.get('/me');
    const answer = await filer.post('/user-config', {}, { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' });
    expect([answer.status, answer.body]).toEqual(refused);
  });

  it('[C02] is refused with a pair that was planted, signed or not', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const random = randomBytes(24).toString('base64url');
    const forged = createHmac('sha256', 'guessed').update(random).digest('base64url');
    for (const token of ['x', random, `${random}.`, `${random}.${forged}`]) {
      filer.cookies.set('XSRF-TOKEN', token);
      const answer = await filer.post('/user-config', {}, { 'x-xsrf-token': token });
      expect([answer.status, answer.body], token).toEqual(refused);
    }
  });

  it.each(['cross-site', 'same-site'])('[C02] is refused when the browser calls it %s', async (site) => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const answer = await filer.post('/user-config', { pageSize: 20 }, { 'sec-fetch-site': site });
    expect([answer.status, answer.body]).toEqual(refused);
  });

  it.each(['same-origin', 'none', ''])('[C02] lands from the page itself (%s)', async (site) => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.post('/user-config', { pageSize: 20 }, { 'sec-fetch-site': site })).status).toBe(200);
  });

  it('is refused as anything but JSON', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'];
    for (const type of types) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${PORTAL_BASE}/user-config`,
        headers: { 'content-type': type, 'x-xsrf-token': filer.cookies.get('XSRF-TOKEN') ?? '' },
        cookies: Object.fromEntries(filer.cookies),
        payload: '{"pageSize":20}',
      });
      expect([answer.statusCode, answer.json()], type).toEqual([415, expect.objectContaining({ code: 415 })]);
    }
  });

  it('is a clear 400 when the JSON is broken, and 413 when it is too long', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const send = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: `${PORTAL_BASE}/draft-bills/save`,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': filer.cookies.get('XSRF-TOKEN') ?? '' },
        cookies: Object.fromEntries(filer.cookies),
        payload,
      });
    for (const broken of ['{"id":', '[', 'id=1', '{"__proto__":{"a":1}}']) {
      expect((await send(broken)).statusCode, broken).toBe(400);
    }
    expect((await send(JSON.stringify({ a: 'x'.repeat(17_000_000) }))).statusCode).toBe(413);
    expect((await send('')).statusCode).toBe(422);
    expect((await send('null')).statusCode).toBe(422);
  });
});

describe('X-Owner', () => {
  it('[D16] refuses the write of a page that believes somebody else is signed in', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const colleague = await test.signIn(ACCOUNTS.colleague);
    for (const owner of [`${colleague.user?.userId}.1`, 'demo-filer.2', 'demo-filer', 'demo-filer.', '.']) {
      const answer = await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': owner });
      expect([answer.status, answer.body], owner).toEqual([409, expect.objectContaining({ code: 409 })]);
    }
    expect((await filer.post('/logout', undefined, { 'x-owner': 'demo-admin.1' })).status).toBe(409);
    expect((await filer.get('/me')).status).toBe(200);
  });

  it('lands when it is right, and when an older caller sends none', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': 'demo-filer.1' })).status).toBe(200);
    expect((await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': '' })).status).toBe(200);
  });

  it('of somebody without an enterprise ends with the point', async () => {
    const support = await test.signIn(ACCOUNTS.support);
    expect((await support.post('/user-config', {}, { 'x-owner': 'demo-support.' })).status).toBe(200);
  });
});
