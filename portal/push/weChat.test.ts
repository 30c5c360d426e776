import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { mailDelay } from '../mail/sendMail.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { countLockWaits } from '../testing/lockWaits.ts';
import { bindUrl, newBindCode } from './bindCode.ts';
import { recordEvents } from './recordEvents.ts';
import { sendDigests } from './sendDigests.ts';
import { messageSignature } from '../signedMessage.ts';

const PROFILE = '/user-we-chat-push-config/profile';
const QR = '/whale-user-center/whale/login/qr-code-auth?type=BIND';
const SECRET = 'a secret of at least thirty-two characters';

let test: TestPortal;
let filer: TestClient;
afterEach(() => test.close());

async function start(config: Partial<Config> = {}) {
  test = await startTestPortal({ config });
  test.portal.log.level = 'silent';
  filer = await test.signIn(ACCOUNTS.filer);
}
const qrCode = async () => new URL(((await filer.get(QR)).body as { url: string }).url);
const profile = async () => (await filer.get(PROFILE)).body;
const record = () =>
  test.portal.db
    .transaction()
    .execute((trx) => recordEvents(trx, '1', test.now.value, [{ kind: 'rejected', subject: 'OOLU1' }]));
const messages = () => test.portal.db.selectFrom('we_chat_message').selectAll().execute();

const url64 = (texts: string[]) => Buffer.from(JSON.stringify(texts)).toString('base64url');

describe('the practice setting', () => {
  beforeEach(() => start());
  const open = (url: URL, method: 'GET' | 'POST') => test.app.inject({ method, url: `${url.pathname}${url.search}` });

  it('[G12] binds a person who confirms the code once, and stores messages for the support desk', async () => {
    expect(await profile()).toMatchObject({ bound: false });
    const url = await qrCode();
    expect((await open(url, 'GET')).body).toContain('<form method="post">');
    expect(await profile()).toMatchObject({ bound: false });
    expect((await open(url, 'POST')).statusCode).toBe(200);
    expect((await open(url, 'POST')).statusCode).toBe(404);
    expect(await profile()).toMatchObject({ bound: true, enabled: true });
    await record();
    await sendDigests(test.portal);
    expect(await messages()).toMatchObject([{ user_id: 'demo-filer', text: '海关拒绝了 OOLU1', state: 'stored' }]);
    expect((await filer.post('/user-we-chat-push-config/unbind')).body).toMatchObject({ bound: false });
  });

  it('refuses an expired or invented code', async () => {
    const expired = await qrCode();
    test.passTime(5 * 60_000);
    const invented = new URL(expired);
    invented.searchParams.set('code', `${url64(['demo-filer', '1', String(test.now.value.getTime())])}.AAAA`);
    for (const url of [expired, invented]) expect((await open(url, 'POST')).statusCode).toBe(404);
    expect(await profile()).toMatchObject({ bound: false });
  });

  it('[G12] binds one of two codes of a person that are confirmed at the same time', async () => {
    const first = await qrCode();
    test.passTime(1_000);
    const second = await qrCode();
    expect(second.href).not.toBe(first.href);
    const hold = test.portal.db.transaction().execute(async (trx) => {
      // Both scans have read the person before one of them may go on.
      await trx.selectFrom('app_user').where('id', '=', 'demo-filer').select('id').forUpdate().execute();
      const scans = [first, second].map((url) => open(url, 'POST'));
      await expect.poll(() => countLockWaits(test.portal.db)).toBe(2);
      return { scans };
    });
    const answers = await Promise.all((await hold).scans);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await test.portal.db.selectFrom('we_chat_push').selectAll().execute()).toHaveLength(1);
  });

  it('[R21] is closed to sub-accounts', async () => {
    const sub = await test.signIn(ACCOUNTS.sub);
    expect([(await sub.get(PROFILE)).status, (await sub.get(QR)).status]).toEqual([403, 403]);
  });

  it('sends nothing to a person who switched off or did not tick the event', async () => {
    await open(await qrCode(), 'POST');
    await filer.post(PROFILE, { enabled: true, events: ['accepted'] });
    await record();
    await sendDigests(test.portal);
    expect(await messages()).toEqual([]);
  });
});

describe('a real installation without an adapter', () => {
  it('[G12] binds no account, and reports that', async () => {
    test = await startTestPortal({ config: { demo: false } });
    // Practice accounts cannot sign in there.
    const colleague = await test.signIn(ACCOUNTS.colleague);
    expect((await colleague.get(PROFILE)).body).toMatchObject({ available: false, bound: false });
    expect((await colleague.get(QR)).body).toMatchObject({ message: expect.stringContaining('not connected') });
    const { userId, enterpriseId } = colleague.user as { userId: string; enterpriseId: string };
    const code = await newBindCode(test.portal, { userId, enterpriseId });
    const { pathname, search } = new URL(bindUrl(test.portal, code));
    const page = await test.app.inject({ url: `${pathname}${search}` });
    await test.app.inject({ method: 'POST', url: `${pathname}${search}` });
    expect([page.statusCode, (await colleague.get(PROFILE)).body]).toMatchObject([404, { bound: false }]);
  });
});

describe('an adapter', () => {
  /** Answers of the adapter, one per request; 200 when none is left. */
  let answers: number[];
  let received: { headers: IncomingMessage['headers']; body: string }[];
  beforeEach(async () => {
    answers = [];
    received = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        const status = answers.shift() ?? 200;
        if (status === 0) request.socket.destroy();
        else response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`;
    await start({ weChat: { url, secret: SECRET } });
  });
  const report = (body: object | string, { time = String(test.now.value.getTime()), secret = SECRET } = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return test.app.inject({
      method: 'POST',
      url: '/portal/anonymous/we-chat/bound',
      headers: {
        'content-type': 'application/json',
        'x-tpt-time': time,
        'x-tpt-signature': messageSignature(secret, time, payload),
      },
      payload,
    });
  };

  it('binds by a signed report, and gets signed messages until one is accepted, under one key', async () => {
    const jobs = startJobs(test.portal);
    onTestFinished(() => jobs.stop());
    const url = await qrCode();
    expect([url.pathname, url.searchParams.get('callback')]).toEqual([
      '/push/bind',
      'http://localhost:8102/portal/anonymous/we-chat/bound',
    ]);
    const binding = { code: url.searchParams.get('code'), openId: 'o-1' };
    const old = String(test.now.value.getTime() - 10 * 60_000);
    expect((await report(binding, { secret: `${SECRET}x` })).statusCode).toBe(403);
    expect((await report(binding, { time: old })).statusCode).toBe(403);
    expect((await report(binding)).statusCode).toBe(204);
    await record();
    answers = [503, 0, 200];
    await sendDigests(test.portal);
    for (const attempt of [1, 2, 3]) {
      await jobs.drain();
      test.passTime(mailDelay(attempt));
    }
    await jobs.drain();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const [first] = received;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ openId: 'o-1', text: '海关拒绝了 OOLU1' });
    const time = String(first?.headers['x-tpt-time']);
    expect(first?.headers['x-tpt-signature']).toBe(messageSignature(SECRET, time, first?.body ?? ''));
    expect(await messages()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  });

  it('signs the bytes of its report, with spaces and escapes as its language writes them', async () => {
    const code = (await qrCode()).searchParams.get('code');
    expect((await report(`{"code": "${code}", "openId": "o\\u002d1"}`)).statusCode).toBe(204);
    expect(await profile()).toMatchObject({ bound: true });
  });

  it.each(['null', '[]', '"text"', '{', ''])('is refused with the signed report %j', async (body) => {
    expect((await report(body)).statusCode).toBe(404);
  });

  it('that refuses a message for good gets it once', async () => {
    const jobs = startJobs(test.portal);
    onTestFinished(() => jobs.stop());
    await report({ code: (await qrCode()).searchParams.get('code'), openId: 'o-1' });
    await record();
    answers = [400];
    await sendDigests(test.portal);
    for (let round = 0; round < 2; round += 1) {
      await jobs.drain();
      test.passTime(3_600_000);
    }
    expect([received.length, (await messages())[0]?.state]).toEqual([1, 'refused']);
  });
});
