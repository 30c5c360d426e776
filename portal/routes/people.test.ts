import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { Person } from '#contract/endpoints/people.ts';
import { createUser } from '../store/enterprises.ts';
import { auditedAct } from '../testing/auditedAct.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

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

let serial = 0;
/** One more person of the practice enterprise, signed in. */
async function join(role: { admin?: boolean; userType?: string } = {}): Promise<TestClient> {
  const account = `person${serial++}@harbour.test`;
  const person = { account, name: account, password: PASSWORD };
  await test.portal.db.transaction().execute((trx) => createUser(trx, '1', person, role, test.portal.clock()));
  return test.signIn(account);
}
const idOf = (client: TestClient) => client.user?.userId ?? '';
const setRole = (by: TestClient, userId: string, role: string) => by.post('/enterprises/people/role', { userId, role });
const disable = (by: TestClient, userId: string) => by.post('/enterprises/people/disable', { userId });

describe('people of an enterprise', () => {
  it('lists every colleague with role, last sign-in and drafts, to admins only', async () => {
    const people = (await admin.get('/enterprises/people')).body as Person[];
    expect(people.find(({ userId }) => userId === 'demo-sub')).toMatchObject({
      account: 'sub@harbour.test',
      role: 'sub',
      isDisabled: false,
      lastSignInAt: null,
      hasSecondFactor: false,
    });
    expect(people.find(({ userId }) => userId === 'demo-admin')?.lastSignInAt).toMatch(/^2026-08-03 10:/u);
    for (const account of [ACCOUNTS.filer, ACCOUNTS.sub]) {
      expect((await (await test.signIn(account)).get('/enterprises/people')).status).toBe(403);
    }
  });

  it('[P02] changes a role for the next call of an open page', async () => {
    const person = await join();
    expect((await person.get('/enterprises/people')).status).toBe(403);
    expect((await setRole(admin, idOf(person), 'admin')).status).toBe(204);
    expect((await person.get('/enterprises/people')).status).toBe(200);
    expect((await setRole(admin, idOf(person), 'sub')).status).toBe(204);
    expect((await person.get('/me')).body).toMatchObject({ admin: false, userType: 'sub' });
    expect((await person.get('/enterprises/people')).status).toBe(403);
    expect(test.security.filter(({ event }) => event === 'person.changed')).toMatchObject([
      { reason: 'role admin', about: idOf(person), userId: 'demo-admin' },
      { reason: 'role sub', about: idOf(person) },
    ]);
  });

  it('[P02] [S06] records in the audit log who changed a role, disabled or enabled a person', async () => {
    const person = await join();
    const userId = idOf(person);
    const { db } = test.portal;
    const stateOf = () =>
      db.selectFrom('app_user').select(['user_type', 'disabled_at']).where('id', '=', userId).execute();
    const enable = () => admin.post('/enterprises/people/enable', { userId });
    const acts = { role: () => setRole(admin, userId, 'sub'), disable: () => disable(admin, userId), enable };
    for (const [act, call] of Object.entries(acts))
      await auditedAct(test, call, stateOf, () => `person.${act} ${userId}`);
    const entries = db.selectFrom('audit_log').selectAll().where('subject_id', '=', userId).orderBy('id');
    expect(await entries.execute()).toMatchObject([
      {
        user_id: 'demo-admin',
        enterprise_id: '1',
        subject: 'person',
        before: { role: 'filer' },
        after: { role: 'sub' },
      },
      { before: { disabled: false }, after: { disabled: true } },
      { before: { disabled: true }, after: { disabled: false } },
    ]);
  });

  it('[P02] ends the sessions of a disabled person at once and refuses the sign-in until enabled', async () => {
    const person = await join();
    expect((await disable(admin, idOf(person))).status).toBe(204);
    expect((await person.get('/me')).status).toBe(401);
    expect((await person.post('/draft-bills/save', {})).status).toBe(401);
    const account = person.user?.userName ?? '';
    const answer = await test.newClient().post('/anonymous/login', { account, password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('disabled')]);
    // Who does not know the password learns nothing.
    const wrong = await test.newClient().post('/anonymous/login', { account, password: 'wrong' });
    expect(wrong.body).toMatchObject({ code: 401 });
    const employees = (await admin.get('/enterprises/employees')).body as { userId: string }[];
    expect(employees.map(({ userId }) => userId)).not.toContain(idOf(person));
    expect((await admin.post('/enterprises/people/enable', { userId: idOf(person) })).status).toBe(204);
    expect((await test.signIn(account)).user?.userId).toBe(idOf(person));
  });

  it('ends the event stream of a disabled person, after the event that makes the page look', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await join();
    const answer = await fetch(`${test.app.listeningOrigin}${PORTAL_BASE}/events`, {
      headers: { cookie: person.cookie },
    });
    await disable(admin, idOf(person));
    let text = '';
    for await (const chunk of answer.body ?? []) text += new TextDecoder().decode(chunk);
    expect(text).toContain(JSON.stringify({ type: 'PERSON', data: { userId: idOf(person) } }));
  });

  it('[P02] refuses to remove the last admin, whichever way', async () => {
    const own = idOf(admin);
    for (const answer of [
      await setRole(admin, own, 'filer'),
      await setRole(admin, own, 'sub'),
      await disable(admin, own),
    ]) {
      expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 1014 })]);
    }
    expect((await admin.get('/me')).body).toMatchObject({ admin: true });
  });

  it('leaves one admin when two remove each other at the same time', async () => {
    const other = await join({ admin: true });
    const answers = await Promise.all([
      setRole(admin, idOf(other), 'filer'),
      setRole(other, idOf(admin), 'filer'),
      disable(admin, idOf(other)),
      disable(other, idOf(admin)),
    ]);
    const admins = await test.portal.db
      .selectFrom('app_user')
      .where('enterprise_id', '=', '1')
      .where('admin', '=', true)
      .where('disabled_at', 'is', null)
      .select('id')
      .execute();
    expect(admins).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    await test.portal.db
      .updateTable('app_user')
      .set({ admin: true, disabled_at: null })
      .where('id', '=', idOf(admin))
      .execute();
    admin = await test.signIn(ACCOUNTS.admin);
  });

  it('hands no drafts to a disabled colleague', async () => {
    const [person, giver] = [await join(), await join()];
    await disable(admin, idOf(person));
    const answer = await giver.post('/draft-bills/hand-over', { ids: ['x'], userId: idOf(person) });
    expect(answer.status).toBe(404);
  });
});

describe('practice accounts', () => {
  it('do not sign in outside of the practice setting, and answer like unknown ones', async () => {
    const session = await test.signIn(ACCOUNTS.filer);
    const { config } = test.portal;
    config.demo = false;
    try {
      const answer = await test.newClient().post('/anonymous/login', { account: ACCOUNTS.filer, password: PASSWORD });
      expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 401 })]);
      expect((await session.get('/me')).status).toBe(401);
      expect((await test.signIn(ACCOUNTS.rivalFiler)).user).not.toBeNull();
    } finally {
      config.demo = true;
    }
    expect((await session.get('/me')).status).toBe(200);
  });

  it('of support staff signs in only when a setting asks for it', async () => {
    const support = await test.signIn(ACCOUNTS.support);
    const { config } = test.portal;
    config.practiceSupport = false;
    try {
      expect((await support.get('/support/practice')).status).toBe(401);
      const given = { account: ACCOUNTS.support, password: PASSWORD };
      expect((await test.newClient().post('/anonymous/login', given)).status).toBe(401);
    } finally {
      config.practiceSupport = true;
    }
  });
});
