import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Access, Call } from '#schema/endpoint.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import type { TestClient } from '../testing/client.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

/** Callers, and what each access says to them; undefined lets them through. */
const CALLERS: Record<string, { make: () => Promise<TestClient>; refused: Partial<Record<Access, [number, number]>> }> =
  {
    stranger: {
      make: () => Promise.resolve(test.stranger()),
      refused: {
        signedIn: [401, 500040000],
        joined: [401, 500040000],
        usable: [401, 500040000],
        billing: [401, 500040000],
        admin: [401, 500040000],
      },
    },
    filer: { make: () => test.signIn(ACCOUNTS.filer), refused: { admin: [403, 403] } },
    admin: { make: () => test.signIn(ACCOUNTS.admin), refused: {} },
    'sub-account': { make: () => test.signIn(ACCOUNTS.sub), refused: { billing: [403, 403], admin: [403, 403] } },
    'enterprise without service': {
      make: () => test.signIn(ACCOUNTS.notOpen),
      refused: { usable: [403, 403], billing: [403, 403], admin: [403, 403] },
    },
    'support staff': {
      make: () => test.signIn(ACCOUNTS.support),
      refused: { joined: [403, 403], usable: [403, 403], billing: [403, 403], admin: [403, 403] },
    },
  };

async function ask(client: TestClient, call: Call): Promise<[number, number | undefined]> {
  const path = call.path.replace(/\{\w+\}/gu, 'x');
  const answer = call.method === 'GET' ? await client.get(path) : await client.post(path, {});
  return [answer.status, (answer.body as { code?: number } | undefined)?.code];
}

describe.each(Object.entries(CALLERS))('%s', (_name, { make, refused }) => {
  it('[C01] [G01] is let into exactly the calls that the contract opens', async () => {
    const client = await make();
    for (const [name, call] of Object.entries<Call>(calls)) {
      // Streams never end; signing in or out changes the caller.
      if (['events', 'login', 'logout'].includes(name)) continue;
      const said = await ask(client, call);
      const expected = refused[call.access];
      if (expected) expect(said, name).toEqual(expected);
      else if (name in endpoints) expect([401, 403, 501], `${name} ${said.join()}`).not.toContain(said[0]);
      else expect(said, name).toEqual([501, 501]);
    }
  });
});

describe('what stands between a person and the screens', () => {
  const messageOf = async (client: TestClient) =>
    ((await client.get('/draft-bills')).body as { message: string }).message;
  const change = (facts: { enabled?: boolean; audit_status?: 'none' | 'rejected' | 'submitted' | 'accepted' }) =>
    test.portal.db.updateTable('enterprise').set(facts).where('id', '=', '2').execute();

  it('[G01] [G03] [G06] is said by the gate that applies', async () => {
    const client = await test.signIn(ACCOUNTS.notOpen);
    const none = await messageOf(client);
    await change({ audit_status: 'rejected' });
    expect(await messageOf(client)).toBe(none);
    await change({ audit_status: 'submitted' });
    const review = await messageOf(client);
    await change({ enabled: false });
    const disabled = await messageOf(client);
    await test.portal.db.updateTable('app_user').set({ joined: false }).where('id', '=', 'demo-new').execute();
    const notJoined = await messageOf(client);
    expect(new Set([none, review, disabled, notJoined]).size).toBe(4);
    expect(review).toMatch(/under review/u);
    expect(disabled).toMatch(/disabled/u);
    expect(notJoined).toMatch(/not joined/u);
    await test.portal.db.updateTable('app_user').set({ joined: true }).where('id', '=', 'demo-new').execute();
    await change({ enabled: true, audit_status: 'accepted' });
    expect((await client.get('/draft-bills')).status).toBe(200);
  });
});

describe('the portal', () => {
  it('[C01] knows every declared call and no other', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    for (const path of ['/no/such/call', '/draft-bills/save', '/BILLS', '/bills/', '//me', '/%zz', '/%00']) {
      const answer = await filer.get(path);
      expect([answer.status, answer.body], path).toEqual([404, expect.objectContaining({ code: 404 })]);
    }
  });
});
