import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { errorFacts } from '../errorFacts.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

describe('the log', () => {
  it('has the route of a call and none of its data', async () => {
    const seen: object[] = [];
    const log = test.portal.log;
    vi.spyOn(log, 'child').mockImplementation(
      () => ({ ...log, info: (facts: object) => void seen.push(facts) }) as typeof log,
    );
    const filer = await test.signIn(ACCOUNTS.filer);
    await filer.post('/draft-bills/save', isf10Bill({ bugerName: 'CANARY NAME', importerId: 'CANARY-ID' }));
    await filer.get('/draft-bills?keyword=CANARY');
    await filer.get('/draft-bills/detail/CANARY');
    const text = JSON.stringify(seen);
    expect(text).not.toMatch(/CANARY|harbour|Finn|tenplustwo/iu);
    expect(seen.at(-1)).toEqual({
      method: 'GET',
      route: '/portal/draft-bills/detail/:id',
      status: 404,
      ms: expect.any(Number),
      address: '127.0.0.1',
      user: filer.user?.userId,
      enterprise: '1',
    });
  });

  it('has a database error without its row values', async () => {
    const person = {
      id: 'x',
      account: ACCOUNTS.filer,
      name: 'CANARY',
      password_hash: 'CANARY',
      role: 'filer',
    } as const;
    const failed = await test.portal.db
      .insertInto('app_user')
      .values({ ...person, enterprise_id: null, joined: false, admin: false, user_type: null, created_at: new Date() })
      .execute()
      .catch((error: Error) => error);
    const facts = errorFacts(failed as Error);
    expect(facts).toMatchObject({ code: '23505', constraint: 'app_user_account_key' });
    expect(JSON.stringify(facts)).not.toMatch(/CANARY|harbour/u);
  });
});
