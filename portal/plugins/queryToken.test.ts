import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { environmentPrefix } from './environmentPrefix.ts';

const folder = mkdtempSync(join(tmpdir(), 'tpt-token-'));
let test: TestPortal;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<meta name="embed-origins" content="__EMBED_ORIGINS__">');
  test = await startTestPortal({
    appFolder: folder,
    config: { embedOrigins: ['https://desk.example'], allowedHosts: [{ name: 'isf.example', port: null }] },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const DAY = 24 * 3_600_000;
const open = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const token = async () => (await test.signIn(ACCOUNTS.filer)).cookies.get('tpt-session') ?? '';
const userOf = (cookie: string) => test.app.inject({ url: '/portal/me', headers: { cookie: `tpt-session=${cookie}` } });

describe('[G11] a token in the address', () => {
  it('becomes a session once and leaves the address', async () => {
    const given = await token();
    const answer = await open(`/hasSent?lang=vi&token=${given}&x=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/hasSent?lang=vi&x=1']);
    const cookie = answer.cookies.find(({ name }) => name === 'tpt-session');
    expect(cookie).toMatchObject({ httpOnly: true });
    expect((await userOf(cookie?.value ?? '')).statusCode).toBe(200);
    expect((await userOf(given)).statusCode).toBe(401);
    expect((await open(`/?token=${given}`)).cookies.find(({ name }) => name === 'tpt-session')).toBeUndefined();
  });

  it('becomes a session of seven days at most, which the sign-in history shows', async () => {
    const { db } = test.portal;
    const rows = async () => (await db.selectFrom('sign_in').select('succeeded').execute()).length;
    const given = await token();
    const before = await rows();
    const answer = await open(`/?token=${given}`);
    const cookie = answer.cookies.find(({ name }) => name === 'tpt-session')?.value ?? '';
    expect(await rows()).toBe(before + 1);
    const start = test.now.value;
    for (let day = 1; day < 7; day += 1) {
      test.now.value = new Date(start.getTime() + day * DAY);
      expect((await userOf(cookie)).statusCode).toBe(200);
    }
    test.now.value = new Date(start.getTime() + 7 * DAY);
    expect((await userOf(cookie)).statusCode).toBe(401);
    test.now.value = start;
  });

  it('becomes one session when two pages bring it at the same time', async () => {
    const given = await token();
    const answers = await Promise.all([open(`/?token=${given}`), open(`/?token=${given}`)]);
    const sessions = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'tpt-session'));
    expect(sessions).toHaveLength(1);
  });

  it('has no effect on other hosts or from other sites', async () => {
    const given = await token();
    expect((await open(`/?token=${given}`, { host: 'isf.example' })).statusCode).toBe(200);
    const answer = await open(`/?token=${given}`, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.cookies]).toEqual([302, []]);
    expect((await userOf(given)).statusCode).toBe(200);
  });

  it.each(['//evil.example/?token=x', '/\\evil.example?token=x', '///evil.example/a?token=x'])(
    'never redirects to another host: %s',
    async (url) => {
      const { location } = (await open(url)).headers;
      expect(new URL(String(location), 'http://own.example').origin).toBe('http://own.example');
    },
  );
});

it.each([
  ['localhost', 'dev-'],
  ['192.168.1.5', 'dev-'],
  ['10.0.0.1', 'dev-'],
  ['dev-isf.example.com', 'dev-'],
  ['beta-isf.example.com', 'beta-'],
  ['uat-isf.example.com', 'uat-'],
  ['isf.example.com', ''],
  ['isf-dev-1.example.com', ''],
])('[G11] names the cookie of the older sign-in on %s with "%s"', (host, prefix) => {
  expect(environmentPrefix(host)).toBe(prefix);
});

it('[R25] lets only the configured hosts frame pages, and no host frame calls', async () => {
  const page = await open('/');
  expect(page.headers['content-security-policy']).toContain('frame-ancestors https://desk.example;');
  expect(page.headers['x-frame-options']).toBeUndefined();
  expect(page.payload).toContain('content="https://desk.example"');
  const call = await open('/portal/anonymous/locale/support-locale');
  expect(call.headers['x-frame-options']).toBe('DENY');
  expect(call.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
