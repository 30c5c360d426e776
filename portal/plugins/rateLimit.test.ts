import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

describe('call limits', () => {
  it('allow a signed-in user 1,200 calls a minute, then answer 429 to that user alone', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const statuses: number[] = [];
    // All within one minute, also on a busy machine.
    for (let n = 0; n < 26; n++) {
      const answers = Array.from({ length: 50 }, () => filer.get('/plain-data/country/frequently'));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    // Signing in made some calls of its own.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1_200 - 5);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1_200);
    expect(statuses.at(-1)).toBe(429);
    expect((await filer.get('/me')).body).toMatchObject({ code: 429 });
    // Without a session the answer would be 401: a caller over the limit is refused before the session is looked up.
    await test.portal.db
      .deleteFrom('session')
      .where('user_id', '=', filer.user?.userId ?? '')
      .execute();
    expect((await filer.get('/me')).status).toBe(429);
    const colleague = await test.signIn(ACCOUNTS.colleague);
    expect((await colleague.get('/me')).status).toBe(200);
  });

  it('never hide the portal’s health', async () => {
    for (let n = 0; n < 700; n++) await test.newClient().get('/healthz');
    expect((await test.newClient().get('/healthz')).body).toEqual({ ok: true });
  });

  it('[2.1.3] are divided among the portals behind a balancer', async () => {
    const one = await startTestPortal({ config: { portals: 20 } });
    const filer = await one.signIn(ACCOUNTS.filer);
    const answers = await Promise.all(Array.from({ length: 70 }, () => filer.get('/plain-data/country/frequently')));
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect([allowed > 50, allowed <= 60]).toEqual([true, true]);
    await one.close();
  });
});
