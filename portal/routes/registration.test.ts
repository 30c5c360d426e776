import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#contract/endpoints/account.ts';
import { CODE_LIFE, CODE_TRIES } from '../human/codes.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { solve } from '../testing/humanProof.ts';

const DAY = 24 * 3_600_000;
let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
beforeEach(() => {
  // Limits of the previous test end.
  test.passTime(2 * DAY);
});
afterAll(() => test.close());

let serial = 0;
const freshEmail = () => `boss${serial++}@newoffice.test`;
const FORM = { enterpriseName: 'New Office Ltd', name: 'Bo Boss', password: 'four words at the pier' };

/** Requests a code as the page does. @returns the code of the mail */
async function codeFor(email: string, purpose = 'register'): Promise<string> {
  const stranger = test.newClient();
  const answer = await stranger.post('/anonymous/email/send', { email, purpose, ...(await solve(stranger)) });
  expect(answer.status, answer.text).toBe(204);
  const mail = await test.portal.db
    .selectFrom('mail')
    .where('recipient', '=', email)
    .select('text')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/u.exec(mail.text)?.[0] ?? '';
}
/** Until the same address may have another code. */
const waitForNextCode = () => {
  test.passTime(2 * 60_000);
};
const register = (given: object, client = test.newClient()) =>
  client.post('/anonymous/register', { ...FORM, ...given });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function addFactor(account: string, confirmed_at: Date | null): Promise<string> {
  const { db } = test.portal;
  const { id } = await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow();
  await db.insertInto('second_factor').values({ user_id: id, sealed_secret: 'sealed', confirmed_at }).execute();
  return id;
}
const enterprises = () =>
  test.portal.db
    .selectFrom('enterprise')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();

describe('a registration', () => {
  it('[G04] makes an account that belongs to no enterprise the admin of the new one', async () => {
    const email = freshEmail();
    const { db } = test.portal;
    const before = test.newClient();
    await register({ email, code: await codeFor(email) }, before);
    const own = db.updateTable('app_user').where('account', '=', email);
    await own.set({ enterprise_id: null, joined: false, admin: false }).execute();
    expect((await before.get('/me')).body).toMatchObject({ joinEnterprise: false });
    // What was begun for the account before, it cannot use.
    const id = await addFactor(email, null);
    const expires_at = new Date(test.now.value.getTime() + DAY);
    await db.insertInto('password_reset').values({ token_hash: 'hash', user_id: id, expires_at }).execute();
    const password = 'five words on the long pier';
    waitForNextCode();
    const boss = test.newClient();
    const answer = await register({ email, code: await codeFor(email), enterpriseName: 'Own Office', password }, boss);
    expect(answer.body).toMatchObject({ enterpriseName: 'Own Office', joinEnterprise: true, admin: true });
    expect((await before.get('/me')).status).toBe(401);
    const left = await Promise.all([
      db.selectFrom('second_factor').select('user_id').where('user_id', '=', id).execute(),
      db.selectFrom('password_reset').select('user_id').where('user_id', '=', id).execute(),
      db.selectFrom('app_user').select('password_changed_at').where('id', '=', id).execute(),
    ]);
    expect(left).toEqual([[], [], [{ password_changed_at: test.now.value }]]);
    expect((await boss.get('/me')).body).toMatchObject({ enterpriseName: 'Own Office' });
  });

  it.each([
    ['support staff', { role: 'support' }],
    ['a disabled account', { disabled_at: new Date() }],
    ['an account with a second factor', {}, { confirmed_at: new Date() }],
  ] as const)(
    '[G04] is refused for %s without an enterprise',
    async (_case, facts, factor?: { confirmed_at: Date }) => {
      const email = freshEmail();
      await register({ email, code: await codeFor(email) });
      await test.portal.db
        .updateTable('app_user')
        .set({ enterprise_id: null, joined: false, admin: false, ...facts })
        .where('account', '=', email)
        .execute();
      if (factor) await addFactor(email, factor.confirmed_at);
      const before = (await enterprises()).n;
      waitForNextCode();
      expect((await register({ email, code: await codeFor(email) })).status).toBe(409);
      expect((await enterprises()).n).toBe(before);
    },
  );

  it('creates an enterprise whose service is not open, and signs in its admin', async () => {
    const email = freshEmail();
    const boss = test.newClient();
    const answer = await register({ email: email.toUpperCase(), code: await codeFor(email) }, boss);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      userName: 'Bo Boss',
      enterpriseName: 'New Office Ltd',
      enterpriseEnabled: true,
      auditStatus: 'none',
      joinEnterprise: true,
      admin: true,
      houseScac: 'TENP',
      coin: 0,
    } satisfies Partial<SignedInUser>);
    expect((await boss.get('/draft-bills')).status).toBe(403);
    expect((await boss.get('/enterprises/filer-codes')).body).toMatchObject([{ code: 'TENP', isUsable: true }]);
    expect((await test.newClient().signIn(email, FORM.password)).user?.admin).toBe(true);
    expect(test.security.map(({ event }) => event)).toContain('enterprise.registered');
  });

  it('is refused with a wrong code, at most five tries, then also with the right one', async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    const before = await enterprises();
    for (let n = 0; n < CODE_TRIES; n += 1) expect((await register({ email, code: other(code) })).status).toBe(422);
    expect((await register({ email, code })).status).toBe(422);
    expect(await enterprises()).toEqual(before);
  });

  it('is refused with an expired or used code, and one of another address or purpose', async () => {
    const [email, used] = [freshEmail(), freshEmail()];
    const code = await codeFor(email);
    expect((await register({ email: freshEmail(), code })).status).toBe(422);
    const clueCode = await codeFor(used, 'clue');
    expect((await register({ email: used, code: clueCode })).status).toBe(422);
    test.passTime(60_000);
    const right = await codeFor(used);
    expect((await register({ email: used, code: right })).status).toBe(200);
    expect((await register({ email: used, code: right })).status).toBe(422);
    test.passTime(CODE_LIFE);
    expect((await register({ email, code })).status).toBe(422);
  });

  it('reveals that an address has an account only to who received its code', async () => {
    const [known, unknown] = [ACCOUNTS.filer, freshEmail()];
    const refusals = [
      await register({ email: known, code: '000000' }),
      await register({ email: unknown, code: '000000' }),
    ];
    expect(refusals[0]?.text).toBe(refusals[1]?.text);
    const before = await enterprises();
    const answer = await register({ email: known, code: await codeFor(known) });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 1016 })]);
    expect(await enterprises()).toEqual(before);
  });

  it('keeps the code when the password is weak, and takes effect once when it is sent twice', async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    expect((await register({ email, code, password: 'New Office' })).body).toMatchObject({ errors: { password: {} } });
    const answers = await Promise.all([register({ email, code }), register({ email, code })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
