import { x25519 } from '@noble/curves/ed25519.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser, UserInfo } from '#contract/endpoints/account.ts';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { addressNetwork } from './openSession.ts';
import { LIFE_MAX, IDLE_LIFE } from '../store/sessions.ts';
import { forgetSignInFailures } from '../store/signInFailures.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
const start = new Date('2026-08-03T02:00:00Z');
beforeAll(async () => {
  test = await startTestPortal();
});
beforeEach(() => {
  test.now.value = start;
});
afterAll(() => test.close());

const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe('signing in', () => {
  it('[C01] returns the signed-in user with everything the top bar shows', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect(filer.user).toMatchObject({
      userName: 'Finn Zhao',
      enterpriseId: '1',
      enterpriseName: 'Harbour Logistics Ltd',
      enterpriseEnabled: true,
      auditStatus: 'accepted',
      joinEnterprise: true,
      admin: false,
      userType: null,
      coin: 2000,
      couponCount: 3,
      houseScac: 'HBRL',
      role: 'filer',
    });
    expect((await filer.get('/me')).body).toEqual(filer.user);
  });

  it('gives each user one key for local text, the same at every sign-in', async () => {
    const idempotencyKey = async (account: string) => ((await test.signIn(account)).user as SignedInUser).localKey;
    const key = await idempotencyKey(ACCOUNTS.filer);
    expect(key).toMatch(/^[\w-]{43}$/u);
    expect(await idempotencyKey(ACCOUNTS.filer)).toBe(key);
    expect(await idempotencyKey(ACCOUNTS.admin)).not.toBe(key);
  });

  it('returns the public half of the key as the page computes it', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const { localKey = '', localPublicKey } = filer.user as SignedInUser;
    const publicKey = x25519.getPublicKey(Buffer.from(localKey, 'base64url'));
    expect(localPublicKey).toBe(Buffer.from(publicKey).toString('base64url'));
  });

  it('[C01] distinguishes sub-account, admin, enterprise without service, and support staff', async () => {
    expect((await test.signIn(ACCOUNTS.admin)).user).toMatchObject({ admin: true, userType: null });
    expect((await test.signIn(ACCOUNTS.sub)).user).toMatchObject({ admin: false, userType: 'sub' });
    expect((await test.signIn(ACCOUNTS.notOpen)).user).toMatchObject({ auditStatus: 'none', joinEnterprise: true });
    expect((await test.signIn(ACCOUNTS.support)).user).toMatchObject({ role: 'support', enterpriseId: null, coin: 0 });
  });

  it('accepts the account in any case and with surrounding spaces', async () => {
    expect((await test.signIn('  Filer@HARBOUR.test ')).user?.userId).toBe('demo-filer');
  });

  it('[E03] answers a wrong password like an unknown account, unlike an ended session', async () => {
    const wrong = await test.newClient().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'wrong' });
    const unknown = await test.newClient().post('/anonymous/login', { account: 'no@one.test', password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([401, expect.objectContaining({ code: 401 })]);
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
  });

  it('[E04] refuses in the language of the page', async () => {
    const signInIn = async (language: string) => {
      const given = { account: 'no@one.test', password: 'wrong' };
      const answer = await test.newClient().post('/anonymous/login', given, { 'x-lang': language });
      return (answer.body as { message: string }).message;
    };
    expect(await signInIn('en')).toMatch(/password is wrong/u);
    expect(await signInIn('zh-TW')).toMatch(/\p{Script=Han}/u);
    expect(await signInIn('vi')).toMatch(/mật khẩu/iu);
  });

  it('[V25] names the missing fields', async () => {
    const answer = await test.newClient().post('/anonymous/login', { account: '' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: { account: { message: 'validation.required' }, password: { message: 'validation.required' } },
    });
  });

  it('keeps 20 sessions per person and ends the least recently used', async () => {
    const { sub: account } = ACCOUNTS;
    const other = await test.signIn(ACCOUNTS.colleague);
    const computer = await test.signIn(account);
    const phone = await test.signIn(account);
    const devices = [computer, phone];
    for (let minute = 10; devices.length < 20; minute += 10) {
      test.now.value = later(minute * 60_000);
      devices.push(await test.signIn(account));
    }
    // Used just now, so the phone is the least recently used.
    await computer.get('/me');
    test.now.value = later(5 * 3_600_000);
    devices.push(await test.signIn(account));
    const statusOf = async (device: TestClient) => (await device.get('/me')).status;
    expect(await Promise.all([computer, phone].map(statusOf))).toEqual([200, 401]);
    expect((await Promise.all(devices.map(statusOf))).filter((status) => status === 200)).toHaveLength(20);
    expect(await statusOf(other)).toBe(200);
  });

  it('keeps 20 sessions per person when many sign in at the same moment', async () => {
    const clients: TestClient[] = [];
    // Further concurrent attempts count as failed.
    for (let round = 0; round < 4; round += 1) {
      clients.push(...(await Promise.all(Array.from({ length: 8 }, () => test.signIn(ACCOUNTS.rivalAdmin)))));
    }
    const statuses = await Promise.all(clients.map(async (client) => (await client.get('/me')).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  it('hides the token from scripts, and stores only its hash', async () => {
    const answer = await test.newClient().post('/anonymous/login', { account: ACCOUNTS.filer, password: PASSWORD });
    const cookie = [answer.headers['set-cookie']].flat().find((text) => String(text).startsWith('tpt-session='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/u);
    const token = /=([\w-]+);/u.exec(String(cookie))?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await test.portal.db.selectFrom('session').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('marks the cookie secure once the page came over https', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const given = { account: ACCOUNTS.filer, password: PASSWORD };
    const answer = await test.newClient().post('/anonymous/login', given, https);
    const cookie = [answer.headers['set-cookie']].flat().find((text) => String(text).includes('tpt-session='));
    expect(cookie).toMatch(/^__Host-tpt-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
  });

  it('gives the page a session id that authenticates nothing and ends with the session', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const id = filer.cookies.get(SESSION_ID_COOKIE) ?? '';
    expect(((await filer.get('/me')).body as UserInfo).ssoSessionId).toBe(id);
    expect((await test.newClient().get('/me', { 'access-token': id })).status).toBe(401);
    await filer.signIn(ACCOUNTS.filer, PASSWORD);
    expect(filer.cookies.get(SESSION_ID_COOKIE)).not.toBe(id);
    await filer.post('/logout');
    expect(filer.cookies.has(SESSION_ID_COOKIE)).toBe(false);
  });

  it('starts a new session and ends the previous one', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const before = filer.cookies.get('tpt-session') ?? '';
    await filer.signIn(ACCOUNTS.filer, PASSWORD);
    expect(filer.cookies.get('tpt-session')).not.toBe(before);
    expect((await test.newClient().get('/me', { 'access-token': before })).status).toBe(401);
  });

  it('[C02] replaces the XSRF token at sign-in and sign-out (decision 0021)', async () => {
    const client = test.newClient();
    await client.get('/me');
    const tokens = [client.xsrfToken];
    await client.signIn(ACCOUNTS.filer, PASSWORD);
    tokens.push(client.xsrfToken);
    await client.signIn(ACCOUNTS.filer, PASSWORD);
    tokens.push(client.xsrfToken);
    await client.post('/logout');
    tokens.push(client.xsrfToken);
    expect(tokens.every(Boolean)).toBe(true);
    expect(new Set(tokens).size).toBe(4);
    expect((await client.get('/me')).headers['set-cookie']).toBeUndefined();
  });
});

describe('sign-in limits', () => {
  const fail = (account: string) => test.newClient().post('/anonymous/login', { account, password: 'wrong' });

  it('delays an account after ten failures, for five minutes', async () => {
    const account = ACCOUNTS.rivalFiler;
    for (let n = 0; n < 10; n++) expect((await fail(account)).status).toBe(401);
    const right = { account, password: PASSWORD };
    const blocked = await test.newClient().post('/anonymous/login', right);
    expect([blocked.status, blocked.body]).toEqual([429, expect.objectContaining({ code: 429 })]);
    expect((await test.signIn(ACCOUNTS.rivalAdmin)).user).not.toBeNull();
    test.now.value = later(5 * 60_000 + 1);
    expect((await test.signIn(account)).user?.userName).toBe('Rolf Rival');
  });

  it('counts attempts that are made at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => fail('at-once@harbour.test')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('accepts an attempt that began before another one was counted', async () => {
    const began = test.now.value;
    await fail('another@harbour.test');
    // Attempts of one address wait for each other's row; each keeps the time it read before.
    test.now.value = new Date(began.getTime() - 5);
    expect((await test.signIn(ACCOUNTS.colleague)).user).not.toBeNull();
    test.now.value = began;
  });

  it('never counts successful sign-ins', async () => {
    for (let n = 0; n < 12; n++) expect((await test.signIn(ACCOUNTS.colleague)).user).not.toBeNull();
  });

  const from = (remoteAddress: string) => test.newClient({ remoteAddress });
  const failFrom = (address: string, account: string) =>
    from(address).post('/anonymous/login', { account, password: 'wrong' });
  const right = (account: string) => ({ account, password: PASSWORD });

  it('answers before it writes the history, which exists for known accounts only', async () => {
    const { db } = test.portal;
    const attempts = () =>
      db
        .selectFrom('sign_in')
        .select('id')
        .where('user_id', '=', 'demo-admin')
        .where('succeeded', '=', false)
        .execute();
    const before = (await attempts()).length;
    const signIn = (account: string) => test.newClient().post('/anonymous/login', { account, password: 'wrong' });
    // A write would now wait for this lock.
    const answers = await db.transaction().execute(async (trx) => {
      await sql`lock table sign_in in exclusive mode`.execute(trx);
      return [await signIn(ACCOUNTS.admin), await signIn('no@one.test')];
    });
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    await expect.poll(async () => (await attempts()).length).toBe(before + 1);
  });

  it('counts one account over all addresses, known or unknown, with the same responses', async () => {
    const answersByAccount: string[][] = [];
    for (const account of [ACCOUNTS.sub, 'no.such@account.test']) {
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push(await failFrom(`203.0.113.${n}`, account));
      answersByAccount.push(
        answers.map(({ status, text, headers }) => `${status} ${text} ${String(headers['retry-after'])}`),
      );
    }
    expect(answersByAccount[0]?.map((answer) => answer.slice(0, 3))).toEqual([
      ...Array<string>(10).fill('401'),
      '429',
      '429',
    ]);
    expect(answersByAccount[1]).toEqual(answersByAccount[0]);
    test.now.value = later(60_000);
    expect((await from('203.0.113.99').post('/anonymous/login', right(ACCOUNTS.sub))).status).toBe(200);
  });

  it('doubles the delay after each failure up to 15 minutes, and never blocks for good', async () => {
    const account = 'growing@account.test';
    const waits: number[] = [];
    let said = '';
    let now = start.getTime();
    for (let n = 0; n < 18; n++) {
      test.now.value = new Date(now);
      expect((await failFrom(`198.51.100.${n}`, account)).status, `attempt ${n}`).toBe(401);
      if (n < 9) continue;
      const blocked = await failFrom('198.51.100.200', account);
      expect(blocked.status).toBe(429);
      waits.push(Number(blocked.headers['retry-after']));
      said = blocked.text;
      now += (waits.at(-1) ?? 0) * 1000;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(said).toContain('15');
    test.now.value = new Date(now + 25 * 3_600_000);
    expect((await failFrom('198.51.100.201', account)).status).toBe(401);
    expect((await failFrom('198.51.100.201', account)).status).toBe(401);
  });

  it('does not delay a browser that the account signed in with for the failures of others', async () => {
    const filer = from('192.0.2.1');
    await filer.signIn(ACCOUNTS.admin, PASSWORD);
    await filer.post('/logout');
    // A neighbor behind the same address, and an attacker from another one.
    for (let n = 0; n < 12; n++) await failFrom(n % 2 ? '192.0.2.1' : `192.0.2.${n}`, ACCOUNTS.admin);
    expect((await from('192.0.2.1').post('/anonymous/login', right(ACCOUNTS.admin))).status).toBe(429);
    expect((await filer.post('/anonymous/login', right(ACCOUNTS.admin), { 'x-owner': '' })).status).toBe(200);
  });

  it('limits a known browser by its own failures, and only for its own account', async () => {
    const filer = from('192.0.2.50');
    await filer.signIn(ACCOUNTS.colleague, PASSWORD);
    await filer.post('/logout');
    const tries = [];
    const wrong = { account: ACCOUNTS.colleague, password: 'wrong' };
    for (let n = 0; n < 11; n++) tries.push((await filer.post('/anonymous/login', wrong, { 'x-owner': '' })).status);
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    for (let n = 0; n < 10; n++) await failFrom(`192.0.2.${60 + n}`, 'other@account.test');
    const other = { account: 'other@account.test', password: 'wrong' };
    expect((await filer.post('/anonymous/login', other, { 'x-owner': '' })).status).toBe(429);
  });

  it('delays an address after a hundred failures, for seconds', async () => {
    const accounts = Array.from({ length: 100 }, (_, n) => `a${n}@spray.test`);
    const answers = await Promise.all(accounts.map((account) => failFrom('192.0.2.200', account)));
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    const blocked = await failFrom('192.0.2.200', 'b@spray.test');
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '1']);
    test.now.value = later(1_001);
    expect((await from('192.0.2.200').post('/anonymous/login', right(ACCOUNTS.filer))).status).toBe(200);
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:ffff::9', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('counts the address %s under %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network);
  });

  it('stores accounts and addresses as hashes only, and deletes them after a day', async () => {
    const { db } = test.portal;
    const stored = await db.selectFrom('sign_in_failure').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toMatch(/@|203\.0\.113|harbour/u);
    await forgetSignInFailures(db, new Date(start.getTime() + 100 * 24 * 3_600_000));
    expect(await db.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
  });
});

describe('a session', () => {
  it('[E03] answers 401 with code 500040000 without a session', async () => {
    const answer = await test.newClient().get('/me');
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 500040000 })]);
  });

  it('ends on the server at sign-out', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const token = filer.cookies.get('tpt-session') ?? '';
    const answer = await filer.post('/logout');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(filer.cookies.has('tpt-session')).toBe(false);
    expect((await test.newClient().get('/me', { 'access-token': token })).status).toBe(401);
  });

  it('cannot be signed out by a forged request', async () => {
    expect((await test.newClient().post('/logout')).status).toBe(401);
  });

  it('lasts while it is used and ends when idle', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    test.now.value = later(IDLE_LIFE - 1000);
    expect((await filer.get('/me')).status).toBe(200);
    test.now.value = later(2 * IDLE_LIFE - 2000);
    expect((await filer.get('/me')).status).toBe(200);
    test.now.value = later(3 * IDLE_LIFE);
    expect((await filer.get('/me')).status).toBe(401);
  });

  it('ends at the latest some weeks after sign-in', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    for (let at = IDLE_LIFE / 2; at < LIFE_MAX; at += IDLE_LIFE / 2) {
      test.now.value = later(at);
      expect((await filer.get('/me')).status).toBe(200);
    }
    test.now.value = later(LIFE_MAX + 1);
    expect((await filer.get('/me')).status).toBe(401);
  });

  it('[C02] [G11] is also accepted from the header and cookies of the older sign-in', async () => {
    const token = (await test.signIn(ACCOUNTS.filer)).cookies.get('tpt-session') ?? '';
    expect((await test.newClient().get('/me', { 'access-token': token })).status).toBe(200);
    const statusOf = async (name: string) => {
      const client = test.newClient();
      client.cookies.set(name, token);
      return (await client.get('/me')).status;
    };
    expect(await statusOf('hgj-dev-access-token')).toBe(200);
    expect(await statusOf('hgj-uat-access-token')).toBe(401);
  });

  it('[G11] takes precedence over a stale token of the older sign-in', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    filer.cookies.set('hgj-dev-access-token', 'A'.repeat(43));
    expect((await filer.get('/me', { 'access-token': 'B'.repeat(43) })).status).toBe(200);
  });

  it('ignores tokens that no portal issued', async () => {
    for (const token of ['', 'null', 'undefined', "' or 1=1 --", 'x'.repeat(10_000)]) {
      expect((await test.newClient().get('/me', { 'access-token': token })).status).toBe(401);
    }
  });
});

describe('personal settings', () => {
  it('[G17] start with the defaults and change one by one', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.get('/user-config')).body).toEqual({
      pageSize: 10,
      showImportantNotice: true,
      tourSeen: false,
    });
    expect((await filer.post('/user-config', { pageSize: 30 })).body).toEqual({
      pageSize: 30,
      showImportantNotice: true,
      tourSeen: false,
    });
    await filer.post('/user-config', { showImportantNotice: false });
    expect((await filer.get('/user-config')).body).toEqual({
      pageSize: 30,
      showImportantNotice: false,
      tourSeen: false,
    });
    await filer.post('/user-config', { tourSeen: true });
    await filer.post('/user-config', { pageSize: 20 });
    expect((await filer.get('/user-config')).body).toEqual({
      pageSize: 20,
      showImportantNotice: false,
      tourSeen: true,
    });
    const colleague = await test.signIn(ACCOUNTS.colleague);
    expect((await colleague.get('/user-config')).body).toEqual({
      pageSize: 10,
      showImportantNotice: true,
      tourSeen: false,
    });
  });

  it('[V25] refuse a page size that is not offered and an unknown name', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const answer = await filer.post('/user-config', { pageSize: 11, color: 'red' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { pageSize: {}, color: { message: 'validation.unknownField' } } });
  });

  it('[E03] require a session', async () => {
    expect((await test.newClient().get('/user-config')).status).toBe(401);
    expect((await test.newClient().post('/user-config', { pageSize: 20 })).status).toBe(401);
  });
});
