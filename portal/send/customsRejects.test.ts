import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { fileBill, withNewNumber } from '../testing/filingLife.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, postDraft } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

/** Customs would reject the number of the consignee: 316, an EIN without its suffix. */
const REJECTED = { consigneeId: '12-3456789' };
const bill = (changes: Partial<Isf10Bill> = REJECTED) =>
  isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], ...changes });

/** What a refused call must not change. */
async function state() {
  const count = async (table: 'filing' | 'operation' | 'ledger_entry' | 'job') => {
    const { n } = await test.portal.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const { coin } = (await filer.get('/me')).body as { coin: number };
  return {
    coin,
    filings: await count('filing'),
    operations: await count('operation'),
    ledger: await count('ledger_entry'),
    jobs: await count('job'),
  };
}

interface Paid {
  path: string;
  body: Record<string, unknown>;
}
const CALLS: [name: string, make: () => Promise<Paid>][] = [
  ['sendBill', async () => ({ path: '/bills/send', body: asBody(bill()) })],
  ['sendDrafts', async () => ({ path: '/draft-bills/send', body: { ids: [await postDraft(filer, bill())] } })],
  [
    'updateFiling',
    async () => {
      const filing = await fileBill(test, filer, {}, 'ok', 'accepted');
      return { path: '/bill/update', body: asBody({ ...filing.bill, ...REJECTED }) };
    },
  ],
  [
    'deleteAndSend',
    async () => {
      const filing = await fileBill(test, filer, {}, 'ok', 'accepted');
      return { path: '/bills/delete-send', body: asBody({ ...withNewNumber(filing), ...REJECTED }) };
    },
  ],
];
const post = ({ path, body }: Paid, key = freshKey()) =>
  filer.post(`${path}?payType=0`, body, { 'idempotency-key': key });

describe('[X06] a bill that customs would reject', () => {
  it.each(CALLS)(
    '%s: is refused with its edits and charges nothing, and is sent with acceptRejects',
    async (_, make) => {
      const call = await make();
      const before = await state();
      const key = freshKey();
      const refused = await post(call, key);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        {
          code: 1017,
          message: expect.stringContaining('acceptRejects') as string,
          rejects: [
            {
              code: '316',
              severity: 'reject',
              field: 'consigneeId',
              text: expect.stringContaining('12-345678900') as string,
            },
          ],
        },
      ]);
      expect(await state()).toEqual(before);
      // The refusal is the intent's answer, and the flag makes another body: a new key confirms.
      expect(await post(call, key)).toMatchObject({ status: 422, body: refused.body });
      const confirmed = { ...call, body: { ...call.body, acceptRejects: true } };
      expect(await post(confirmed, key)).toMatchObject({ status: 422, body: { code: 422 } });
      expect(await state()).toEqual(before);
      const sent = await post(confirmed);
      expect(sent.status, sent.text).toBe(200);
      expect((await state()).operations).toBeGreaterThan(before.operations);
      expect(await brokenInvariants(test.portal.db)).toEqual([]);
    },
  );

  it('is refused for a program with an API key too, in the language of the call', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    const { key } = (await admin.post('/enterprises/api-keys', { name: 'TMS', current: PASSWORD })).body as {
      key: string;
    };
    const send = (body: Record<string, unknown>) =>
      test.app.inject({
        method: 'POST',
        url: `${PORTAL_BASE}/bills/send?payType=0`,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': freshKey(), 'x-lang': 'zh-CN' },
        payload: body,
      });
    const body = asBody(bill());
    const refused = await send(body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 1017, rejects: [{ code: '316', field: 'consigneeId' }] });
    expect(refused.json().rejects[0]?.text).toMatch(/[一-鿿]/u);
    expect((await send({ ...body, acceptRejects: true })).statusCode).toBe(200);
  });

  it('is not sent by a false flag, and a valid bill needs none', async () => {
    expect(await post({ path: '/bills/send', body: { ...asBody(bill()), acceptRejects: false } })).toMatchObject({
      status: 422,
      body: { code: 1017 },
    });
    expect(await post({ path: '/bills/send', body: asBody(bill({})) })).toMatchObject({ status: 200 });
  });

  it('names the draft of each reject when several are sent', async () => {
    const [good, bad] = [await postDraft(filer, bill({})), await postDraft(filer, bill())];
    const { status, body } = await post({ path: '/draft-bills/send', body: { ids: [good, bad] } });
    expect([status, body]).toMatchObject([
      422,
      { rejects: [{ draftId: bad }], errors: { [bad]: { consigneeId: {} } } },
    ]);
  });
});
