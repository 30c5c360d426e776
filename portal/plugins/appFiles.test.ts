import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

const SCRIPT = 'console.log("app");'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'tpt-app-'));
let test: TestPortal;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="service-origins" content="https://flow.example http://files.example:8080"><meta name="app-build" content="__APP_BUILD__"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script><meta name="signed-out" content="__SIGNED_OUT__">',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.map'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  test = await startTestPortal({ appFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([^']+)'/u.exec(String(policy))?.[1] ?? '';

describe('the page', () => {
  it.each([
    '/',
    '/index.html',
    '/draft/detial?id=new1',
    '/hasSent',
    '/login?next=%2F',
    '/index_en',
    '/no/such/screen',
    '/portals',
    '/support/locale-messages/vi.titles.support',
  ])('[R01] is answered at %s', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.payload).toContain('/assets/app-1a2b.js');
  });

  it('[D16] marks a page served without a session, which requests no user', async () => {
    expect((await get('/login')).payload).toContain('name="signed-out" content="yes"');
    const { cookie } = await test.signIn(ACCOUNTS.filer);
    expect((await get('/', { cookie })).payload).toContain('name="signed-out" content=""');
  });

  it('has a new nonce that matches its policy', async () => {
    const [one, two] = await Promise.all([get('/'), get('/')]);
    const nonce = nonceOf(one.headers['content-security-policy']);
    expect(nonce).toMatch(/^[\w+/]{22}==$/u);
    expect(one.payload.split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(one.payload).not.toContain('__CSP_NONCE__');
    expect(nonceOf(two.headers['content-security-policy'])).not.toBe(nonce);
  });

  it('runs only its own scripts and cannot be framed', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      // [C01] With the origins that the build named.
      "connect-src 'self' https://flow.example http://files.example:8080;",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify tpt-cached-screen tpt-clipboard tpt-pdf-worker;',
      'report-uri /portal/csp-reports',
    ]) {
      expect(policy).toContain(part);
    }
    expect(/script-src[^;]*unsafe/u.test(policy)).toBe(false);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
  });

  it('[3.4.7] names its endpoint of reports by report-to over https alone', async () => {
    const over = async (proto: string) => (await get('/', { 'x-forwarded-proto': proto })).headers;
    const [http, https] = [await over('http'), await over('https')];
    expect(http['content-security-policy']).not.toContain('report-to');
    expect(http['reporting-endpoints']).toBeUndefined();
    expect(https['content-security-policy']).toContain('; report-uri /portal/csp-reports; report-to csp');
    expect(https['reporting-endpoints']).toBe('csp="/portal/csp-reports"');
  });
});

describe('the readable id of a session', () => {
  const clearedBy = (answer: Awaited<ReturnType<typeof get>>) =>
    answer.cookies.some(({ name, value }) => name === SESSION_ID_COOKIE && value === '');
  const cookieOf = (cookies: ReadonlyMap<string, string>) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('[D16] stays during its session and is removed before a page of another user', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const mine = await get('/', { cookie: cookieOf(filer.cookies) });
    expect(mine.cookies).toEqual([]);
    expect((await get('/')).cookies).toEqual([]);

    // The provider's sign-in set the token of another user after the first session expired.
    const other = await test.signIn(ACCOUNTS.rivalFiler);
    await test.portal.db
      .deleteFrom('session')
      .where('user_id', '=', filer.user?.userId ?? '')
      .execute();
    const mixed = `${cookieOf(filer.cookies)}; hgj-dev-access-token=${other.cookies.get('tpt-session')}`;
    expect(clearedBy(await get('/draftList', { cookie: mixed }))).toBe(true);
    expect(clearedBy(await get('/', { cookie: cookieOf(filer.cookies) }))).toBe(true);
  });
});

describe('files', () => {
  it('with a hash in their name are cached forever and compressed', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.statusCode, plain.payload]).toEqual([200, SCRIPT]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/u);
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toBe(plain.headers['content-type']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
  });

  it.each(['/assets/app-1a2b.js', '/favicon.svg', '/'])('answer HEAD without a body: %s', async (url) => {
    const answer = await test.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    expect(answer.headers['cache-control']).toBe((await get(url)).headers['cache-control']);
  });

  it('without a hash are revalidated each time', async () => {
    const answer = await get('/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await get('/favicon.svg', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('that do not exist answer 404, not the page', async () => {
    const urls = [
      '/assets/gone-9z.js',
      '/favicon.ico',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.env',
      '/assets/app-1a2b.js.br',
      '/assets/app-1a2b.js.map',
    ];
    for (const url of urls) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()], url).toEqual([404, expect.objectContaining({ code: 404 })]);
    }
  });
});

it('names the build command while the app is not built', async () => {
  const bare = await startTestPortal({ appFolder: join(folder, 'nothing') });
  const answer = await bare.app.inject('/');
  expect([answer.statusCode, answer.payload]).toEqual([503, 'The app is not built: npm run build\n']);
  await bare.close();
});

describe('the build of the app', () => {
  it('[O03] is in the page and the first event of a stream', async () => {
    const [, build] = /name="app-build" content="([0-9a-f]{16})"/u.exec((await get('/')).body) ?? [];
    expect(build).toBeDefined();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { cookie } = await test.signIn(ACCOUNTS.filer);
    const stream = await fetch(`${test.app.listeningOrigin}/portal/events`, { headers: { cookie } });
    const reader = stream.body?.getReader();
    let text = '';
    while (!text.includes('data: ')) text += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(text).toContain(`data: {"type":"VERSION","data":{"build":"${build}"}}\n\n`);
  });
});
