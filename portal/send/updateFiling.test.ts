import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf5Bill } from '#contract/testing/bills.ts';
import { DECLARATION_STATUSES, DECLARATION_STATUS_NAMES, type FilingAction } from '#contract/statuses.ts';
import type { TestClient } from '../testing/client.ts';
import type { TestPortal } from '../testing/harness.ts';
import {
  postDeletion,
  fileBill,
  fileInStatus,
  getDetail,
  getHistory,
  getOperation,
  postUpdate,
  withNewNumber,
} from '../testing/filingLife.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, postDraft, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
let rival: TestClient;

beforeAll(async () => {
  ({ test, filer, colleague, rival } = await startWithClients({ coins: 20_000, coupons: 5 }));
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const walletOf = async () => {
  const { coin, couponCount } = (await filer.get('/me')).body as { coin: number; couponCount: number };
  return { coin, couponCount };
};
const PROVIDER = { bondType: 'Hgj_Continuous' } as Partial<Bill>;
const change = (bill: Bill, changes: Partial<Bill>) => ({ ...bill, ...changes }) as Bill;

describe('what a status allows', () => {
  it.each(DECLARATION_STATUS_NAMES)(
    '[D07] [D09] [D12] %s allows its actions and refuses the others with 1011',
    async (status) => {
      const allowed: readonly FilingAction[] = DECLARATION_STATUSES[status].actions;
      const changed = await fileInStatus(test, filer, status);
      const updated = await postUpdate(filer, change(changed.bill, { clientRef: 'PO 7' }));
      const mayChange = allowed.includes('modify') || allowed.includes('resend');
      expect([updated.status, updated.body['code']]).toEqual(mayChange ? [200, undefined] : [409, 1011]);
      if (mayChange) {
        const [last] = await getHistory(filer, changed.id);
        expect(last?.action).toBe(allowed.includes('modify') ? 'modify' : 'resend');
        expect(await getDetail(filer, changed.id)).toMatchObject({ declarationStatus: 'submitted', clientRef: 'PO 7' });
      }
      const deleted = await postDeletion(filer, (await fileInStatus(test, filer, status)).id);
      expect(deleted.status).toBe(allowed.includes('delete') ? 200 : 409);
      if (!allowed.includes('delete')) expect(deleted.body).toMatchObject({ code: 1011 });
    },
  );
});

describe('a modification', () => {
  it('[D09] is free, keeps number and acceptance, and sends a replacement', async () => {
    const filing = await fileBill(test, filer, {}, 'ok', 'accepted', 'onFile');
    const before = await walletOf();
    const accepted = (await getDetail(filer, filing.id)).acceptedAt;
    test.passTime(60_000);
    const answer = await postUpdate(filer, change(filing.bill, { sellerCity: 'HANGZHOU' }), { quotedTotal: 0 });
    expect(answer.body).toEqual({
      id: filing.id,
      isfNo: expect.stringMatching(/^HBRL-\d{10}$/u),
      declarationStatus: 'submitted',
      charged: 0,
      coupons: 0,
      balance: before.coin,
    });
    expect(await walletOf()).toEqual(before);
    const open = await getDetail(filer, filing.id);
    expect(open).toMatchObject({ revision: 2, sellerCity: 'HANGZHOU', matchStatus: 'onFile', acceptedAt: accepted });
    expect(open.held).toMatchObject({ sellerCity: 'NINGBO' });
    await applyVerdicts(test, filing.id, 'ok', 'warning');
    const after = await getDetail(filer, filing.id);
    expect(after).toMatchObject({ declarationStatus: 'modifySuccessWarning', acceptedAt: accepted });
    expect(after.held).toMatchObject({ sellerCity: 'HANGZHOU' });
  });

  it('[D12] appears in the history with its changes, message and receipts', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    await postUpdate(colleague, change(filing.bill, { sellerCity: 'HANGZHOU', clientRef: 'PO 7' }));
    await applyVerdicts(test, filing.id, 'rejected');
    const [modified, sent] = await getHistory(filer, filing.id);
    expect(modified).toMatchObject({ action: 'modify', operator: 'Cole Wu', declarationStatus: 'modifyFailed' });
    expect(sent).toMatchObject({ action: 'send', operator: 'Finn Zhao', declarationStatus: 'receiveSuccess' });
    const detail = await getOperation(filer, modified?.id ?? '');
    expect(detail).toMatchObject({
      filingId: filing.id,
      changes: [
        { field: 'clientRef', before: '', after: 'PO 7' },
        { field: 'sellerCity', before: 'NINGBO', after: 'HANGZHOU' },
      ],
      before: { sellerCity: 'NINGBO' },
      after: { sellerCity: 'HANGZHOU' },
      receipts: [{ action: 'modify', code: '133', field: 'importerId' }],
      sentAt: null,
    });
    expect(detail.message).not.toBe('');
    // The next one is compared with the version at customs, not with the rejected one.
    await postUpdate(filer, change(filing.bill, { clientRef: 'PO 8', revision: 2 }));
    const [again] = await getHistory(filer, filing.id);
    expect((await getOperation(filer, again?.id ?? '')).changes).toEqual([
      { field: 'clientRef', before: '', after: 'PO 8' },
    ]);
  });

  it('[D12] of a missing filing is a 404 like that of another enterprise', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    for (const id of ['none', filing.id]) expect((await rival.get(`/operation/${id}`)).status).toBe(404);
    expect((await postUpdate(rival, filing.bill)).text).toBe(
      (await postUpdate(rival, change(filing.bill, { id: null }))).text,
    );
    expect((await postDeletion(rival, filing.id)).status).toBe(404);
  });

  it('[D09] from a stale copy is refused with the current one', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    await postUpdate(colleague, change(filing.bill, { clientRef: 'THEIRS' }));
    await applyVerdicts(test, filing.id, 'accepted');
    const stale = await postUpdate(filer, change(filing.bill, { clientRef: 'MINE' }));
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({
        code: 409,
        current: expect.objectContaining({ id: filing.id, revision: 2, clientRef: 'THEIRS' }),
      }),
    ]);
    expect((await getDetail(filer, filing.id)).clientRef).toBe('THEIRS');
  });

  it.each(['accepted', 'rejected'] as const)(
    '[D09] from a copy before the deletion is refused without charge, after customs had %s it',
    async (verdict) => {
      const filing = await fileBill(test, filer, {}, verdict);
      await postDeletion(colleague, filing.id);
      const stale = async () => (await postUpdate(filer, change(filing.bill, { clientRef: 'MINE' }))).body;
      expect(await stale()).toMatchObject({ code: 409, current: { revision: 2 } });
      await applyVerdicts(test, filing.id, 'accepted');
      const before = await walletOf();
      expect(await stale()).toMatchObject({ code: 409, current: { revision: 2 } });
      expect(await walletOf()).toEqual(before);
      const again = await postUpdate(filer, change(filing.bill, { clientRef: 'MINE', revision: 2 }));
      expect(again.body).toMatchObject({ charged: 70 });
    },
  );

  it('[D09] to the other filing type is refused at the type', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const { id, revision, amsRequestList } = filing.bill;
    const answer = await postUpdate(filer, isf5Bill({ id, revision, amsRequestList }));
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: { billType: { message: 'errors.typeChanged', args: {} } },
        message: expect.stringContaining('ISF-5'),
      }),
    ]);
  });

  it('[D09] of number or filer code is refused at the field', async () => {
    const { db } = test.portal;
    await db.insertInto('filer_code').values({ enterprise_id: '1', code: 'HBRX' }).execute();
    const filing = await fileBill(test, filer, {}, 'accepted');
    const { body: number } = await postUpdate(filer, withNewNumber(filing));
    expect(number).toMatchObject({
      code: 422,
      errors: { amsRequestList: { 0: { amsNo: { message: 'validation.anotherFiling' } } } },
    });
    const { body: code } = await postUpdate(filer, change(filing.bill, { houseScac: 'HBRX' }));
    expect(code).toMatchObject({ code: 422, errors: { houseScac: { message: 'validation.anotherFiling' } } });
    const rows = [...filing.bill.amsRequestList, amsRowOf(freshNumber())];
    const { body: two } = await postUpdate(filer, change(filing.bill, { amsRequestList: rows }));
    expect(two).toMatchObject({ errors: { amsRequestList: { message: 'validation.tooManyRows' } } });
  });

  it('[V25] [D11] follows the rules of sending and requires an existing filer code', async () => {
    const filing = await fileBill(test, filer, {}, 'rejected');
    const wrong = await postUpdate(filer, change(filing.bill, { sellerName: '', sellerCity: 'Ningbo' }));
    expect(wrong.body).toMatchObject({
      code: 422,
      errors: { sellerName: { message: 'validation.required' }, sellerCity: { message: 'validation.charset.customs' } },
    });
    const gone = await postUpdate(filer, change(filing.bill, { houseScac: 'RIVL' }));
    expect([gone.status, gone.body['code'], gone.body['houseScac']]).toEqual([409, 1009, 'RIVL']);
  });
});

describe('a resend', () => {
  it('[D09] [D11] of a rejected filing is free, also under the default filer code', async () => {
    const { db } = test.portal;
    await db.insertInto('filer_code').values({ enterprise_id: '1', code: 'OLDC' }).execute();
    const filing = await fileBill(test, filer, { houseScac: 'OLDC' }, 'rejected');
    await db.deleteFrom('filer_code').where('code', '=', 'OLDC').execute();
    const answer = await postUpdate(filer, change(filing.bill, { houseScac: 'HBRL' }), { quotedTotal: 0 });
    expect(answer.body).toMatchObject({ charged: 0, isfNo: expect.stringMatching(/^HBRL-\d{10}$/u) });
    await applyVerdicts(test, filing.id, 'accepted');
    expect(await getDetail(filer, filing.id)).toMatchObject({ declarationStatus: 'receiveSuccess', houseScac: 'HBRL' });
  });

  it('[D09] of a deleted filing is charged as new, with any free number, and starts a new life', async () => {
    const filing = await fileBill(test, filer, PROVIDER, 'accepted', 'wrongType');
    await postDeletion(filer, filing.id);
    await applyVerdicts(test, filing.id, 'accepted');
    const before = await walletOf();
    const amsNo = freshNumber();
    const next = { ...withNewNumber(filing, amsNo), revision: 2 };
    const refused = await postUpdate(filer, next, { quotedTotal: 70 });
    expect(refused.body).toMatchObject({ code: 1010, total: 300, quotedTotal: 70 });
    const answer = await postUpdate(filer, next, { quotedTotal: 300 });
    expect(answer.body).toMatchObject({ charged: 300, balance: before.coin - 300 });
    expect(await getDetail(filer, filing.id)).toMatchObject({
      amsNo,
      declarationStatus: 'submitted',
      matchStatus: 'none',
      acceptedAt: null,
      held: null,
      bondPaid: true,
    });
    expect((await sendBill(colleague, withNewNumber(filing, amsNo))).status).toBe(404);
    expect((await sendBill(colleague, { ...withNewNumber(filing, amsNo), id: null })).body).toMatchObject({
      code: 1003,
    });
  });

  it('[D04] of a deleted filing is refused while another filing has the number', async () => {
    const filing = await fileInStatus(test, filer, 'deleteSuccess');
    const draft = await postDraft(colleague, { ...filing.bill, id: null, revision: undefined });
    expect((await postUpdate(filer, filing.bill)).body).toMatchObject({ code: 1003 });
    await colleague.post('/draft-bills/remove', [draft]);
    const theirs = { ...filing.bill, id: null, houseScac: 'RIVL' } as Bill;
    expect((await sendBill(rival, theirs)).status).toBe(200);
    const before = await walletOf();
    expect((await postUpdate(filer, filing.bill)).body).toMatchObject({ code: 1008 });
    expect(await walletOf()).toEqual(before);
  });
});

describe('the provider’s bond', () => {
  it('[D10] costs 230 when a filing switches to it, once, with the confirmed price', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const before = await walletOf();
    const silent = await postUpdate(filer, change(filing.bill, PROVIDER), { quotedTotal: 0 });
    expect([silent.status, silent.body['code'], silent.body['total']]).toEqual([409, 1010, 230]);
    const paid = await postUpdate(filer, change(filing.bill, PROVIDER), { quotedTotal: 230 });
    expect(paid.body).toMatchObject({ charged: 230, balance: before.coin - 230 });
    await applyVerdicts(test, filing.id, 'accepted');
    expect((await getDetail(filer, filing.id)).bondPaid).toBe(true);
    const own = { bondType: 'Continuous', revision: 2 } as Partial<Bill>;
    expect((await postUpdate(filer, change(filing.bill, own))).body).toMatchObject({ charged: 0 });
    await applyVerdicts(test, filing.id, 'accepted');
    const back = { ...PROVIDER, revision: 3 } as Partial<Bill>;
    expect((await postUpdate(filer, change(filing.bill, back), { quotedTotal: 0 })).body).toMatchObject({
      charged: 0,
    });
    expect(await walletOf()).toEqual({ ...before, coin: before.coin - 230 });
  });

  it('[M03] is booked under the client’s reference of the new bill', async () => {
    const filing = await fileBill(test, filer, { clientRef: 'PO 1' }, 'accepted');
    await postUpdate(filer, change(filing.bill, { ...PROVIDER, clientRef: 'PO 2' }));
    const entries = await test.portal.db
      .selectFrom('ledger_entry')
      .select(['kind', 'client_ref'])
      .where('filing_id', '=', filing.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'filing', client_ref: 'PO 1' },
      { kind: 'bond', client_ref: 'PO 2' },
    ]);
  });

  it('[D10] is due on a resend too, and is not covered by coupons', async () => {
    const filing = await fileBill(test, filer, {}, 'rejected');
    const before = await walletOf();
    const answer = await postUpdate(filer, change(filing.bill, PROVIDER), { payType: 2, quotedTotal: 230 });
    expect(answer.body).toMatchObject({ charged: 230 });
    expect(await walletOf()).toEqual({ coin: before.coin - 230, couponCount: before.couponCount });
  });

  it('[D06] [E04] is refused with the missing amount, and nothing is written', async () => {
    const filing = await fileBill(test, rival, { houseScac: 'RIVL' }, 'accepted');
    const { db } = test.portal;
    const { balance } = await db
      .selectFrom('wallet')
      .select('balance')
      .where('enterprise_id', '=', test.rivalId)
      .executeTakeFirstOrThrow();
    const many = Math.floor(balance / 70);
    for (let n = 0; n < many; n += 1) await fileBill(test, rival, { houseScac: 'RIVL' });
    const answer = await postUpdate(rival, change(filing.bill, PROVIDER));
    expect([answer.status, answer.body['gap']]).toEqual([402, 230 - (balance - many * 70)]);
    expect(await getHistory(rival, filing.id)).toHaveLength(1);
  });
});

describe('the mark “to be completed”', () => {
  it('[D09] is set while customs has a flexible version, until it accepts a complete one', async () => {
    const filing = await fileBill(test, filer, { actionReason: 'FR' });
    const marked = async () => {
      const { toComplete } = await getDetail(filer, filing.id);
      const page = (await filer.get(`/bills?toComplete=true&amsNo=${filing.amsNo}`)).body as { total: number };
      return [toComplete, page.total];
    };
    expect(await marked()).toEqual([false, 0]);
    await applyVerdicts(test, filing.id, 'accepted');
    expect(await marked()).toEqual([true, 1]);
    await postUpdate(filer, change(filing.bill, { actionReason: 'CT' }));
    expect(await marked()).toEqual([true, 1]);
    await applyVerdicts(test, filing.id, 'rejected');
    expect(await marked()).toEqual([true, 1]);
    await postUpdate(filer, change(filing.bill, { actionReason: 'CT', revision: 2 }));
    await applyVerdicts(test, filing.id, 'accepted');
    expect(await marked()).toEqual([false, 0]);
  });
});

describe('an idempotency key', () => {
  it('[D05] gets one response, has one effect, and refuses another body', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const key = freshKey();
    const bill = change(filing.bill, PROVIDER);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => postUpdate(filer, bill, { key, quotedTotal: 230 })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await getHistory(filer, filing.id)).toHaveLength(2);
    expect((await postUpdate(filer, change(bill, { clientRef: 'OTHER' }), { key, quotedTotal: 230 })).status).toBe(422);
    expect((await filer.get(`/intents/${key}`)).body).toEqual({ state: 'done', status: 200, body: answers[0]?.body });
    expect((await rival.get(`/intents/${key}`)).body).toEqual({ state: 'unknown' });
    expect((await postUpdate(rival, bill, { key })).status).toBe(404);
    expect((await postUpdate(filer, bill, { key: '' })).status).toBe(400);
  });
});
