import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls, PORTAL_BASE } from '#contract/calls.ts';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
import { isOpenCall, OPEN_CALLS, type OpenCall } from '#contract/openCalls.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { KEYS_PER_ENTERPRISE } from '../store/apiKeys.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(() => test.close());
afterEach(() => test.portal.db.deleteFrom('api_key').execute());

const make = (name = 'TMS', client = admin) => client.post('/enterprises/api-keys', { name, current: PASSWORD });
async function newKey(client = admin): Promise<{ id: string; key: string }> {
  const { status, body } = await make('TMS', client);
  expect(status).toBe(200);
  return body as { id: string; key: string };
}
const list = async () => (await admin.get('/enterprises/api-keys')).body as ApiKey[];

/** Calls like a program: without cookies and forgery token. */
async function call(key: string, method: 'GET' | 'POST', path: string, body?: object, headers: object = {}) {
  const answer = await test.app.inject({
    method,
    url: PORTAL_BASE + path,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined, cookies: answer.cookies };
}
let serial = 0;
const freshBill = () => isf10Bill({ amsRequestList: [amsRowOf(`OOLU27400${String(1_000 + serial++)}`)] });
const once = (key = `program-${serial++}`) => ({ 'idempotency-key': key });

describe('[P06] an API key', () => {
  it('is shown once, stored as a hash, and lists its last use', async () => {
    const { id, key } = await newKey();
    expect(key).toMatch(/^tpt_[\w-]{43}$/u);
    const [row] = await test.portal.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(key);
    expect(await list()).toEqual([
      expect.objectContaining({
        id,
        name: 'TMS',
        scope: 'file',
        hint: key.slice(-4),
        person: 'Ada Lin',
        lastUsedAt: null,
      }),
    ]);
    await call(key, 'GET', '/draft-bills');
    expect(await list()).toEqual([
      expect.objectContaining({ lastUsedAt: '2026-08-03 10:00:00', lastAddress: '127.0.0.1' }),
    ]);
    const mails = await test.portal.db
      .selectFrom('mail')
      .where('template', '=', 'apiKeyCreated')
      .select('recipient')
      .execute();
    expect(mails).toContainEqual({ recipient: ACCOUNTS.admin });
  });

  it('that may only read is refused every call that writes or files', async () => {
    const made = await admin.post('/enterprises/api-keys', { name: 'BI', scope: 'read', current: PASSWORD });
    const { key } = made.body as { key: string };
    expect(await list()).toMatchObject([{ name: 'BI', scope: 'read' }]);
    const statuses = await Promise.all(
      (Object.keys(OPEN_CALLS) as OpenCall[]).map(async (name) => {
        const { method, path } = calls[name];
        const answer = await test.app.inject({
          method,
          url: PORTAL_BASE + path.replaceAll(/:\w+|\{\w+\}/gu, 'x'),
          headers: { authorization: `Bearer ${key}`, ...once() },
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        return [name, answer.statusCode === 403] as const;
      }),
    );
    const refused = statuses.filter(([, isRefused]) => isRefused).map(([name]) => name);
    expect(refused.sort()).toEqual(
      ['deleteAndSend', 'deleteFiling', 'removeDrafts', 'saveDraft', 'sendBill', 'sendDrafts', 'updateFiling'].sort(),
    );
    expect((await call(key, 'GET', '/draft-bills')).status).toBe(200);
  });

  it('is made and revoked by admins only, with the password, and within a limit', async () => {
    const filer = await test.signIn(ACCOUNTS.filer);
    const { id } = await newKey();
    expect((await make('TMS', filer)).status).toBe(403);
    expect((await filer.get('/enterprises/api-keys')).status).toBe(403);
    expect((await filer.post('/enterprises/api-keys/revoke', { id })).status).toBe(403);
    const wrong = await admin.post('/enterprises/api-keys', { name: 'TMS', current: 'wrong' });
    expect(wrong.body).toMatchObject({ errors: { current: expect.anything() } });
    for (let more = 1; more < KEYS_PER_ENTERPRISE; more++) await newKey();
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect((await admin.post('/enterprises/api-keys/revoke', { id })).status).toBe(204);
    expect((await admin.post('/enterprises/api-keys/revoke', { id })).status).toBe(404);
    expect((await make()).status).toBe(200);
    const acts = await test.portal.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();
    expect(acts.map(({ action }) => action)).toEqual(['apiKey.created', 'apiKey.revoked']);
  });

  it('saves, checks, sends once and reads the filing, whose source is OPENAPI', async () => {
    const { key } = await newKey();
    const bill = freshBill();
    const saved = await call(key, 'POST', '/draft-bills/save', bill);
    expect([saved.status, saved.cookies]).toEqual([200, []]);
    const { id } = saved.body as { id: string };
    expect((await call(key, 'POST', '/pre-settlement2', { ids: [id] })).body).toMatchObject({ total: 70 });
    expect((await call(key, 'POST', '/draft-bills/send?payType=0', { ids: [id] })).status).toBe(400);
    const intent = once();
    const sent = await call(key, 'POST', '/draft-bills/send?payType=0', { ids: [id] }, intent);
    const again = await call(key, 'POST', '/draft-bills/send?payType=0', { ids: [id] }, intent);
    expect(sent.status).toBe(200);
    expect(again.body).toEqual(sent.body);
    const { filings, charged } = sent.body as { filings: { id: string }[]; charged: number };
    expect([filings.length, charged]).toEqual([1, 70]);
    const filing = filings[0]?.id ?? '';
    expect((await call(key, 'GET', `/bill/${filing}`)).body).toMatchObject({ source: 'OPENAPI', receipts: [] });
    expect((await call(key, 'GET', `/operation/${filing}`)).body).toMatchObject([
      { source: 'OPENAPI', operator: 'Ada Lin', action: 'send' },
    ]);
    const direct = await call(key, 'POST', '/bills/send?payType=0', freshBill(), once());
    expect(direct.status).toBe(200);
    const invalid = await call(key, 'POST', '/bills/send?payType=0', { ...freshBill(), bugerName: '' }, once());
    expect(invalid.status).toBe(422);
    // A filing of the app keeps its own source.
    const own = await admin.post('/bills/send?payType=0', freshBill(), once());
    const { filings: ownFilings } = own.body as { filings: { id: string }[] };
    expect((await call(key, 'GET', `/bill/${ownFilings[0]?.id}`)).body).toMatchObject({ source: 'Website' });
  });

  it('opens the documented calls only', async () => {
    const { key } = await newKey();
    const closed = Object.entries(calls).filter(([name]) => !isOpenCall(name as keyof typeof calls));
    expect(closed.length).toBeGreaterThan(80);
    for (const [name, { method, path }] of closed) {
      if (method !== 'GET' && method !== 'POST') continue;
      const { status } = await call(key, method, path.replaceAll(/\{\w+\}/gu, 'x'), method === 'POST' ? {} : undefined);
      // 501: not built yet.
      expect([403, 501], `${name} answered ${status}`).toContain(status);
    }
  });

  it('reads nothing of another enterprise', async () => {
    const { key } = await newKey(await test.signIn(ACCOUNTS.rivalAdmin));
    const own = await admin.post('/draft-bills/save', freshBill());
    const { id } = own.body as { id: string };
    const otherTenant = await call(key, 'GET', `/draft-bills/detail/${id}`);
    const missing = await call(key, 'GET', '/draft-bills/detail/3f0e7c1a-0000-4000-8000-000000000000');
    expect([otherTenant.status, otherTenant.body]).toEqual([404, missing.body]);
    expect(await list()).toEqual([]);
  });

  it('ends with its revocation, its person and its enterprise', async () => {
    const { db, clock } = test.portal;
    const works = async (key: string) => (await call(key, 'GET', '/bills')).status;
    const { id, key } = await newKey();
    expect(await works(key)).toBe(200);
    await db.updateTable('enterprise').set({ enabled: false }).where('id', '=', '1').execute();
    expect(await works(key)).toBe(403);
    await db.updateTable('enterprise').set({ enabled: true }).where('id', '=', '1').execute();
    const person = () => db.updateTable('app_user').where('account', '=', ACCOUNTS.admin);
    await person().set({ disabled_at: clock() }).execute();
    expect(await works(key)).toBe(401);
    await person().set({ disabled_at: null }).execute();
    await admin.post('/enterprises/api-keys/revoke', { id });
    expect(await works(key)).toBe(401);
    expect(await works(`${key}x`)).toBe(401);
    expect(await works('tpt_')).toBe(401);
  });

  it('is never replaced by the session of the same request', async () => {
    const { status } = await call(`tpt_${'x'.repeat(43)}`, 'GET', '/bills', undefined, { cookie: admin.cookie });
    expect(status).toBe(401);
  });

  it('has the rate limit of a person for itself', async () => {
    const { key } = await newKey();
    const answer = await test.app.inject({
      url: `${PORTAL_BASE}/bills`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.headers['x-ratelimit-limit']).toBe('1200');
    expect(answer.headers['x-ratelimit-remaining']).toBe('1199');
  });
});

describe('[P06] the OpenAPI document', () => {
  interface Operation {
    operationId: string;
    parameters: { name: string; in: string; required?: boolean }[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, unknown>;
  }
  it('describes every open call as it is declared', async () => {
    const answer = await test.newClient().get('/openapi.json');
    const document = answer.body as { openapi: string; paths: Record<string, Record<string, Operation>> };
    expect(document.openapi).toBe('3.1.0');
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    );
    const expected = Object.keys(OPEN_CALLS).map((name) => {
      const { method, path } = calls[name as keyof typeof OPEN_CALLS];
      return [name, `${method} ${path}`];
    });
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    const send = document.paths['/draft-bills/send']?.['post'];
    expect(send?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
    expect(Object.keys(send?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '422', '429']);
    const body = JSON.stringify(document.paths['/draft-bills/save']?.['post']?.requestBody);
    expect(body).toContain('"bugerName"');
    expect(body).toContain('"Buyer name"');
    expect(body.match(/"Filer code"/gu)).toHaveLength(2);
    expect(answer.text).not.toContain('"$ref":"#/$defs');
  });
});
