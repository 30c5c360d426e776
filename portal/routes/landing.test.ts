import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Captcha, DialingCode } from '#contract/endpoints/landing.ts';
import { CODE_LIMITS } from '../human/codeLimits.ts';
import { CODE_LIFE, CODE_TRIES } from '../human/codes.ts';
import { drawDigits } from '../human/picture.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { solve, solveByWork } from '../testing/humanProof.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestPortal;
let stranger: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
});
beforeEach(() => {
  stranger = test.newClient();
  // Limits of the previous test end.
  test.passTime(2 * DAY);
});
afterAll(() => test.close());

const CLUE = { name: 'Ann Li', company: 'Ningbo Freight', message: 'Please call me.' };
const submit = (more: object) => stranger.post('/api/landing-page-clue/submit', { ...CLUE, ...more });
const sendEmail = async (email: string, more: object = {}) =>
  stranger.post('/anonymous/email/send', { email, ...(await solve(stranger)), ...more });
const sendSms = async (phone: string, dialingCode = '86') =>
  stranger.post('/anonymous/sms/send', { dialingCode, phone, ...(await solve(stranger)) });
const captcha = async (query = '') => (await stranger.get(`/anonymous/captcha${query}`)).body as Captcha;
const clues = () => test.portal.db.selectFrom('clue').selectAll().orderBy('created_at').execute();
const texts = () => test.portal.db.selectFrom('sms_message').selectAll().orderBy('created_at').execute();
const codeIn = (text: string) => /\d{6}/u.exec(text)?.[0] ?? '';
/** A code that differs from the given one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function emailCode(email: string, more: object = {}): Promise<string> {
  expect((await sendEmail(email, more)).status).toBe(204);
  const mails = await test.portal.db.selectFrom('mail').selectAll().orderBy('created_at', 'desc').execute();
  expect(mails[0]?.recipient).toBe(email);
  return codeIn(mails[0]?.text ?? '');
}

describe('the clue form', () => {
  it('[G18] stores a clue with a verified e-mail address', async () => {
    const code = await emailCode('ann@freight.test');
    expect(code).toMatch(/^\d{6}$/u);
    expect((await submit({ email: 'ann@freight.test', code })).status).toBe(204);
    expect((await clues()).at(-1)).toMatchObject({ ...CLUE, contact: 'ann@freight.test', locale: 'en' });
  });

  it('[G18] stores a clue with a verified phone number, and the text message for support', async () => {
    expect((await sendSms('139 5741 2345')).status).toBe(204);
    const message = (await texts()).at(-1);
    expect(message).toMatchObject({ phone: '+8613957412345', sent_at: null });
    const jobs = startJobs(test.portal);
    onTestFinished(() => jobs.stop());
    await jobs.drain();
    expect((await texts()).at(-1)).toMatchObject({ sent_at: null });
    const code = codeIn(message?.body ?? '');
    expect((await submit({ dialingCode: '86', phone: '13957412345', code })).status).toBe(204);
    expect((await clues()).at(-1)?.contact).toBe('+8613957412345');
  });

  it('requires an address', async () => {
    const answer = await submit({ code: '123456' });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { email: {} } }]);
  });

  it('[G18] lists the dialing codes in the language of the page', async () => {
    const list = async (language: string) =>
      (await stranger.get('/anonymous/country-area-numbers', { 'x-lang': language })).body as DialingCode[];
    const chinese = await list('zh-CN');
    expect(chinese).toContainEqual({ code: '86', countryCode: 'CN', name: '中国' });
    expect(await list('vi')).toContainEqual({ code: '84', countryCode: 'VN', name: 'Việt Nam' });
    expect(chinese.length).toBeGreaterThan(200);
  });
});

describe('a verification code', () => {
  it('is refused after five wrong tries, even the right one', async () => {
    const email = 'guess@freight.test';
    const code = await emailCode(email);
    for (let left = CODE_TRIES - 1; left > 0; left--) {
      const answer = await submit({ email, code: wrong(code) });
      expect([answer.status, (answer.body as { message: string }).message]).toEqual([
        422,
        expect.stringContaining(`left: ${left}`),
      ]);
    }
    await submit({ email, code: wrong(code) });
    expect((await submit({ email, code })).status).toBe(422);
    expect((await clues()).filter(({ contact }) => contact === email)).toEqual([]);
  });

  it('counts parallel guesses', async () => {
    const email = 'parallel@freight.test';
    const code = await emailCode(email);
    await Promise.all(Array.from({ length: 20 }, () => submit({ email, code: wrong(code) })));
    const [row] = await test.portal.db
      .selectFrom('contact_code')
      .select('tries')
      .orderBy('expires_at', 'desc')
      .execute();
    expect(row?.tries).toBe(CODE_TRIES);
    expect((await submit({ email, code })).status).toBe(422);
  });

  it('works once, also for two requests at the same time', async () => {
    const email = 'twice@freight.test';
    const code = await emailCode(email);
    const answers = await Promise.all([submit({ email, code }), submit({ email, code })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect((await clues()).filter(({ contact }) => contact === email)).toHaveLength(1);
  });

  it('expires after ten minutes', async () => {
    const email = 'late@freight.test';
    const code = await emailCode(email);
    test.passTime(CODE_LIFE);
    expect((await submit({ email, code })).status).toBe(422);
  });

  it('is refused for another purpose or another address', async () => {
    const email = 'register@freight.test';
    const code = await emailCode(email, { purpose: 'register' });
    expect((await submit({ email, code })).status).toBe(422);
    expect((await submit({ email: 'other@freight.test', code })).status).toBe(422);
  });

  it('is stored as a hash only', async () => {
    const code = await emailCode('hash@freight.test');
    const rows = await test.portal.db.selectFrom('contact_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain('hash@freight.test');
  });
});

describe('human verification', () => {
  it('accepts a proof of work once', async () => {
    const proof = await solveByWork(stranger);
    const send = (email: string) => stranger.post('/anonymous/email/send', { email, ...proof });
    expect((await send('one@freight.test')).status).toBe(204);
    expect((await send('two@freight.test')).status).toBe(422);
  });

  it('uses a challenge up by a wrong answer', async () => {
    const proof = await solve(stranger);
    const send = (answer: object) =>
      stranger.post('/anonymous/email/send', { email: 'wrong@freight.test', ...proof, ...answer });
    expect((await send({ captchaAnswer: '00000' })).status).toBe(422);
    expect((await send({})).status).toBe(422);
  });

  it('refuses a number that is not a proof of work', async () => {
    const { captchaId, captchaWork } = await solveByWork(stranger);
    const body = { email: 'work@freight.test', captchaId, captchaWork: captchaWork - 1 };
    expect((await stranger.post('/anonymous/email/send', body)).status).toBe(422);
  });

  it('refuses a forged, an expired and a missing proof', async () => {
    const proof = await solve(stranger);
    const [nonce, , tag, signed] = proof.captchaId.split('.');
    const later = (test.now.value.getTime() + DAY).toString(36);
    const send = (body: object) => stranger.post('/anonymous/email/send', { email: 'forged@freight.test', ...body });
    expect((await send({ ...proof, captchaId: `${nonce}.${later}.${tag}.${signed}` })).status).toBe(422);
    expect((await send({ captchaId: proof.captchaId })).status).toBe(422);
    expect((await send({})).status).toBe(422);
    const expired = await solve(stranger);
    test.passTime(11 * 60_000);
    expect((await send(expired)).status).toBe(422);
  });

  it('[G18] offers a picture without readable text, and a question as its alternative', async () => {
    const picture = await captcha();
    expect([picture.svg.startsWith('<svg'), picture.question]).toEqual([true, '']);
    expect(drawDigits('23456')).not.toMatch(/<text|23456/u);
    const { question, svg } = await captcha('?alternative=text');
    expect([svg, question]).toEqual(['', expect.stringMatching(/^How much is \w+ plus \w+\?/u)]);
    expect((await sendEmail('question@freight.test')).status).toBe(204);
    const chinese = (await stranger.get('/anonymous/captcha?alternative=text', { 'x-lang': 'zh-CN' })).body as Captcha;
    expect(chinese.question).toMatch(/^\p{Script=Han}加\p{Script=Han}等于几/u);
  });
});

describe('the limits of codes', () => {
  it('allow one code a minute, five an hour and ten a day per address, with the time to wait', async () => {
    const email = 'often@freight.test';
    expect((await sendEmail(email)).status).toBe(204);
    const refused = await sendEmail(email.toUpperCase());
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    for (let sent = 1; sent < 5; sent++) {
      test.passTime(60_000);
      expect((await sendEmail(email)).status).toBe(204);
    }
    test.passTime(60_000);
    expect((await sendEmail(email)).status).toBe(429);
    for (let sent = 5; sent < 10; sent++) {
      test.passTime(HOUR);
      expect((await sendEmail(email)).status).toBe(204);
    }
    test.passTime(HOUR);
    expect((await sendEmail(email)).status).toBe(429);
  });

  it('count all codes of one address in the internet', async () => {
    for (let sent = 0; sent < 10; sent++) expect((await sendSms(`1395741${2000 + sent}`)).status).toBe(204);
    expect((await sendSms('13957412999')).status).toBe(429);
    stranger = test.newClient({ remoteAddress: '198.51.100.7' });
    expect((await sendSms('13957412999')).status).toBe(204);
  });

  it.each(['email', 'sms'] as const)('count %s codes of a network, also over its many addresses', async (channel) => {
    const { db } = test.portal;
    stranger = test.newClient({ remoteAddress: '203.0.113.9' });
    const send = (n: number) => (channel === 'sms' ? sendSms(`1395741${3000 + n}`) : sendEmail(`n${n}@freight.test`));
    expect((await send(0)).status).toBe(204);
    const [row] = await db.selectFrom('code_sending').selectAll().orderBy('sent_at', 'desc').limit(1).execute();
    const { most } = CODE_LIMITS[channel].find(({ scope }) => scope === 'wide_key') ?? { most: 0 };
    const others = Array.from({ length: most - 1 }, (_, n) => ({
      channel,
      address_key: `address ${n}`,
      network_key: `network ${n}`,
      wide_key: row?.wide_key ?? '',
      sent_at: test.now.value,
    }));
    await db.insertInto('code_sending').values(others).execute();
    stranger = test.newClient({ remoteAddress: '203.0.113.77' });
    expect((await send(1)).status).toBe(429);
    stranger = test.newClient({ remoteAddress: '203.0.114.77' });
    expect((await send(1)).status).toBe(204);
  });

  it('count all codes of the installation', async () => {
    const hashes = {
      channel: 'sms',
      address_key: 'a',
      network_key: 'n',
      wide_key: 'w',
      sent_at: test.now.value,
    } as const;
    const rows = Array.from({ length: 100 }, () => hashes);
    await test.portal.db.insertInto('code_sending').values(rows).execute();
    expect((await sendSms('13957412345')).status).toBe(429);
  });

  it.each([
    ['a fixed line', '86', '057487001234'],
    ['a number with a special price', '44', '9098790000'],
    ['a number that does not exist', '86', '99999'],
  ])('send no text message to %s', async (_, dialingCode, phone) => {
    expect((await sendSms(phone, dialingCode)).status).toBe(422);
  });
});

it.each(['ann@freight.test\r\nBcc: all@freight.test', 'ann@freight.test,other@freight.test', '"a b"@freight.test'])(
  'refuses %j as an e-mail address',
  async (email) => {
    expect((await sendEmail(email)).status).toBe(422);
  },
);

it('sends a text message by the webhook once it answers, signed, and not after it has expired', async () => {
  const { createServer } = await import('node:http');
  const received: { body: string; signature: string }[] = [];
  let status = 500;
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['x-signature']) });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const own = await startTestPortal({
    config: { demo: false, smsWebhook: { url: `http://127.0.0.1:${port}/sms`, secret: 'shared' } },
  });
  own.portal.log.level = 'silent';
  stranger = own.newClient();
  const jobs = startJobs(own.portal);
  try {
    expect((await sendSms('13957412345')).status).toBe(204);
    await jobs.drain();
    status = 204;
    own.passTime(60_000);
    await jobs.drain();
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', 'shared')
      .update(received[0]?.body ?? '')
      .digest('hex');
    expect(received[0]?.signature).toBe(`sha256=${signature}`);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ to: '+8613957412345' });
  } finally {
    await jobs.stop();
    await own.close();
    server.close();
  }
});

it('offers no text messages without a webhook outside of practice', async () => {
  const own = await startTestPortal({ config: { demo: false } });
  stranger = own.newClient();
  expect((await sendSms('13957412345')).status).toBe(503);
  await own.close();
});
