import { hostname } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { exposureNotices } from '../exposureNotices.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

const portals = new Map<string, Promise<TestPortal>>();
afterAll(async () => {
  for (const portal of portals.values()) await (await portal).close();
});

/** A portal with these variables; equal ones share it. */
function portalWith(env: Record<string, string>): Promise<TestPortal> {
  const key = JSON.stringify(env);
  const portal = portals.get(key) ?? startTestPortal({ config: readConfig({ LOG_LEVEL: 'error', ...env }) });
  portals.set(key, portal);
  return portal;
}

const PROXY = '10.1.2.3';
const behindProxy = { TPT_TRUST_PROXY: '10.1.0.0/16', TPT_ALLOWED_HOSTS: 'isf.example.com' };

async function statusOf(env: Record<string, string>, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const { app } = await portalWith(env);
  const answer = await app.inject({ url: '/portal/anonymous/locale/support-locale', headers, remoteAddress });
  return answer.statusCode;
}

describe('the Host header', () => {
  it.each([
    'localhost',
    'localhost:8102',
    'LOCALHOST:1',
    'localhost.',
    '127.0.0.1:8102',
    '[::1]:8102',
    'tpt.localhost',
  ])('is accepted as %s by a portal on loopback', async (host) => {
    expect(await statusOf({}, { host })).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:8102',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5',
    '[fd00::1]',
    'evil@localhost',
    'localhost/x',
    '[::1',
  ])('is refused with 421 as %j', async (host) => {
    expect(await statusOf({}, { host })).toBe(421);
  });

  it('is checked before a page, a call, a write and a missing address', async () => {
    const { app } = await portalWith({});
    const headers = { host: 'evil.example' };
    for (const url of ['/', '/draftList', '/assets/a.js', '/portal/me', '/portal/healthz', '/portal/none']) {
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.json()], url).toEqual([421, { code: 421, message: expect.any(String) }]);
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
      expect(answer.headers['set-cookie'], url).toBeUndefined();
    }
    const payload = { account: ACCOUNTS.filer, password: PASSWORD };
    expect((await app.inject({ method: 'POST', url: '/portal/anonymous/login', headers, payload })).statusCode).toBe(
      421,
    );
  });

  it('may name HOST and the entries of TPT_ALLOWED_HOSTS, with a port where one is given', async () => {
    const env = { HOST: '192.168.1.5', TPT_ALLOWED_HOSTS: 'isf.example.com, other.example:8443, [fd00::1]' };
    const accepted = [
      '192.168.1.5:8102',
      'ISF.example.com',
      'isf.example.com.:80',
      'other.example:8443',
      '[FD00:0::1]:9',
    ];
    for (const host of accepted) expect(await statusOf(env, { host }), host).toBe(200);
    for (const host of ['192.168.1.6', 'other.example', 'other.example:80', 'a.isf.example.com', 'fd00::1']) {
      expect(await statusOf(env, { host }), host).toBe(421);
    }
  });

  it('may be any address and the name of the machine while HOST=0.0.0.0 has no TPT_ALLOWED_HOSTS', async () => {
    for (const HOST of ['0.0.0.0', '::']) {
      for (const host of ['10.9.8.7:8102', '[fd00::9]:8102', hostname()]) {
        expect(await statusOf({ HOST }, { host }), host).toBe(200);
      }
      expect(await statusOf({ HOST }, { host: 'evil.example' })).toBe(421);
    }
    const named = { HOST: '0.0.0.0', TPT_ALLOWED_HOSTS: 'isf.example.com' };
    expect(await statusOf(named, { host: '10.9.8.7' })).toBe(421);
    expect(await statusOf(named, { host: 'isf.example.com' })).toBe(200);
  });

  it('is replaced by X-Forwarded-Host of a trusted proxy only', async () => {
    const forwarded = { host: 'portal:8102', 'x-forwarded-host': 'isf.example.com' };
    expect(await statusOf(behindProxy, forwarded, PROXY)).toBe(200);
    expect(await statusOf(behindProxy, forwarded, '10.2.0.1')).toBe(421);
    const disguised = { host: 'isf.example.com', 'x-forwarded-host': 'evil.example' };
    expect(await statusOf(behindProxy, disguised, PROXY)).toBe(421);
    expect(await statusOf({ ...behindProxy, TPT_TRUST_PROXY: '1' }, forwarded, '10.2.0.1')).toBe(200);
    expect(await statusOf({ ...behindProxy, TPT_TRUST_PROXY: '0' }, forwarded)).toBe(421);
  });
});

describe('behind a proxy with TLS in another container', () => {
  const forwarded = { host: 'isf.example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  const first = async (remoteAddress: string) => {
    const { app } = await portalWith(behindProxy);
    return app.inject({ url: '/portal/anonymous/locale/support-locale', headers: forwarded, remoteAddress });
  };

  it('sets HSTS with subdomains for https from a trusted proxy only', async () => {
    expect((await first(PROXY)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await first('10.2.0.1')).headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['host', 'max-age=31536000'],
    ['off', undefined],
  ])('sets HSTS for TPT_HSTS=%s', async (TPT_HSTS, expected) => {
    const { app } = await portalWith({ TPT_HSTS });
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await app.inject({ url: '/portal/healthz', headers });
    expect(answer.headers['strict-transport-security']).toBe(expected);
  });
});

describe('a start', () => {
  it('prints nothing on loopback', () => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(exposureNotices(readConfig({ HOST }))).toEqual([]);
  });

  it('warns of plain http beyond loopback, and names the hosts that are accepted by default', () => {
    const lines = exposureNotices(readConfig({ HOST: '0.0.0.0' }));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/plain http.+TPT_TRUST_PROXY/u);
    expect(lines[1]).toContain('TPT_ALLOWED_HOSTS');
    expect(exposureNotices(readConfig({ HOST: '0.0.0.0', TPT_ALLOWED_HOSTS: 'isf.example.com' }))).toHaveLength(1);
  });
});
