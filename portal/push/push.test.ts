import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { readOutbox } from '../testing/mailServer.ts';
import { freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';
import { recordEvents } from './recordEvents.ts';
import { NOTICE_INTERVAL } from './noticeLimits.ts';
import { sendDigests } from './sendDigests.ts';

const HOUR = 3_600_000;
const PROFILE = '/enterprise-email-push-config/profile';

let test: TestPortal;
let admin: TestClient;
let filer: TestClient;
let jobs: RunningJobs;
beforeEach(async () => {
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
});
afterEach(async () => {
  await jobs.stop();
  await test.close();
});

const saveEmails = (body: object) => admin.post(PROFILE, body);
async function deliver() {
  await sendDigests(test.portal);
  await jobs.drain();
}
const outbox = async () =>
  (await readOutbox(test.portal.config.outboxDir)).map(({ subject, to, text, headers }) => ({
    subject,
    to: to?.map(({ address }) => address).join(),
    text,
    stop: headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '',
  }));
/** Sends a bill whose number decides the answer of practice customs, and receives the answers. */
async function file(amsNo: string) {
  const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
  const { body } = await sendDrafts(filer, [draft]);
  for (let round = 0; round < 3; round += 1) {
    await jobs.drain();
    test.passTime(60_000);
  }
  await jobs.drain();
  return body.filings[0]?.id ?? '';
}
const bell = async (client = filer) =>
  (await client.get('/push-events')).body as {
    unread: number;
    records: { id: number; kind: string; subject: string; filingId: string | null; draftId: string | null }[];
  };

describe('e-mail settings', () => {
  it('[V22] save valid addresses once each and name the others', async () => {
    const emails = ['ops@harbour.test', 'nonsense', 'OPS@harbour.test', ' desk@harbour.test ', ''];
    const answer = await saveEmails({ enabled: true, events: ['rejected'], emails });
    expect(answer.body).toEqual({
      saved: ['ops@harbour.test', 'desk@harbour.test'],
      rejected: [
        { value: 'nonsense', reason: 'invalid' },
        { value: 'OPS@harbour.test', reason: 'duplicate' },
      ],
    });
    expect((await filer.get(PROFILE)).body).toMatchObject({
      enabled: true,
      events: ['rejected'],
      emails: ['ops@harbour.test', 'desk@harbour.test'],
      deliveries: [{ email: 'ops@harbour.test', state: 'none' }, { email: 'desk@harbour.test' }],
    });
  });

  it('[V22] of a stale page are refused with the stored ones, also when both are the first', async () => {
    const loaded = (await filer.get(PROFILE)).body as Record<string, unknown>;
    delete loaded['deliveries'];
    const saveFor = (client: TestClient, ...emails: string[]) =>
      client.post(PROFILE, { enabled: true, events: ['rejected'], emails, loaded });
    const answers = await Promise.all([saveFor(admin, 'admin@harbour.test'), saveFor(filer, 'filer@harbour.test')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { saved } = (answers.find(({ status }) => status === 200) ?? answers[0]).body as { saved: string[] };
    const current = { enabled: true, events: ['rejected'], emails: saved };
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 409, current });
    expect((await filer.get(PROFILE)).body).toMatchObject(current);
    // What is stored already passes: the answer of the first attempt was lost.
    expect((await saveFor(admin, ...saved)).status).toBe(200);
    // A page of an earlier version names nothing.
    expect((await saveEmails({ ...current, emails: ['old@harbour.test'] })).status).toBe(200);
  });

  it.each([
    ['none recognized', { enabled: false, emails: ['nonsense', 'a@b'] }],
    ['switched on without one', { enabled: true, emails: [] }],
  ])('[V22] refuse addresses: %s', async (_, body) => {
    const answer = await saveEmails({ events: [], ...body });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('No email address was recognized')]);
    expect((await admin.get(PROFILE)).body).toMatchObject({ enabled: false, emails: [] });
  });

  it('[G12] show how each address fared: the answer of the server that refused it', async () => {
    await saveEmails({ enabled: true, events: ['rejected'], emails: ['ops@harbour.test', 'gone@harbour.test'] });
    await admin.post('/enterprise-email-push-config/test', {});
    const { db } = test.portal;
    await jobs.drain();
    await db
      .updateTable('mail')
      .set({ state: 'refused', answer: '550 No such user here' })
      .where('recipient', '=', 'gone@harbour.test')
      .execute();
    expect(((await admin.get(PROFILE)).body as { deliveries: object[] }).deliveries).toMatchObject([
      { email: 'ops@harbour.test', state: 'sent' },
      { email: 'gone@harbour.test', state: 'refused', answer: '550 No such user here' },
    ]);
  });

  it('[G12] send a test to each address, at most once a minute', async () => {
    expect((await admin.post('/enterprise-email-push-config/test')).status).toBe(422);
    await saveEmails({ enabled: true, events: [], emails: ['ops@harbour.test', 'desk@harbour.test'] });
    const answers = [];
    for (let round = 0; round < 2; round += 1) answers.push(await admin.post('/enterprise-email-push-config/test'));
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    await jobs.drain();
    expect((await outbox()).map(({ to }) => `${to}`).toSorted()).toEqual(['desk@harbour.test', 'ops@harbour.test']);
    expect((await admin.get(PROFILE)).body).toMatchObject({ deliveries: [{ state: 'sent' }, { state: 'sent' }] });
  });
});

describe('tests of the e-mail settings', () => {
  const sendTo = async (email: string) => {
    await saveEmails({ enabled: true, events: [], emails: [email] });
    return (await admin.post('/enterprise-email-push-config/test')).status;
  };

  it('reach no further addresses when the addresses are replaced within the minute', async () => {
    expect([await sendTo('one@stranger.test'), await sendTo('two@stranger.test')]).toEqual([200, 429]);
    test.passTime(60_000);
    expect(await sendTo('two@stranger.test')).toBe(200);
  });

  it('become rare when they are repeated', async () => {
    const statuses = [];
    for (let round = 0; round < 13; round += 1) {
      statuses.push(await sendTo(`${round}@stranger.test`));
      test.passTime(60_001);
    }
    expect(statuses).toEqual([...Array<number>(11).fill(200), 429, 200]);
  });
});

describe('events of filings', () => {
  it('[G12] [N02] reach the addresses that ticked them, as one digest in ten minutes', async () => {
    await saveEmails({ enabled: true, events: ['accepted', 'submitted'], emails: ['ops@harbour.test'] });
    const first = freshNumber();
    const id = await file(first);
    await deliver();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ subject: '2 ISF updates', to: 'ops@harbour.test' });
    expect(mail?.text).toContain(`Customs accepted ${first}\n  http://localhost:8102/hasSent/detial?id=${id}`);

    const others = [freshNumber(), freshNumber()];
    for (const number of others) await file(number);
    await deliver();
    expect(await outbox()).toHaveLength(1);
    test.passTime(NOTICE_INTERVAL);
    await deliver();
    await deliver();
    const digests = await outbox();
    expect(digests.map(({ subject }) => subject)).toEqual(['2 ISF updates', '4 ISF updates']);
    for (const number of others) expect(digests[1]?.text).toContain(`Customs accepted ${number}`);
  });

  it('[G12] reach contacts that ticked them, each address once', async () => {
    await saveEmails({ enabled: true, events: ['rejected'], emails: ['ops@harbour.test'] });
    const contact = { id: null, name: 'Mei', pushEvents: 'accepted' };
    for (const email of ['mei@buyer.test', 'OPS@harbour.test']) {
      expect((await filer.post('/linkmen', { ...contact, email })).status).toBe(200);
    }
    await file(freshNumber());
    await deliver();
    expect((await outbox()).map(({ to }) => `${to}`).toSorted()).toEqual(['mei@buyer.test', 'ops@harbour.test']);
  });

  it('[G12] [G10] reach contacts in the first offered language before one is chosen', async () => {
    const contact = { id: null, name: 'Mei', email: 'mei@buyer.test', pushEvents: 'accepted' };
    expect((await filer.post('/linkmen', contact)).status).toBe(200);
    const number = freshNumber();
    await file(number);
    await sendDigests({ ...test.portal, config: { ...test.portal.config, locales: ['en'] } });
    await jobs.drain();
    expect((await outbox()).map(({ subject }) => subject)).toEqual([`Customs accepted ${number}`]);
  });

  it('skip a contact whose address cannot get mail', async () => {
    await saveEmails({ enabled: true, events: ['accepted'], emails: ['ops@harbour.test'] });
    const contact = { id: null, name: 'Mei', email: 'mei@buyer.test', pushEvents: 'accepted' };
    expect((await filer.post('/linkmen', contact)).status).toBe(200);
    // As an earlier release accepted it.
    await sql`update linkman set body = jsonb_set(body, '{email}', '"mei@buyer,co.test"')
      where body->>'email' = 'mei@buyer.test'`.execute(test.portal.db);
    await file(freshNumber());
    await deliver();
    expect((await outbox()).map(({ to }) => to)).toEqual(['ops@harbour.test']);
  });

  it('refuses an unknown event of a contact', async () => {
    const answer = await filer.post('/linkmen', { id: null, name: 'Mei', email: 'mei@buyer.test', pushEvents: 'nope' });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('pushEvents')]);
  });

  it('send nothing of other enterprises, and nothing while switched off', async () => {
    await saveEmails({ enabled: false, events: ['accepted'], emails: ['ops@harbour.test'] });
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    await rival.post(PROFILE, { enabled: true, events: ['accepted'], emails: ['rival@rival.test'] });
    await file(freshNumber());
    await deliver();
    expect(await outbox()).toEqual([]);
    expect((await bell(rival)).records).toEqual([]);
  });

  it('[G12] announce once that loading is near, for drafts and again when the time changes', async () => {
    await saveEmails({ enabled: true, events: ['deadline48', 'deadline24'], emails: ['ops@harbour.test'] });
    const loadingAt = (hours: number) => toServerText(new Date(test.now.value.getTime() + hours * HOUR));
    const bill = isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], loadingAt: loadingAt(40) });
    const id = await postDraft(filer, bill);
    await deliver();
    await deliver();
    expect((await bell()).records).toMatchObject([{ kind: 'deadline48', draftId: id }]);
    test.passTime(20 * HOUR);
    filer = await test.signIn(ACCOUNTS.filer);
    await deliver();
    expect((await bell()).records.map(({ kind }) => kind)).toEqual(['deadline24', 'deadline48']);
    expect((await outbox()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('loads within 48 hours'),
      expect.stringContaining('loads within 24 hours'),
    ]);
  });

  it('[G12] announce once a filing without a match after five days', async () => {
    const amsNo = freshNumber();
    const id = await file(amsNo);
    const { db } = test.portal;
    await db.updateTable('filing').set({ match_status: 'notOnFile' }).where('id', '=', id).execute();
    test.passTime(5 * 24 * HOUR);
    await sendDigests(test.portal);
    await sendDigests(test.portal);
    const events = await db
      .selectFrom('push_event')
      .select(['kind', 'subject'])
      .where('kind', '=', 'notMatched')
      .execute();
    expect(events).toEqual([{ kind: 'notMatched', subject: amsNo }]);
  });

  it('[G12] report once when a charge makes the balance low', async () => {
    const { db } = test.portal;
    await db.updateTable('wallet').set({ balance: 760 }).where('enterprise_id', '=', '1').execute();
    for (let round = 0; round < 3; round += 1) await file(freshNumber());
    const rows = await db.selectFrom('push_event').select('detail').where('kind', '=', 'balanceLow').execute();
    expect(rows).toEqual([{ detail: '690' }]);
  });
});

describe('a recipient who leaves', () => {
  it('[G12] gets no mail, also when the address is entered again, until it agrees by a link', async () => {
    await saveEmails({ enabled: true, events: ['accepted'], emails: ['ops@harbour.test'] });
    await file(freshNumber());
    await deliver();
    const stop = new URL((await outbox())[0]?.stop ?? '');
    const path = `${stop.pathname}${stop.search}`;
    const state = async () =>
      ((await admin.get(PROFILE)).body as { deliveries: { state: string }[] }).deliveries[0]?.state;
    const opened = await test.app.inject({ method: 'GET', url: path });
    expect([opened.statusCode, opened.body.includes('<form method="post">'), await state()]).toEqual([
      200,
      true,
      'sent',
    ]);
    // As mail programs do (RFC 8058).
    const left = await test.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.body).toContain('<h1>');
    expect([left.statusCode, await state()]).toEqual([200, 'stopped']);
    await file(freshNumber());
    test.passTime(NOTICE_INTERVAL);
    await deliver();
    expect(await outbox()).toHaveLength(1);
    await saveEmails({ enabled: false, events: ['accepted'], emails: [] });
    const enter = () => saveEmails({ enabled: true, events: ['accepted'], emails: ['ops@harbour.test'] });
    await enter();
    await file(freshNumber());
    test.passTime(NOTICE_INTERVAL);
    await deliver();
    expect(await state()).toBe('stopped');
    const asked = (await outbox()).filter(({ subject }) => subject?.includes('Receive ISF notices'));
    expect([asked.map(({ to }) => to), (await outbox()).length]).toEqual([['ops@harbour.test'], 2]);
    const link = new URL(/http\S+mail\/resume\S+/u.exec(asked[0]?.text ?? '')?.[0] ?? '');
    const resume = (method: 'GET' | 'POST') =>
      test.app.inject({ method, url: `${link.pathname}${link.search.replaceAll('&amp;', '&')}` });
    expect([(await resume('GET')).statusCode, await state()]).toEqual([200, 'stopped']);
    expect((await resume('POST')).statusCode).toBe(200);
    expect(await state()).not.toBe('stopped');
    // Who leaves later is not brought back by the old link.
    test.passTime(1_000);
    await test.app.inject({ method: 'POST', url: path });
    expect([(await resume('POST')).statusCode, await state()]).toEqual([200, 'stopped']);
  });

  it('is asked at most twice a day, however often the address is entered', async () => {
    const { db, clock } = test.portal;
    await db
      .insertInto('mail_stop')
      .values({ enterprise_id: '1', address: 'left@harbour.test', at: clock() })
      .execute();
    for (let round = 0; round < 5; round += 1) {
      await saveEmails({ enabled: false, events: ['accepted'], emails: ['Left@harbour.test'] });
      await saveEmails({ enabled: false, events: ['accepted'], emails: [] });
    }
    const mails = await db.selectFrom('mail').select('template').where('recipient', '=', 'left@harbour.test').execute();
    expect(mails).toEqual([{ template: 'resumeNotices' }, { template: 'resumeNotices' }]);
  });

  it.each(['', 'x', 'WyIxIiwieCJd.AAAA'])('is refused with the token %j', async (token) => {
    const answer = await test.app.inject({ method: 'POST', url: `/portal/anonymous/mail/stop?t=${token}` });
    expect([answer.statusCode, await test.portal.db.selectFrom('mail_stop').selectAll().execute()]).toEqual([404, []]);
  });
});

describe('the bell', () => {
  it('[G12] [N03] lists the newest 50 events with links, and what is unread', async () => {
    const id = await file(freshNumber());
    const first = await bell();
    expect(first).toMatchObject({ unread: 2, records: [{ kind: 'matched' }, { kind: 'accepted', filingId: id }] });
    const newest = first.records[0]?.id ?? 0;
    expect((await filer.post('/push-events/seen', { upTo: newest })).body).toEqual({ unread: 0 });
    expect((await bell(admin)).unread).toBe(2);
    const many = Array.from({ length: 60 }, (_, index) => ({ kind: 'service' as const, subject: `${index}` }));
    await test.portal.db.transaction().execute((trx) => recordEvents(trx, '1', test.now.value, many));
    const full = await bell();
    expect([full.unread, full.records.length, full.records[0]?.subject]).toEqual([50, 50, '59']);
    // A slower tab marks less.
    await filer.post('/push-events/seen', { upTo: full.records[0]?.id });
    expect((await filer.post('/push-events/seen', { upTo: newest })).body).toEqual({ unread: 0 });
  });

  it('[P04] hides deadlines of private drafts from others, also in mails', async () => {
    await admin.post('/enterprises/settings', { sharedDrafts: false });
    const emails = [ACCOUNTS.filer, ACCOUNTS.admin, ACCOUNTS.colleague, 'ops@harbour.test'];
    await saveEmails({ enabled: true, events: ['deadline48'], emails });
    const loadingAt = toServerText(new Date(test.now.value.getTime() + 30 * HOUR));
    await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], loadingAt }));
    await deliver();
    expect(new Set((await outbox()).map(({ to }) => to))).toEqual(new Set([ACCOUNTS.admin, ACCOUNTS.filer]));
    const colleague = await test.signIn(ACCOUNTS.colleague);
    const counts = await Promise.all([filer, admin, colleague].map(async (client) => (await bell(client)).unread));
    expect(counts).toEqual([1, 1, 0]);
  });
});
