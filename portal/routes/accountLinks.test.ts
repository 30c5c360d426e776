import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invitation } from '#contract/endpoints/people.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { createUser } from '../store/enterprises.ts';
import { INVITATION_LIFE } from '../store/invitations.ts';
import { hashLinkToken } from '../store/linkToken.ts';
import { RESET_LIFE } from '../store/passwordResets.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { readOutbox } from '../testing/mailServer.ts';

let test: TestPortal;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
});
beforeEach(() => {
  test.security.length = 0;
});
afterAll(() => test.close());

const NEW = 'tide tables of the delta';
const FORGED = 'x'.repeat(43);
let serial = 0;
const freshEmail = () => `link${serial++}@mail.test`;

/** The mails to an address, oldest first. */
async function mailsTo(email: string) {
  const jobs = startJobs(test.portal);
  await jobs.drain();
  await jobs.stop();
  const mails = await readOutbox(test.portal.config.outboxDir);
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}
async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ text }) => text?.includes('#'));
  return /#([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
}
const inviteTo = (email: string, role = 'filer', by = admin) =>
  by.post('/enterprises/invitations', { email, name: 'Nadia New', role });
const accept = (token: string, password = NEW) =>
  test.newClient().post('/anonymous/invitation/accept', { token, name: 'Nadia New', password });
const read = (token: string) => test.newClient().post('/anonymous/invitation', { token });

describe('an invitation', () => {
  it('leads by mail to a signed-in colleague with the given role', async () => {
    const email = freshEmail();
    expect((await inviteTo(email.toUpperCase(), 'sub')).status).toBe(204);
    const open = (await admin.get('/enterprises/invitations')).body as Invitation[];
    expect(open[0]).toMatchObject({ email, role: 'sub', isExpired: false });
    const token = await linkTo(email);
    expect((await read(token)).body).toEqual({ email, name: 'Nadia New', enterpriseName: 'Harbour Logistics Ltd' });
    const guest = test.newClient();
    const answer = await guest.post('/anonymous/invitation/accept', { token, name: 'Nadia', password: NEW });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ userName: 'Nadia', enterpriseId: '1', admin: false, userType: 'sub' }),
    ]);
    expect((await guest.get('/draft-bills')).status).toBe(200);
    expect((await test.newClient().signIn(email, NEW)).user?.userName).toBe('Nadia');
    expect(((await admin.get('/enterprises/invitations')).body as Invitation[]).map((one) => one.email)).not.toContain(
      email,
    );
  });

  it('is refused when forged, used, replaced, withdrawn or expired, always with the same answer', async () => {
    const [used, replaced, withdrawn, expired] = [freshEmail(), freshEmail(), freshEmail(), freshEmail()];
    const tokens: string[] = [FORGED];
    for (const email of [used, replaced, withdrawn, expired]) {
      await inviteTo(email);
      tokens.push(await linkTo(email));
    }
    expect((await accept(tokens[1] ?? '')).status).toBe(200);
    await inviteTo(replaced);
    const { id } = ((await admin.get('/enterprises/invitations')).body as Invitation[]).find(
      ({ email }) => email === withdrawn,
    )!;
    expect((await admin.post('/enterprises/invitations/revoke', { id })).status).toBe(204);
    await inviteTo(replaced);
    test.passTime(INVITATION_LIFE);
    const answers = await Promise.all(tokens.flatMap((token) => [read(token), accept(token)]));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
    expect(answers[0]?.status).toBe(410);
    admin = await test.signIn(ACCOUNTS.admin);
  });

  it('opens once when it is accepted twice at the same time', async () => {
    const email = freshEmail();
    await inviteTo(email);
    const token = await linkTo(email);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('stays open after a weak password', async () => {
    const email = freshEmail();
    await inviteTo(email);
    const token = await linkTo(email);
    expect((await accept(token, 'password1')).status).toBe(422);
    expect((await accept(token)).status).toBe(200);
  });

  it('reveals to the admin nothing about accounts of other enterprises', async () => {
    const [known, unknown] = [ACCOUNTS.rivalFiler, freshEmail()];
    const answers = [await inviteTo(known), await inviteTo(unknown)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const open = (await admin.get('/enterprises/invitations')).body as Invitation[];
    const shown = open.filter(({ email }) => email === known || email === unknown);
    const [own, others] = shown.map((one) => ({ ...one, id: '', email: '' }));
    expect(own).toEqual(others);
    const [mail] = await mailsTo(known);
    expect(mail?.text).toContain('already has an account');
    expect(mail?.text).not.toContain('#');
  });

  it('names a colleague at once, is for admins only, and keeps line breaks out of the mail', async () => {
    expect((await inviteTo(ACCOUNTS.filer)).body).toMatchObject({
      errors: { email: { message: 'people.weak.colleague' } },
    });
    expect((await inviteTo(freshEmail(), 'filer', await test.signIn(ACCOUNTS.filer))).status).toBe(403);
    expect((await inviteTo('a@b.test\nBcc: c@d.test')).status).toBe(422);
    expect((await inviteTo(freshEmail(), 'support')).status).toBe(422);
  });

  it('stores no token', async () => {
    const email = freshEmail();
    await inviteTo(email);
    const token = await linkTo(email);
    const { rows } = await test.portal.pool.query(
      'select i::text from invitation i union all select m::text from mail m',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a reset of the password', () => {
  const forgot = (account: string, from = test.newClient()) => from.post('/anonymous/password/forgot', { account });
  const reset = (token: string, password = NEW) =>
    test.newClient().post('/anonymous/password/reset', { token, password });
  async function person(): Promise<string> {
    const account = freshEmail();
    const made = { account, name: 'Rosa Reset', password: PASSWORD };
    await test.portal.db.transaction().execute((trx) => createUser(trx, '1', made, {}, test.portal.clock()));
    return account;
  }

  it('leads by mail to a new password, once, and ends all sessions', async () => {
    const account = await person();
    const session = await test.signIn(account);
    expect((await forgot(account.toUpperCase())).status).toBe(204);
    const token = await linkTo(account);
    expect((await reset(token, 'password1')).status).toBe(422);
    expect((await reset(token)).status).toBe(204);
    expect((await session.get('/me')).status).toBe(401);
    expect((await test.newClient().signIn(account, NEW)).user?.userName).toBe('Rosa Reset');
    expect((await reset(token, 'another long one')).status).toBe(410);
    expect(new Set((await mailsTo(account)).map(({ subject }) => subject))).toEqual(
      new Set(['Choose a new password', 'Your password was changed']),
    );
    expect(test.security.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['password.resetAsked', 'password.changed']),
    );
  });

  it('is refused when forged, expired, replaced, or of a disabled person, with the same answer', async () => {
    const [expired, replaced, disabled] = [await person(), await person(), await person()];
    const tokens = [FORGED];
    for (const account of [expired, replaced, disabled]) {
      await forgot(account);
      tokens.push(await linkTo(account));
    }
    const people = (await admin.get('/enterprises/people')).body as { userId: string; account: string }[];
    const userId = people.find((one) => one.account === disabled)?.userId;
    await admin.post('/enterprises/people/disable', { userId });
    test.passTime(1_000);
    await forgot(replaced);
    await linkTo(replaced);
    test.passTime(RESET_LIFE - 1_000);
    const answers = await Promise.all(tokens.map((token) => reset(token)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
    expect(answers[0]?.status).toBe(410);
  });

  it('answers known and unknown accounts alike: a job looks for the account afterwards', async () => {
    const known = await person();
    const ask = async (account: string) => {
      const { status, text } = await forgot(account);
      const open = await test.portal.db
        .selectFrom('job')
        .where('done_at', 'is', null)
        .where('kind', '=', 'password.reset')
        .select('kind')
        .execute();
      await mailsTo(account);
      return [status, text, ...open.map(({ kind }) => kind)];
    };
    for (const account of [known, 'nobody@nowhere.test', 'no address', ACCOUNTS.support]) {
      expect(await ask(account), account).toEqual([204, '', 'password.reset']);
    }
    expect(await mailsTo(known)).toHaveLength(1);
    expect(await mailsTo('nobody@nowhere.test')).toEqual([]);
  });

  it('mails one account at most three times, without telling the caller', async () => {
    const account = await person();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await forgot(account)).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 204]);
    expect(await mailsTo(account)).toHaveLength(3);
  });

  it('is limited by address', async () => {
    const client = test.newClient({ remoteAddress: '198.51.100.9' });
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await forgot(freshEmail(), client)).status);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });

  it('ends every other link of the account, also one of a request at the same time', async () => {
    const account = await person();
    await forgot(account, test.newClient({ remoteAddress: '198.51.100.11' }));
    const token = await linkTo(account);
    const { db } = test.portal;
    const row = await db
      .selectFrom('password_reset')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .where('account', '=', account)
      .select(['user_id', 'expires_at'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('password_reset')
      .values({ ...row, token_hash: hashLinkToken(FORGED) })
      .execute();
    expect((await reset(token)).status).toBe(204);
    expect((await reset(FORGED)).status).toBe(410);
  });

  it('keeps the second factor', async () => {
    const account = await person();
    const { id } = await test.portal.db
      .selectFrom('app_user')
      .where('account', '=', account)
      .select('id')
      .executeTakeFirstOrThrow();
    await test.portal.db
      .insertInto('second_factor')
      .values({ user_id: id, sealed_secret: '', confirmed_at: test.portal.clock() })
      .execute();
    await forgot(account, test.newClient({ remoteAddress: '198.51.100.10' }));
    expect((await reset(await linkTo(account))).status).toBe(204);
    const answer = await test.newClient().post('/anonymous/login', { account, password: NEW });
    expect(answer.body).toMatchObject({ code: 1012 });
  });
});
