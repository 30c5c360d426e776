import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { linkman } from '#contract/entities/linkman.ts';
import { party } from '#contract/entities/party.ts';
import { SORT_FIELDS, simpleSortFields } from '#contract/sortFields.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

const postRaw = (path: string, payload: string) =>
  test.app.inject({
    method: 'POST',
    url: PORTAL_BASE + path,
    headers: { 'content-type': 'application/json', 'x-xsrf-token': filer.cookies.get('XSRF-TOKEN') ?? '' },
    cookies: Object.fromEntries(filer.cookies),
    payload,
  });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('hostile input', () => {
  it('[V25] never changes shared prototypes', async () => {
    const stranger = test.newClient();
    const answer = await stranger.get('/anonymous/locale/message?localeCode=en&__proto__=a%00&__proto__=b%00');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('"__proto__":{"0"');
    expect(Object.hasOwn(Object.prototype, '0')).toBe(false);
    expect((await stranger.signIn(ACCOUNTS.admin, PASSWORD)).user?.userId).toBe('demo-admin');
  });

  it('[V25] is reported even when its name is a property of Object.prototype', async () => {
    const answer = await filer.post('/user-config', { toString: 1, valueOf: 2, pageSize: 20 });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: {
          toString: { message: 'validation.unknownField', args: {} },
          valueOf: { message: 'validation.unknownField', args: {} },
        },
      }),
    ]);
  });

  it.each([
    ['/draft-bills/remove', nested(100_000)],
    ['/draft-bills/save', `{"a":${nested(100_000)}}`],
    ['/draft-bills/send', nested(100_000)],
  ])('is refused by %s at any depth', async (path, payload) => {
    const key = { 'idempotency-key': 'deep' };
    const answer = await test.app.inject({
      method: 'POST',
      url: PORTAL_BASE + path,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': filer.cookies.get('XSRF-TOKEN') ?? '', ...key },
      cookies: Object.fromEntries(filer.cookies),
      payload,
    });
    expect(answer.statusCode).toBe(422);
  });

  it('[V25] gets an answer of a bounded size', async () => {
    const members = Array.from({ length: 40_000 }, (_, index) => `"k${index}":0`);
    const answer = await postRaw('/draft-bills/save', `{"billType":1,${members.join(',')}}`);
    expect([answer.statusCode, answer.payload.length < 2_000_000]).toEqual([422, true]);
  });

  it('[V25] is refused before its shape is read when it has too many members', async () => {
    const rows = Array.from({ length: 60_000 }, () => '1').join(',');
    const answer = await postRaw('/draft-bills/save', `{"billType":1,"amsRequestList":[${rows}]}`);
    expect([answer.statusCode, JSON.parse(answer.payload)]).toMatchObject([413, { code: 413 }]);
    const members = Array.from({ length: 60_000 }, (_, index) => `"k${index}":0`);
    expect((await postRaw('/draft-bills/save', `{"billType":1,${members.join(',')}}`)).statusCode).toBe(413);
  });

  it('is limited to the size of a bill, and to much less in other calls', async () => {
    const filler = 'x'.repeat(300_000);
    expect((await postRaw('/draft-bills/save', JSON.stringify({ ...isf10Bill(), filler }))).statusCode).toBe(422);
    expect((await postRaw('/draft-bills/remove', JSON.stringify([filler]))).statusCode).toBe(413);
    expect((await postRaw('/user-config', JSON.stringify({ filler }))).statusCode).toBe(413);
  });
});

describe('a query', () => {
  it('[L03] [V24] ignores empty parameters', async () => {
    const query =
      'keyword=&billType=&houseScac=&createdAtBegin=&createdAtEnd=&pageSize=&pageNum=&sortField=&sortOrder=';
    const plain = await filer.get('/draft-bills');
    expect((await filer.get(`/draft-bills?${query}`)).text).toBe(plain.text);
    expect((await filer.get(`/bills?${query}&declarationStatus=&matchStatus=`)).status).toBe(200);
    const anonymous = await test.newClient().get('/anonymous/locale/message?localeCode=');
    expect([anonymous.status, anonymous.body]).toEqual([
      422,
      expect.objectContaining({ errors: { localeCode: { message: 'validation.required', args: {} } } }),
    ]);
  });

  it.each([
    ['/bills', SORT_FIELDS.filings],
    ['/draft-bills', SORT_FIELDS.drafts],
    ['/template', SORT_FIELDS.templates],
    ['/consume-record', SORT_FIELDS.consumption],
    ['/bond/settlements', SORT_FIELDS.bondSettlements],
    ['/party', simpleSortFields(party)],
    ['/linkmen', simpleSortFields(linkman)],
  ])('[L01] sorts %s by each of its sort fields in both orders', async (path, fields) => {
    for (const field of fields) {
      for (const order of ['asc', 'desc']) {
        const { status } = await filer.get(`${path}?sortField=${field}&sortOrder=${order}`);
        expect(status, `${field} ${order}`).toBe(200);
      }
    }
  });

  it.each(['/draft-bills', '/bills'])(
    '[V24] of %s names a day that does not exist and an unknown column',
    async (path) => {
      const answer = await filer.get(`${path}?createdAtBegin=2026-02-30&createdAtEnd=2026-08-01 25:00:00`);
      const date = { message: 'validation.date', args: {} };
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ errors: { createdAtBegin: date, createdAtEnd: date } }),
      ]);
      for (const field of ['body', 'constructor', 'toString', '__proto__']) {
        expect((await filer.get(`${path}?sortField=${field}`)).status, field).toBe(422);
      }
    },
  );
});
