import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { SUPPORT_RESOURCES, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { storeUnplacedReceipt } from '../store/unplacedReceipts.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';

/** Never to be seen: a social security number in its spellings, and secrets. */
const SSN = '531-02-7794';
const SECRETS = ['531-02-7794', '531027794', 'CANARYSECRET'];
const names = Object.keys(SUPPORT_RESOURCES) as SupportResourceName[];
let test: TestPortal;
let support: TestClient;
/** An id of each resource that has rows. */
const ids = new Map<string, string>();

beforeAll(async () => {
  test = await startTestPortal();
  support = await test.signIn(ACCOUNTS.support);
  await plantSecrets();
  for (const name of names) {
    const [row] = ((await support.get(`/support/${name}`)).body ?? []) as { id: string }[];
    if (row) ids.set(name, row.id);
  }
});
afterAll(() => test.close());

/** Puts the number and the secret wherever the tables of the desk have room for them. */
async function plantSecrets(): Promise<void> {
  const { db, clock } = test.portal;
  const filer = await test.signIn(ACCOUNTS.filer);
  const importer = { importerType: '34', importerId: SSN, importerBirth: '1980-02-03' };
  await sendBill(filer, isf10Bill({ ...importer, amsRequestList: [amsRowOf(freshNumber())] }));
  await sql`update receipt set raw = ${SSN}`.execute(db);
  await sql`insert into receipt (enterprise_id, id, filing_id, operation_seq, seq, kind, verdict, code, message, raw, at, errors)
    select enterprise_id, 'r1', id, 0, 1, 'response', 'rejected', 'S1', 'SSN 34531027794 BAD', ${`SF3034${SSN}  531027794 `}, now(), '[]'
    from filing`.execute(db);
  await db.transaction().execute(async (trx) => {
    await storeUnplacedReceipt(trx, 'malformed', `SF30${SSN} and 531027794`, clock());
    const data = { account: 'x', at: 'now', url: 'https://isf.test/#CANARYSECRET' };
    await queueMail(test.portal, trx, {
      to: 'x@y.test',
      template: 'secondFactorOff',
      locale: 'en',
      data,
      enterpriseId: '1',
    });
  });
  await sql`insert into sms_message (id, phone, body, created_at, expires_at)
    values ('s1', '+8613957412345', 'CANARYSECRET', now(), now())`.execute(db);
  await sql`insert into clue (id, name, company, contact, message, locale, created_at)
    values ('c1', 'Ann', 'Quay', 'a@b.test', ${`My number is ${SSN}`}, 'en', now())`.execute(db);
  await filer.post('/cashier/orders', { coins: 500 }, { 'idempotency-key': 'matrix' });
  await sql`insert into payment_event (provider, event_id, order_id, payment_ref, state, amount, currency, outcome, received_at)
    values ('adapter', ${`event of ${SSN}`}, 'o1', 'p1', 'paid', 100, 'CNY', 'unknownOrder', now())`.execute(db);
  await sql`update job set last_error = ${`failed for ${SSN} 531027794`}, attempts = 1`.execute(db);
  await sql`insert into second_factor (user_id, sealed_secret, confirmed_at) select id, 'CANARYSECRET', now() from app_user where account = ${ACCOUNTS.colleague}`.execute(
    db,
  );
  await sql`insert into audit_log (at, user_id, user_name, action, subject, subject_id, before, after, address, request_id, reason)
    values (now(), 'u', 'U', 'x.y', 'x', '1', ${JSON.stringify({ importer: SSN, list: ['531027794'] })}, null, '::1', 'r', ${SSN})`.execute(
    db,
  );
  await sql`update consumption set remark = ${SSN}`.execute(db);
}

/** Every call of a resource, its acts included. */
function callsOf(name: SupportResourceName): Record<string, (client: TestClient) => Promise<ClientAnswer>> {
  const { acts = {} } = supportResourceOf(name);
  const id = () => encodeURIComponent(ids.get(name) ?? 'none');
  return {
    list: (client) => client.get(`/support/${name}`),
    filtered: (client) => client.get(`/support/${name}?filter=${encodeURIComponent(JSON.stringify({ id: [id()] }))}`),
    one: (client) => client.get(`/support/${name}/${id()}`),
    create: (client) => client.post(`/support/${name}`, { reason: 'x', kind: 'grant', enterpriseId: '1', coins: 1 }),
    update: (client) => client.put(`/support/${name}/${id()}`, { enabled: false, reason: 'x' }),
    remove: (client) => client.remove(`/support/${name}/${id()}`),
    ...Object.fromEntries(
      Object.keys(acts).map((act) => [
        act,
        (client: TestClient) => client.put(`/support/${name}/${id()}`, { act, reason: 'x', isfNo: 'HBRL-0000000001' }),
      ]),
    ),
  };
}

/** Users without access, each with the status that they get. */
const OUTSIDERS: Record<string, { make: () => Promise<TestClient>; status: number }> = {
  'a filer': { make: () => test.signIn(ACCOUNTS.filer), status: 403 },
  'an admin': { make: () => test.signIn(ACCOUNTS.admin), status: 403 },
  'a sub-account': { make: () => test.signIn(ACCOUNTS.sub), status: 403 },
  'an admin of another enterprise': { make: () => test.signIn(ACCOUNTS.rivalAdmin), status: 403 },
  'a caller without a session': { make: () => Promise.resolve(test.newClient()), status: 401 },
  'a disabled member of the staff': { make: () => staffAfter('update app_user set disabled_at = now()'), status: 401 },
  'practice support that is off': {
    make: async () => {
      const client = await test.signIn(ACCOUNTS.support);
      test.portal.config.practiceSupport = false;
      return client;
    },
    status: 401,
  },
};

async function staffAfter(change: string): Promise<TestClient> {
  const client = await test.signIn(ACCOUNTS.support);
  await sql.raw(`${change} where id = 'demo-support'`).execute(test.portal.db);
  return client;
}

/** What the calls of outsiders must not change. */
async function snapshot(): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select md5(concat((select string_agg(t::text, ' ' order by id) from audit_log t),
      (select string_agg(t::text, ' ' order by id) from enterprise t),
      (select string_agg(t::text, ' ' order by id) from money_request t),
      (select string_agg(t::text, ' ' order by id) from parked_receipt t),
      (select string_agg(t::text, ' ' order by id) from payment_order t),
      (select string_agg((t.id, t.done_at, t.is_ready)::text, ' ' order by id) from job t),
      (select string_agg(t::text, ' ' order by id) from ledger_entry t))) as sum`.execute(test.portal.db);
  return rows[0]?.sum ?? '';
}

describe('the support matrix', () => {
  it.each(names)('[S06] shows staff no secret and no whole social security number: %s', async (name) => {
    const { list, filtered, one } = callsOf(name);
    for (const call of [list, filtered, one]) {
      const answer = await call?.(support);
      if (ids.has(name)) expect(answer?.status, `${name} ${answer?.text}`).toBe(200);
      for (const secret of SECRETS) expect(answer?.text).not.toContain(secret);
      expect(answer?.text).not.toMatch(/password|token|argon2|sealed/iu);
    }
  });

  it('[S06] has the number in several resources, which proves that it was looked for', async () => {
    const masked: string[] = [];
    for (const name of names) {
      const id = ids.get(name);
      const text = id === undefined ? '' : (await support.get(`/support/${name}/${encodeURIComponent(id)}`)).text;
      if (/\*{3}-\*{2}-7794|\*{5}7794/u.test(text)) masked.push(name);
    }
    expect(masked).toEqual(
      expect.arrayContaining([
        'bills',
        'operations',
        'receipts',
        'parked-receipts',
        'payments',
        'clues',
        'jobs',
        'audit-log',
      ]),
    );
  });

  describe.each(Object.entries(OUTSIDERS))('%s', (who, { make, status }) => {
    it('[S02] gets nothing and changes nothing', async () => {
      const client = await make();
      const before = await snapshot();
      for (const name of names) {
        for (const [verb, call] of Object.entries(callsOf(name))) {
          const answer = await call(client);
          expect([name, verb, answer.status]).toEqual([name, verb, status]);
          expect(answer.headers['content-range']).toBeUndefined();
        }
      }
      expect(await snapshot(), who).toBe(before);
      test.portal.config.practiceSupport = true;
      await sql`update app_user set disabled_at = null where id = 'demo-support'`.execute(test.portal.db);
    });
  });
});
