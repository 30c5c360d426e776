import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, PORTAL_BASE } from '#contract/calls.ts';
import type { Call } from '#schema/endpoint.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const writes = Object.values<Call>(calls).filter(({ method }) => method === 'POST');
const pathOf = (call: Call) => call.path.replace(/\{\w+\}/gu, 'x');
const cookiesOf = ({ headers }: ClientAnswer) => [headers['set-cookie']].flat().map(String).toSorted();
const refused = [403, expect.objectContaining({ code: 403 })];

describe('the XSRF cookie', () => {
  it.each(['/me', '/anonymous/locale/support-locale', '/healthz', '/draft-bills', '/template', '/no/such/call'])(
    '[C02] comes with the answer of %s when the browser has none',
    async (path) => {
      const client = test.newClient();
      await client.get(path);
      expect(client.cookies.get('XSRF-TOKEN')).toMatch(/^[\w-]{32}\.[\w-]{43}$/u);
    },
  );

  it('[C02] is readable by the page and is not set again', async () => {
    const client = test.newClient();
    const first = await client.get('/me');
    const [token, visit] = cookiesOf(first);
    expect(token).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/u);
    expect(visit).toMatch(/^tpt-visit=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect((await client.get('/me')).headers['set-cookie']).toBeUndefined();
  });

  it('[C02] is replaced when the portal did not issue it', async () => {
    const client = test.newClient();
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

  it('[C02] is refused with a header that differs from the cookie', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const other = test.newClient();
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

  it('[C02] is refused with an anonymous pair that was planted together with its visit', async () => {
    const attacker = test.newClient();
    await attacker.get('/me');
    const filer = await test.signIn(ACCOUNTS.filer);
    for (const [name, value] of attacker.cookies) filer.cookies.set(name, value);
    const answer = await filer.post('/user-config', { pageSize: 20 }, { 'x-xsrf-token': attacker.xsrfToken });
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ reason: 'token' })]);
  });

  it('[C02] is refused with the token of another session, also of the same person', async () => {
    const filer = await test.signIn(ACCOUNTS.admin);
    const elsewhere = await test.signIn(ACCOUNTS.admin);
    filer.cookies.set('XSRF-TOKEN', elsewhere.xsrfToken);
    expect((await filer.post('/user-config', { pageSize: 20 })).status).toBe(403);
  });

  it('[C02] succeeds when it is repeated with the token of the refusal', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    filer.cookies.set('XSRF-TOKEN', 'old');
    expect((await filer.post('/user-config', { pageSize: 20 })).status).toBe(403);
    expect((await filer.post('/user-config', { pageSize: 20 })).status).toBe(200);
  });

  it('[E03] of an ended session is answered 401, whatever its token', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const earlier = new Map(filer.cookies);
    await filer.post('/logout');
    for (const [name, value] of earlier) filer.cookies.set(name, value);
    expect((await filer.post('/user-config', { pageSize: 20 })).status).toBe(401);
  });

  const ORIGINS = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://localhost:81',
    'file://',
    'x',
  ];
  it.each(ORIGINS)('[C02] is refused from the origin %s', async (origin) => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const ways: Record<string, string>[] = [
      { origin },
      { origin, 'sec-fetch-site': 'same-origin' },
      { referer: `${origin}/page` },
    ];
    for (const headers of ways) {
      const answer = await filer.post('/user-config', { pageSize: 20 }, headers);
      expect([answer.status, answer.body], JSON.stringify(headers)).toEqual(refused);
    }
    const login = { account: ACCOUNTS.filer, password: PASSWORD };
    expect((await test.newClient().post('/anonymous/login', login, { origin })).status).toBe(403);
  });

  it('[C02] succeeds from the origin of its host, in any letter case and with its default port', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const pairs = [
      ['localhost', 'http://localhost'],
      ['localhost:80', 'http://LOCALHOST'],
      ['localhost:8102', 'http://localhost:8102'],
      ['[::1]:8102', 'http://[::1]:8102'],
      // A proxy with TLS that does not pass on the protocol.
      ['localhost', 'https://localhost'],
    ] as const;
    for (const [host, origin] of pairs) {
      const answer = await filer.post('/user-config', { pageSize: 20 }, { host, origin });
      expect(answer.status, `${host} ${origin}`).toBe(200);
    }
    const referer = 'http://localhost:80/draftList?id=1';
    expect((await filer.post('/user-config', { pageSize: 20 }, { referer })).status).toBe(200);
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

  it('is answered 400 for invalid JSON and 413 when it is too long', async () => {
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
  it('[D16] refuses the write of a page that was loaded for another user', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const colleague = await test.signIn(ACCOUNTS.colleague);
    for (const owner of [`${colleague.user?.userId}.1`, 'demo-filer.2', 'demo-filer', 'demo-filer.', '.']) {
      const answer = await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': owner });
      expect([answer.status, answer.body], owner).toEqual([409, expect.objectContaining({ code: 409 })]);
    }
    expect((await filer.post('/logout', undefined, { 'x-owner': 'demo-admin.1' })).status).toBe(409);
    expect((await filer.get('/me')).status).toBe(200);
  });

  it('is accepted when it is right, and may be missing', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': 'demo-filer.1' })).status).toBe(200);
    expect((await filer.post('/user-config', { pageSize: 40 }, { 'x-owner': '' })).status).toBe(200);
  });

  it('of a user without an enterprise ends with the dot', async () => {
    const support = await test.signIn(ACCOUNTS.support);
    expect((await support.post('/user-config', {}, { 'x-owner': 'demo-support.' })).status).toBe(200);
  });
});

describe('behind a proxy with TLS in another container', () => {
  const PROXY = '10.1.2.3';
  const headers = { host: 'portal:8102', 'x-forwarded-host': 'isf.example.com', 'x-forwarded-proto': 'https' };
  const config = { trustProxy: [PROXY], allowedHosts: [{ name: 'isf.example.com', port: null }] };
  let proxied: TestPortal;
  beforeAll(async () => {
    proxied = await startTestPortal({ config });
  });
  afterAll(() => proxied.close());
  const through = (remoteAddress: string): TestClient => proxied.newClient({ remoteAddress, headers });
  const login = { account: ACCOUNTS.filer, password: PASSWORD };

  it('[C02] every cookie is Secure and named __Host-, and writes land from its https origin only', async () => {
    const client = through(PROXY);
    const answer = await client.post('/anonymous/login', login, { origin: 'https://isf.example.com' });
    expect(answer.status).toBe(200);
    expect(client.cookies.size).toBeGreaterThanOrEqual(4);
    for (const cookie of cookiesOf(answer)) expect(cookie).toMatch(/^__Host-[^;]+;.*Path=\/;.*Secure/u);
    for (const name of client.cookies.keys()) expect(name).toMatch(/^__Host-/u);
    const save = (origin: string) => client.post('/user-config', { pageSize: 20 }, { origin });
    expect((await save('https://isf.example.com')).status).toBe(200);
    expect((await save('http://isf.example.com')).status).toBe(403);
    expect((await save('https://portal:8102')).status).toBe(403);
  });

  it('ignores the same headers from any other address', async () => {
    expect((await through('10.9.9.9').get('/me')).status).toBe(421);
  });
});
