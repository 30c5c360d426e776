import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../jobs/startJobs.ts';
import type { CrashPoint } from '../steps.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { readOutbox, smtpError, startMailServer } from '../testing/mailServer.ts';
import { queueMail, type NewMail } from './queueMail.ts';
import { mailDelay } from './sendMail.ts';

const HOUR = 3_600_000;
const NOTICE: NewMail<'test'> = {
  to: 'ops@harbour.test',
  template: 'test',
  locale: 'en',
  data: { name: 'Finn Zhao', enterprise: 'Harbour Logistics Ltd', url: 'http://localhost:8102/setting/email' },
  enterpriseId: '1',
};

let test: TestPortal;
/** Steps at which the portal fails, as a crash would leave it. */
let failAt: CrashPoint | undefined;
beforeEach(async () => {
  failAt = undefined;
  const mark = async (name: CrashPoint) => {
    if (name !== failAt) return;
    failAt = undefined;
    throw new Error(`failed at ${name}`);
  };
  test = await startTestPortal({ steps: { mark } });
  test.portal.log.level = 'silent';
});
afterEach(() => test.close());

const queue = (mail: Partial<NewMail<'test'>> = {}) =>
  test.portal.db.transaction().execute((trx) => queueMail(test.portal, trx, { ...NOTICE, ...mail }));
const mails = () => test.portal.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
const states = async () => (await mails()).map(({ state, answer }) => [state, answer]);

function startJobsWith(smtpUrl: string) {
  const config = { ...test.portal.config, smtpUrl, mailFrom: { name: 'ISF desk', address: 'isf@harbour.test' } };
  const jobs = startJobs({ ...test.portal, config });
  onTestFinished(() => jobs.stop());
  return jobs;
}
async function startServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

describe('a mail', () => {
  it('[G12] arrives as text and HTML in the language of its reader, and its text is not kept', async () => {
    const server = await startServer();
    const jobs = startJobsWith(server.url);
    const data = { ...NOTICE.data, enterprise: '宁波海港 <script>货代' };
    await queue({ locale: 'zh-CN', data, unsubscribeUrl: 'https://isf.test/stop?t=1' });
    await jobs.drain();
    const [mail] = server.received;
    expect(mail).toMatchObject({
      recipients: ['ops@harbour.test'],
      from: { name: 'ISF desk', address: 'isf@harbour.test' },
      subject: 'TenPlusTwo 测试邮件',
      text: expect.stringContaining('确认宁波海港 <script>货代的通知'),
      html: expect.stringContaining('宁波海港 &lt;script&gt;货代'),
    });
    expect(mail?.html).toContain('href="http://localhost:8102/setting/email"');
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://isf.test/stop?t=1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1, text: '', html: '', unsubscribe_url: '' }]);
  });

  it('exists only when the transaction commits', async () => {
    const failed = test.portal.db.transaction().execute(async (trx) => {
      await queueMail(test.portal, trx, NOTICE);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await mails(), await test.portal.db.selectFrom('job').select('id').execute()]).toEqual([[], []]);
  });

  it.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', '<a@b.test>', 'a b@c.test', 'a@b', '"x"@b.test', ''])(
    'is refused for %j, which is no address',
    async (to) => {
      await expect(queue({ to })).rejects.toThrow('no address');
    },
  );

  it('keeps line breaks of its data out of the headers', async () => {
    const server = await startServer();
    const jobs = startJobsWith(server.url);
    await queue({ data: { ...NOTICE.data, name: 'Eve\r\nBcc: victim@rival.test\r\n\r\nInjected' } });
    await jobs.drain();
    expect(server.received[0]?.recipients).toEqual(['ops@harbour.test']);
    expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(server.received[0]?.text).toContain('Eve Bcc: victim@rival.test Injected');
  });

  it('keeps a line of its list in one line', async () => {
    await queue({ data: { ...NOTICE.data, lines: [{ text: 'ACME\r\n\r\nYour password:\nhttps://evil.test' }] } });
    expect((await mails())[0]?.text).toContain('- ACME Your password: https://evil.test');
  });

  it('[N01] is written to the outbox folder without a mail server, once also when it is repeated', async () => {
    const jobs = startJobs(test.portal);
    onTestFinished(() => jobs.stop());
    failAt = 'mail.sent';
    await queue();
    await jobs.drain();
    test.passTime(HOUR);
    await jobs.drain();
    expect(await states()).toEqual([['sent', 'outbox']]);
    expect(await readOutbox(test.portal.config.outboxDir)).toMatchObject([
      { subject: 'Test email from TenPlusTwo', to: [{ address: 'ops@harbour.test' }] },
    ]);
  });
});

describe('when the portal is killed', () => {
  it('[N01] before the server has the mail, the mail is sent once', async () => {
    const server = await startServer();
    const jobs = startJobsWith(server.url);
    failAt = 'mail.sending';
    await queue();
    await jobs.drain();
    test.passTime(HOUR);
    await jobs.drain();
    expect(server.received).toHaveLength(1);
  });

  it('between the outcome and the end of the job, the mail is not sent again', async () => {
    const server = await startServer();
    const jobs = startJobsWith(server.url);
    failAt = 'job.done';
    await queue();
    await jobs.drain();
    test.passTime(HOUR);
    await jobs.drain();
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual([['sent', expect.stringContaining('250')]]);
  });

  it('before the outcome is stored, the repetition has the same bytes and Message-ID', async () => {
    const server = await startServer();
    const jobs = startJobsWith(server.url);
    failAt = 'mail.sent';
    await queue();
    await jobs.drain();
    test.passTime(HOUR);
    await jobs.drain();
    const [first, second, ...others] = server.received;
    expect([first?.raw, others]).toEqual([second?.raw, []]);
    expect(first?.messageId).toMatch(/^<[\w-]+@harbour\.test>$/u);
  });
});

describe('a mail server that', () => {
  it('[G12] [N01] refuses for good ends the mail, and its answer is stored', async () => {
    const server = await startServer({
      onRcptTo: (_, __, done) => done(smtpError(550, 'No such user here')),
    });
    const jobs = startJobsWith(server.url);
    await queue();
    await jobs.drain();
    expect(await states()).toEqual([['refused', '550 No such user here']]);
  });

  it('refuses for now gets it again with back-off, for 24 hours', async () => {
    let refusals = 2;
    const onMail = () => {
      if (refusals-- > 0) throw smtpError(451, 'Greylisted');
    };
    const server = await startServer({ onMail });
    const jobs = startJobsWith(server.url);
    await queue();
    await jobs.drain();
    expect(await states()).toEqual([['waiting', '451 Greylisted']]);
    test.passTime(mailDelay(1) - 1);
    await jobs.drain();
    expect(refusals).toBe(1);
    test.passTime(1);
    await jobs.drain();
    test.passTime(mailDelay(2));
    await jobs.drain();
    expect(await states()).toEqual([['sent', expect.stringContaining('250')]]);

    refusals = 1_000;
    await queue();
    for (const hours of [8, 8, 7]) {
      await jobs.drain();
      test.passTime(hours * HOUR);
    }
    await jobs.drain();
    expect((await states())[1]).toEqual(['waiting', '451 Greylisted']);
    test.passTime(HOUR);
    await jobs.drain();
    expect((await states())[1]).toEqual(['expired', '451 Greylisted']);
    expect([mailDelay(1), mailDelay(2), mailDelay(30)]).toEqual([60_000, 120_000, HOUR]);
  });

  it('[G18] is down gets no code after its life has ended', async () => {
    const server = await startServer({
      onMail: () => {
        throw smtpError(451, 'Greylisted');
      },
    });
    const jobs = startJobsWith(server.url);
    const mail = {
      to: 'new@quay.test',
      template: 'code',
      locale: 'en',
      data: { code: '123456' },
      enterpriseId: null,
    } as const;
    await test.portal.db.transaction().execute((trx) => queueMail(test.portal, trx, mail));
    await jobs.drain();
    test.passTime(10 * 60_000);
    await jobs.drain();
    expect(await states()).toEqual([['expired', '451 Greylisted']]);
    expect(server.received).toEqual([]);
  });

  it('refuses the password or the sender is tried again: the settings may be corrected', async () => {
    const server = await startServer({ onMailFrom: (_, __, done) => done(smtpError(550, 'Sender not allowed')) });
    const jobs = startJobsWith(server.url);
    await queue();
    await jobs.drain();
    expect(await states()).toEqual([['waiting', '550 Sender not allowed']]);
  });

  it('is not there, or has no TLS when TLS is required, is tried again', async () => {
    const server = await startServer();
    const jobs = startJobsWith(`${server.url}?tls=required`);
    await queue();
    await jobs.drain();
    expect(server.received).toEqual([]);
    await server.close();
    await jobs.stop();
    const others = startJobsWith(server.url);
    test.passTime(HOUR);
    await others.drain();
    expect(await mails()).toMatchObject([
      { state: 'waiting', attempts: 2, answer: expect.stringMatching(/ECONNREFUSED/u) },
    ]);
  });

  it('has an untrusted certificate gets no mail, unless the settings allow it', async () => {
    const server = await startServer({ disabledCommands: [] });
    const jobs = startJobsWith(`${server.url}?tls=required`);
    await queue();
    await jobs.drain();
    expect([await states(), server.received.length]).toEqual([
      [['waiting', expect.stringContaining('certificate')]],
      0,
    ]);
    await jobs.stop();
    const others = startJobsWith(`${server.url}?tls=unverified`);
    test.passTime(HOUR);
    await others.drain();
    expect([await mails(), server.received.length]).toMatchObject([[{ state: 'sent' }], 1]);
  });

  it('accepts slowly or never answers is left at the time limit', async () => {
    const { sendOverSmtp } = await import('./smtp.ts');
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      // A byte now and then keeps every idle timeout from ending.
      const timer = setInterval(() => socket.write('2'), 5);
      socket.on('close', () => (clearInterval(timer), sockets.delete(socket)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const delivery = { from: 'a@b.test', to: 'c@d.test', message: Buffer.from('Subject: x\r\n\r\nx') };
    const sent = sendOverSmtp(`smtp://127.0.0.1:${port}`, delivery, AbortSignal.timeout(100));
    await expect(sent).rejects.toThrow('did not answer in time');
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('[G12] takes the mail over TLS with a password', async () => {
    const users: unknown[] = [];
    const server = await startServer({
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _, done) => {
        users.push([username, password]);
        done(null, { user: username });
      },
    });
    const jobs = startJobsWith(`smtps://isf%40harbour:p%3Aw@127.0.0.1:${server.port}`);
    await queue();
    await jobs.drain();
    expect([users, server.received.length]).toEqual([[['isf@harbour', 'p:w']], 1]);
  });
});

it('mails to a server that does not answer leave workers for customs and payments', async () => {
  const { JobScheduler } = await import('../jobs/jobScheduler.ts');
  const { PRIORITIES } = await import('../jobs/jobKinds.ts');
  const scheduler = new JobScheduler('this process', { workers: 1 });
  const priority = PRIORITIES.indexOf('notices');
  const open = () => scheduler.take(async (order) => order.map((selection) => PRIORITIES[selection.priority]));
  const ends = ['1', '1'].map((id) => scheduler.begin({ priority, enterpriseId: id }));
  expect(new Set(await open())).toEqual(new Set(PRIORITIES.filter((name) => name !== 'notices')));
  expect(await scheduler.take(async (_, excluded) => excluded)).toEqual([]);
  ends[0]?.();
  expect(await open()).toContain('notices');
});
