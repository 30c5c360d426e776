import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import { createUser } from '../store/enterprises.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { countLockWaits } from '../testing/lockWaits.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
beforeEach(() => {
  test.passTime(3_600_000);
});
afterAll(() => test.close());

const OLD = 'cranes over the quay';
const NEXT = 'twelve blue containers';
let serial = 0;
/** A person that only one test changes. @returns signs in one more browser */
async function person() {
  const account = `own${serial++}@harbour.test`;
  const made = { account, name: 'Own Person', password: OLD };
  await test.portal.db.transaction().execute((trx) => createUser(trx, '1', made, {}, test.portal.clock()));
  const signIn = (password = OLD, code?: string) =>
    test.newClient().post('/anonymous/login', { account, password, ...(code === undefined ? {} : { code }) });
  return { account, signIn, open: () => test.newClient().signIn(account, OLD) };
}
const securityOf = async (client: TestClient) => (await client.get('/account/security')).body as OwnSecurity;

describe('the own password', () => {
  it('changes with the current one, ends other sessions, and keeps this one', async () => {
    const { open, signIn } = await person();
    const [here, elsewhere] = [await open(), await open()];
    expect((await here.post('/account/password', { current: OLD, password: NEXT })).status).toBe(204);
    expect((await here.get('/me')).status).toBe(200);
    expect((await elsewhere.get('/me')).status).toBe(401);
    expect((await signIn(OLD)).status).toBe(401);
    expect((await signIn(NEXT)).status).toBe(200);
    expect((await securityOf(here)).passwordChangedAt).toMatch(/^2026-/u);
    expect(test.security.map(({ event }) => event)).toContain('password.changed');
  });

  it.each([
    ['too short', 'seven77', 'people.weak.short'],
    ['common, in any case', 'Password123', 'people.weak.common'],
    ['common and long', 'QWERTY123456', 'people.weak.common'],
    ['made of the account', 'OwnPerson1', 'people.weak.own'],
  ])('rejects one that is %s', async (_what, password, message) => {
    const { open } = await person();
    const answer = await (await open()).post('/account/password', { current: OLD, password });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: { password: { message, args: {} } } }),
    ]);
  });

  it('is not guessed on an open page: ten wrong ones delay the right one', async () => {
    const { open } = await person();
    const client = await open();
    for (let n = 0; n < 10; n += 1) {
      expect((await client.post('/account/password', { current: `wrong ${n}`, password: NEXT })).status).toBe(422);
    }
    const answer = await client.post('/account/password', { current: OLD, password: NEXT });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '30']);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('1') });
  });

  it('refuses a sign-in that verified the password just before it was changed', async () => {
    const { account, signIn } = await person();
    const { db } = test.portal;
    const hold = db.transaction().execute(async (trx) => {
      await trx.selectFrom('app_user').where('account', '=', account).select('id').forUpdate().execute();
      const late = signIn(OLD);
      await expect.poll(() => countLockWaits(test.portal.db)).toBeGreaterThan(0);
      await trx.updateTable('app_user').set({ password_hash: 'changed' }).where('account', '=', account).execute();
      return { late };
    });
    expect((await (await hold).late).status).toBe(401);
  });
});

describe('the own sessions', () => {
  it('[P05] are listed with their origin, and the others end together', async () => {
    const { open, signIn } = await person();
    const here = await open();
    await open();
    await signIn('wrong');
    // A failure is recorded after its answer.
    const succeeded = async () => (await securityOf(here)).signIns.map((one) => one.succeeded);
    await expect.poll(succeeded).toEqual([false, true, true]);
    const { sessions } = await securityOf(here);
    expect(sessions.map(({ isThis }) => isThis)).toEqual(expect.arrayContaining([false, true]));
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', agent: expect.any(String) });
    expect((await here.post('/account/sessions/end-others')).body).toEqual({ ended: 1 });
    expect((await securityOf(here)).sessions).toHaveLength(1);
  });
});

describe('the second factor', () => {
  /** Turns it on. @returns the codes and a clock of the authenticator app */
  async function turnOn(client: TestClient) {
    const started = (await client.post('/account/second-factor/start', { current: OLD })).body as {
      secret: string;
      uri: string;
    };
    const app = new TOTP({ secret: Secret.fromBase32(started.secret) });
    const codeNow = () => app.generate({ timestamp: test.now.value.getTime() });
    const answer = await client.post('/account/second-factor/confirm', { code: codeNow() });
    expect(answer.status, answer.text).toBe(200);
    // Each code is accepted once: the next sign-in needs the next one.
    test.passTime(60_000);
    return { ...started, codeNow, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
  }

  it('needs the password, and a first code before it counts', async () => {
    const { open, signIn } = await person();
    const client = await open();
    expect((await client.post('/account/second-factor/start', { current: 'wrong' })).status).toBe(422);
    expect((await client.post('/account/second-factor/start', { current: OLD })).status).toBe(200);
    expect((await client.post('/account/second-factor/confirm', { code: '000000' })).status).toBe(422);
    expect((await signIn()).status).toBe(200);
  });

  it('[P05] asks for a code after the right password only, and accepts each code once', async () => {
    const { open, signIn, account } = await person();
    const { codeNow, uri } = await turnOn(await open());
    expect(uri).toContain(encodeURIComponent(account));
    expect((await signIn('wrong')).body).toMatchObject({ code: 401 });
    expect((await signIn()).body).toMatchObject({ code: 1012 });
    expect((await signIn(OLD, '123456')).body).toMatchObject({ code: 1013 });
    const code = codeNow();
    expect((await signIn(OLD, code)).status).toBe(200);
    expect((await signIn(OLD, code)).body).toMatchObject({ code: 1013 });
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { open, signIn } = await person();
    const client = await open();
    const { recoveryCodes } = await turnOn(client);
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect((await signIn(OLD, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(OLD, code)).body).toMatchObject({ code: 1013 });
    expect((await securityOf(client)).secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  it('stores neither its secret nor recovery codes in clear', async () => {
    const { open } = await person();
    const { secret, recoveryCodes } = await turnOn(await open());
    const stored = JSON.stringify([
      await test.portal.db.selectFrom('second_factor').selectAll().execute(),
      await test.portal.db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('delays guesses of codes although the password is right each time', async () => {
    const { open, signIn } = await person();
    const { codeNow } = await turnOn(await open());
    for (let n = 0; n < 10; n += 1) {
      expect((await signIn()).body).toMatchObject({ code: 1012 });
      expect((await signIn(OLD, String(n).repeat(6))).body).toMatchObject({ code: 1013 });
    }
    expect((await signIn(OLD, codeNow())).status).toBe(429);
  });

  it('mails the owner of the account when it is turned on and off', async () => {
    const { open, account } = await person();
    const client = await open();
    await client.post('/account/second-factor/remove', { current: OLD });
    await turnOn(client);
    await client.post('/account/second-factor/remove', { current: OLD });
    const mails = await test.portal.db
      .selectFrom('mail')
      .select(['template', 'enterprise_id'])
      .where('recipient', '=', account)
      .orderBy('template')
      .execute();
    expect(mails).toEqual([
      { template: 'secondFactorOff', enterprise_id: '1' },
      { template: 'secondFactorOn', enterprise_id: '1' },
    ]);
  });

  it('is not replaced by another start, and ends with the password', async () => {
    const { open, signIn } = await person();
    const client = await open();
    await turnOn(client);
    expect((await client.post('/account/second-factor/start', { current: OLD })).status).toBe(409);
    expect((await client.post('/account/second-factor/remove', { current: 'wrong' })).status).toBe(422);
    expect((await client.post('/account/second-factor/remove', { current: OLD })).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    expect(test.security.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['secondFactor.on', 'secondFactor.off']),
    );
  });
});
