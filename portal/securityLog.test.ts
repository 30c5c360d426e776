import { Secret, TOTP } from 'otpauth';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { openLog } from './log.ts';
import { SECURITY_EVENTS, SecurityLog, securitySink, type SecurityLine } from './securityLog.ts';
import { issueCode } from './human/codes.ts';
import { startJobs } from './jobs/startJobs.ts';
import { WEBHOOK_PATH } from './payments/webhookPath.ts';
import { humanSecret } from './routes/landing.ts';
import { readOutbox } from './testing/mailServer.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from './testing/harness.ts';
import { paidTopUp } from './testing/paidTopUp.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
beforeEach(() => {
  test.security.length = 0;
});
afterAll(() => test.close());

const seen = () => test.security.map(({ event }) => event);
const last = () => test.security.at(-1);

describe('the security log', () => {
  it('writes sign-in, failure, delay and sign-out with user, address and request id', async () => {
    const client = test.newClient({ remoteAddress: '192.0.2.7' });
    const failed = await client.post('/anonymous/login', { account: ACCOUNTS.filer, password: 'CANARY' });
    const line = { address: '192.0.2.7', requestId: expect.stringMatching(/^[\da-f-]{36}$/u), call: 'login' };
    expect(last()).toEqual({ event: 'signIn.failed', userId: 'demo-filer', ...line });
    expect(failed.headers['x-request-id']).toBe(last()?.requestId);
    await client.post('/anonymous/login', { account: 'canary@nobody.test', password: 'CANARY' });
    expect(last()).toEqual({ event: 'signIn.failed', ...line });
    await client.signIn(ACCOUNTS.filer, PASSWORD);
    expect(last()).toEqual({ event: 'signIn.succeeded', userId: 'demo-filer', ...line });
    await client.signIn(ACCOUNTS.filer, PASSWORD);
    expect(seen().slice(-2)).toEqual(['session.ended', 'signIn.succeeded']);
    await client.post('/logout');
    expect(last()).toMatchObject({ event: 'signOut', userId: 'demo-filer', enterpriseId: '1' });
    const wrong = { account: 'delayed@nobody.test', password: 'CANARY' };
    for (let n = 0; n < 11; n++) await test.newClient().post('/anonymous/login', wrong);
    expect(last()).toMatchObject({ event: 'signIn.delayed', call: 'login' });
  });

  it('writes refused access with its reason', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    await filer.get('/support/practice');
    expect(last()).toMatchObject({ event: 'access.denied', reason: 'notAllowed', userId: 'demo-filer' });
    await (await test.signIn(ACCOUNTS.notOpen)).get('/draft-bills');
    expect(last()).toMatchObject({ event: 'access.denied', reason: 'serviceNotOpen' });
    await filer.post('/user-config', {}, { 'x-owner': 'demo-admin.1' });
    expect(last()).toMatchObject({ event: 'owner.mismatch', userId: 'demo-filer' });
    await filer.post('/user-config', {}, { origin: 'https://canary.example' });
    expect(last()).toMatchObject({ event: 'write.refused', reason: 'xsrf' });
    await filer.post('/user-config', {}, { 'x-xsrf-token': 'CANARY' });
    expect(last()).toMatchObject({ event: 'write.refused', reason: 'token' });
    await filer.get('/me', { host: 'canary.example' });
    expect(last()).toMatchObject({ event: 'host.refused' });
    await test.newClient().get('/draft-bills?keyword=CANARY');
    expect(last()).toMatchObject({ event: 'access.signedOut', call: 'listDrafts' });
    await test.newClient().get('/me', { 'access-token': 'C'.repeat(43) });
    expect(last()).toMatchObject({ event: 'session.ended', reason: 'expired' });
  });

  it('writes a look-up of another enterprise’s record like one of a missing record', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const { id } = (await filer.post('/draft-bills/save', isf10Bill({}))).body as { id: string };
    for (const path of [id, 'CANARY']) {
      expect((await rival.get(`/draft-bills/detail/${path}`)).status).toBe(404);
      expect(last()).toMatchObject({ event: 'record.unknown', call: 'getDraft', userId: rival.user?.userId });
    }
  });

  it('writes nothing for the first request without a session', async () => {
    await test.newClient().get('/me');
    expect(seen()).toEqual([]);
  });

  it('sends the request id with errors only', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.get('/me')).headers['x-request-id']).toBeUndefined();
    expect((await filer.get('/none')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  });
});

/** A colleague turns the second factor on and off and changes the password; an admin changes the role. */
async function changeAccount(password: string): Promise<void> {
  const colleague = await test.signIn(ACCOUNTS.colleague);
  const started = await colleague.post('/account/second-factor/start', { current: PASSWORD });
  const app = new TOTP({ secret: Secret.fromBase32((started.body as { secret: string }).secret) });
  const code = app.generate({ timestamp: test.now.value.getTime() });
  await colleague.post('/account/second-factor/confirm', { code });
  await test.newClient().post('/anonymous/login', { account: ACCOUNTS.colleague, password: PASSWORD });
  await colleague.post('/account/second-factor/remove', { current: PASSWORD });
  await colleague.post('/account/password', { current: PASSWORD, password: `${password} at the quay` });
  const admin = await test.signIn(ACCOUNTS.admin);
  await admin.post('/enterprises/people/role', { userId: colleague.user?.userId, role: 'sub' });
  const email = `${password}@mail.example`;
  await test.newClient().post('/anonymous/password/forgot', { account: email });
  await admin.post('/enterprises/invitations', { email, name: password, role: 'filer' });
  await startJobs(test.portal).drain();
  const mails = await readOutbox(test.portal.config.outboxDir);
  const link = /#([\w-]{20,})/u.exec(mails.find(({ subject }) => subject?.includes('invites'))?.text ?? '')?.[1] ?? '';
  await test
    .newClient()
    .post('/anonymous/invitation/accept', { token: link, name: password, password: `${password} sails` });
  const guest = `guest-${email}`;
  const registerCode = await test.portal.db
    .transaction()
    .execute(async (trx) =>
      issueCode(trx, await humanSecret(test.portal), { purpose: 'register', address: guest }, test.now.value),
    );
  const registration = {
    enterpriseName: password,
    name: password,
    email: guest,
    password: `${password} sails`,
    code: registerCode,
  };
  await test.newClient().post('/anonymous/register', registration);
  await admin.post('/enterprises/filer-codes', { code: 'CANA', effectiveOn: '2026-12-01' });
  const support = await test.signIn(ACCOUNTS.support);
  await support.post('/support/filer-codes/decide', { enterpriseId: '1', code: 'CANA', isAccepted: true });
}

/** An admin makes and revokes an API key and asks for an invoice, support staff issue it; a forged webhook arrives. */
async function useKeysAndCashier(secret: string): Promise<void> {
  const admin = await test.signIn(ACCOUNTS.admin);
  const made = await admin.post('/enterprises/api-keys', { name: secret, current: PASSWORD });
  await admin.post('/enterprises/api-keys/revoke', { id: (made.body as { id: string }).id });
  const orderIds = [await paidTopUp(test, admin, 300, secret)];
  const details = { title: secret, taxNo: '91330200MA2AF7XK1X', address: secret, email: `${secret}@mail.example` };
  await admin.post('/cashier/invoices', { ...details, orderIds });
  const support = await test.signIn(ACCOUNTS.support);
  const [invoice] = (await support.get('/support/invoices')).body as { id: string }[];
  await support.put(`/support/invoices/${invoice?.id}`, { act: 'issue', invoiceNo: secret });
  const payload = { eventId: secret };
  await test.app.inject({ method: 'POST', url: `${PORTAL_BASE}${WEBHOOK_PATH}`, payload });
}

it('contains no name, account, e-mail address, number or token', async () => {
  const secret = 'CANARY';
  const headers = { 'x-forwarded-for': 'canary@mail.example' };
  const client = test.newClient({ headers });
  await client.post('/anonymous/login', { account: `${secret}@mail.example`, password: secret });
  for (let n = 0; n < 11; n++) await client.post('/anonymous/login', { account: ACCOUNTS.sub, password: secret });
  const filer = await test.newClient({ headers }).signIn(ACCOUNTS.filer, PASSWORD);
  const token = filer.cookies.get('tpt-session') ?? '';
  await filer.signIn(ACCOUNTS.filer, PASSWORD);
  await filer.post('/draft-bills/save', isf10Bill({ bugerName: secret }), { 'x-owner': `${secret}.1` });
  await filer.post('/draft-bills/save', isf10Bill({ bugerName: secret }), { 'x-xsrf-token': secret });
  await filer.get(`/draft-bills/detail/${secret}?q=${secret}`);
  await filer.get(`/support/practice?q=${secret}`);
  await filer.get('/me', { host: `${secret}.example` });
  await filer.get('/me', { 'access-token': token });
  await filer.post('/logout');
  await filer.get('/draft-bills', { 'access-token': token });
  await test.newClient().get('/draft-bills');
  await changeAccount(secret);
  await useKeysAndCashier(secret);
  const visitor = test.newClient();
  await Promise.all(Array.from({ length: 601 }, () => visitor.get('/anonymous/locale/support-locale')));
  test.app.security.flush();
  expect(new Set(seen())).toEqual(new Set(Object.keys(SECURITY_EVENTS)));
  for (const line of test.security) {
    expect(JSON.stringify(line)).not.toMatch(/canary|@|harbour|zhao|tenplustwo/iu);
    expect(JSON.stringify(line)).not.toContain(token);
  }
});

describe('a flood', () => {
  const requestFrom = (ip: string) => ({ ip, id: 'r', routeOptions: { config: {} } }) as unknown as FastifyRequest;

  it('of one address is written five times a minute, then counted', () => {
    const lines: SecurityLine[] = [];
    const log = new SecurityLog((_level, line) => void lines.push(line));
    for (let n = 0; n < 100_000; n++) log.write('signIn.failed', requestFrom('192.0.2.1'));
    log.write('signIn.succeeded', requestFrom('192.0.2.1'), { userId: 'u' });
    expect(lines.filter(({ event }) => event === 'signIn.failed')).toHaveLength(5);
    expect(lines.at(-1)?.event).toBe('signIn.succeeded');
    log.close();
    expect(lines.at(-1)).toEqual({ event: 'signIn.failed', address: '192.0.2.1', repeated: 99_995 });
    log.flush();
    expect(lines).toHaveLength(7);
  });

  it('from many addresses writes a bounded number of lines', () => {
    const lines: SecurityLine[] = [];
    const log = new SecurityLog((_level, line) => void lines.push(line));
    for (let n = 0; n < 50_000; n++)
      log.write('host.refused', requestFrom(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`));
    log.close();
    expect(lines.length).toBeLessThan(120);
    expect(lines.at(-1)).toMatchObject({ address: 'several', repeated: 50_000 - 105, addresses: 10_000 });
  });

  it('of failures names its most frequent addresses, and hides no successful sign-in', () => {
    const lines: SecurityLine[] = [];
    const log = new SecurityLog((_level, line) => void lines.push(line));
    for (let n = 0; n < 1_000; n++) log.write('signIn.failed', requestFrom(`10.0.${n >> 8}.${n & 255}`));
    for (let n = 0; n < 300; n++) log.write('signIn.failed', requestFrom('192.0.2.9'));
    for (let n = 0; n < 500; n++) log.write('signIn.succeeded', requestFrom(`10.1.${n >> 8}.${n & 255}`));
    log.close();
    expect(lines.filter(({ event }) => event === 'signIn.succeeded')).toHaveLength(500);
    const summary = lines.findLast(({ event }) => event === 'signIn.failed');
    expect(summary).toMatchObject({ address: 'several', repeated: 1_195, addresses: 901 });
    expect(Object.entries(summary?.frequent ?? {})[0]).toEqual(['192.0.2.9', 300]);
  });
});

it.each([
  ['warn', true],
  ['fatal', true],
  ['silent', false],
] as const)('at LOG_LEVEL %s is written: %s', (level, isWritten) => {
  const log = openLog(level);
  const levels: unknown[] = [];
  const spy: Pick<FastifyBaseLogger, 'child'> = {
    child: (bindings, options) => {
      const child = log.child(bindings, options);
      levels.push(child.level);
      return child;
    },
  };
  securitySink(spy as FastifyBaseLogger, level);
  expect(levels).toEqual([isWritten ? 'info' : 'silent']);
});
