import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Access, Call } from '#schema/endpoint.ts';
import { createEnterprise } from '../store/enterprises.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import type { TestClient } from '../testing/client.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

type Refused = Partial<Record<Access, [status: number, code: number]>>;
const SIGNED_OUT: [number, number] = [401, 500040000];
const NO: [number, number] = [403, 403];
const signedOut: Refused = {
  signedIn: SIGNED_OUT,
  joined: SIGNED_OUT,
  usable: SIGNED_OUT,
  mainAccount: SIGNED_OUT,
  billing: SIGNED_OUT,
  admin: SIGNED_OUT,
  support: SIGNED_OUT,
};
/** An enterprise whose service is not open. */
const beforeTheGate: Refused = { usable: NO, mainAccount: NO, billing: NO, admin: NO, support: NO };

/** A user of a new enterprise with a closed gate. */
async function from(
  name: string,
  enterprise: {
    enabled?: boolean;
    audit_status?: 'none' | 'rejected' | 'submitted' | 'accepted';
    billing_for_admins_only?: boolean;
  },
  person: { joined?: boolean; admin?: boolean } = {},
): Promise<TestClient> {
  const { db, clock } = test.portal;
  const account = `${name}@gate.test`;
  const admin = { account, name, password: PASSWORD };
  const made = await db
    .transaction()
    .execute((trx) => createEnterprise(trx, { name, houseScac: 'GATE', person: admin }, clock()));
  if (Object.keys(enterprise).length > 0) {
    await db.updateTable('enterprise').set(enterprise).where('id', '=', made.enterpriseId).execute();
  }
  if (Object.keys(person).length > 0) {
    await db.updateTable('app_user').set(person).where('id', '=', made.userId).execute();
  }
  return test.signIn(account);
}

async function expired(): Promise<TestClient> {
  const client = await test.signIn(ACCOUNTS.colleague);
  const userId = client.user?.userId ?? '';
  const past = new Date(test.now.value.getTime() - 1_000);
  await test.portal.db.updateTable('session').set({ expires_at: past }).where('user_id', '=', userId).execute();
  return client;
}

/** Every kind of caller with its refusal by access; an access that is missing here is granted. */
const CALLERS: Record<string, { make: () => Promise<TestClient>; refused: Refused }> = {
  stranger: { make: () => Promise.resolve(test.newClient()), refused: signedOut },
  'a user whose session has ended': { make: expired, refused: signedOut },
  filer: { make: () => test.signIn(ACCOUNTS.filer), refused: { admin: NO, support: NO } },
  admin: { make: () => test.signIn(ACCOUNTS.admin), refused: { support: NO } },
  'admin of another enterprise': { make: () => test.signIn(ACCOUNTS.rivalAdmin), refused: { support: NO } },
  'sub-account': {
    make: () => test.signIn(ACCOUNTS.sub),
    refused: { mainAccount: NO, billing: NO, admin: NO, support: NO },
  },
  'filer of an enterprise whose billing is for admins': {
    make: () => from('billing', { billing_for_admins_only: true }, { admin: false }),
    refused: { billing: NO, admin: NO, support: NO },
  },
  'admin of an enterprise whose billing is for admins': {
    make: () => from('billingAdmin', { billing_for_admins_only: true }),
    refused: { support: NO },
  },
  'a user without an enterprise': {
    make: () => from('alone', {}, { joined: false }),
    refused: { ...beforeTheGate, joined: NO },
  },
  'disabled enterprise': { make: () => from('disabled', { enabled: false }), refused: beforeTheGate },
  'enterprise without service': { make: () => test.signIn(ACCOUNTS.notOpen), refused: beforeTheGate },
  'enterprise under review': { make: () => from('review', { audit_status: 'submitted' }), refused: beforeTheGate },
  'enterprise that was rejected': {
    make: () => from('rejected', { audit_status: 'rejected' }),
    refused: beforeTheGate,
  },
  'support staff': {
    make: () => test.signIn(ACCOUNTS.support),
    refused: { joined: NO, usable: NO, mainAccount: NO, billing: NO, admin: NO },
  },
};

async function callAs(client: TestClient, call: Call): Promise<[number, number | undefined]> {
  const path = call.path.replace(/\{\w+\}/gu, 'x');
  const calling = {
    GET: () => client.get(path),
    POST: () => client.post(path, {}),
    PUT: () => client.put(path, {}),
    DELETE: () => client.remove(path),
  };
  const answer = await calling[call.method]();
  return [answer.status, (answer.body as { code?: number } | undefined)?.code];
}

describe.each(Object.entries(CALLERS))('%s', (_name, { make, refused }) => {
  it('[C01] [G01] may use exactly the calls that the contract allows', async () => {
    const client = await make();
    for (const [name, call] of Object.entries<Call>(calls)) {
      // Streams never end; signing in or out changes the caller.
      if (['events', 'login', 'logout'].includes(name)) continue;
      const answer = await callAs(client, call);
      const expected = refused[call.access];
      if (expected) expect(answer, name).toEqual(expected);
      else if (name in endpoints) expect([401, 403, 501], `${name} ${answer.join()}`).not.toContain(answer[0]);
      else expect(answer, name).toEqual([501, 501]);
    }
  });
});

describe('a closed gate before the screens', () => {
  const messageOf = async (client: TestClient) =>
    ((await client.get('/draft-bills')).body as { message: string }).message;
  const change = (facts: { enabled?: boolean; audit_status?: 'none' | 'rejected' | 'submitted' | 'accepted' }) =>
    test.portal.db.updateTable('enterprise').set(facts).where('id', '=', '2').execute();

  it('[G01] [G03] [G06] is refused with the reason of the rule that applies', async () => {
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
  it('[C01] answers every declared call and no other', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    for (const path of ['/no/such/call', '/draft-bills/save', '/BILLS', '/bills/', '//me', '/%zz', '/%00']) {
      const answer = await filer.get(path);
      expect([answer.status, answer.body], path).toEqual([404, expect.objectContaining({ code: 404 })]);
    }
  });
});
