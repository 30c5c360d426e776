import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf } from '#contract/testing/bills.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import {
  postDeletion,
  fileBill,
  getDetail,
  getHistory,
  getOperation,
  replaceFiling,
  postUpdate,
  withNewNumber,
} from '../testing/filingLife.ts';
import type { TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
let rival: TestClient;

beforeAll(async () => {
  ({ test, filer, colleague, rival } = await startWithClients({ coins: 20_000, coupons: 5 }));
  const { db } = test.portal;
  await db.updateTable('enterprise').set({ credit_limit: 1_000, vip: true }).where('id', '=', '1').execute();
  await db.insertInto('filer_code').values({ enterprise_id: '1', code: 'HBRX' }).execute();
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const PROVIDER = { bondType: 'Hgj_Continuous' } as Partial<Bill>;
const walletOf = (enterpriseId = '1') =>
  test.portal.db
    .selectFrom('wallet')
    .select(['balance', 'coupons', 'credit_used'])
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirstOrThrow();
const recordsOf = async (filingId: string) => {
  const of = (table: 'consumption' | 'bond_settlement') =>
    test.portal.db.selectFrom(table).select('coins').where('filing_id', '=', filingId).orderBy('order_no').execute();
  return [...(await of('consumption')), ...(await of('bond_settlement'))].map(({ coins }) => coins);
};
const jobsOf = async (filingId: string) => {
  const { rows } = await test.portal.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from job j join operation o on o.id = j.payload->>'operationId' where o.filing_id = $1`,
    [filingId],
  );
  return rows[0]?.jobs;
};

describe('delete and send', () => {
  it('[D09] charges the new number at once and submits it after customs deleted the old one', async () => {
    const old = await fileBill(test, filer, PROVIDER, 'accepted');
    const before = await walletOf();
    const next = withNewNumber(old);
    const answer = await replaceFiling(filer, next, { quotedTotal: 300 });
    const [made] = answer.body.filings;
    expect(answer.body).toEqual({
      old: { id: old.id, declarationStatus: 'submitted' },
      filings: [
        {
          id: made?.id,
          isfNo: expect.stringMatching(/^HBRL-\d{10}$/u),
          amsNo: next.amsRequestList[0]?.amsNo,
          draftId: null,
        },
      ],
      charged: 300,
      coupons: 0,
      balance: before.balance - 300,
    });
    const waiting = { id: old.id, amsNo: old.amsNo };
    expect(await getDetail(filer, made?.id ?? '')).toMatchObject({ waitsFor: waiting, actions: [], bondPaid: true });
    const rows = await expectOk<{ records: unknown[] }>(filer.get(`/bills?amsNo=${made?.amsNo}`));
    expect(rows.records).toMatchObject([{ waitsFor: waiting, declarationStatus: 'submitted' }]);
    expect([await jobsOf(old.id), await jobsOf(made?.id ?? '')]).toEqual([2, 0]);

    await applyVerdicts(test, old.id, 'ok');
    expect(await jobsOf(made?.id ?? '')).toBe(0);
    await applyVerdicts(test, old.id, 'accepted');
    expect(await jobsOf(made?.id ?? '')).toBe(1);
    expect((await getDetail(filer, old.id)).declarationStatus).toBe('deleteSuccess');
    expect((await getDetail(filer, made?.id ?? '')).waitsFor).toBeNull();
    await applyVerdicts(test, made?.id ?? '', 'accepted');
    expect((await getDetail(filer, made?.id ?? '')).declarationStatus).toBe('receiveSuccess');
    expect(await walletOf()).toEqual({ ...before, balance: before.balance - 300 });
    expect((await sendBill(colleague, { ...old.bill, id: null })).status).toBe(200);
  });

  it.each([
    [0, [70, -70, 230, -230]],
    [1, [70, -70, 230, -230]],
    [2, [0, 0, 230, -230]],
    [3, [70, -70, 230, -230]],
  ] as const)(
    '[D09] closes and refunds the new filing when customs keeps the old one, payment type %i',
    async (payType, records) => {
      const old = await fileBill(test, filer, PROVIDER, 'accepted');
      const before = await walletOf();
      const answer = await replaceFiling(filer, withNewNumber(old), { payType });
      const { id = '', amsNo = '' } = answer.body.filings[0] ?? {};
      expect(await walletOf()).not.toEqual(payType === 3 ? null : before);
      await applyVerdicts(test, old.id, 'ok', 'rejected');
      expect(await walletOf()).toEqual(before);
      expect(await recordsOf(id)).toEqual(records);
      expect((await getDetail(filer, old.id)).declarationStatus).toBe('deleteFailed');
      expect(await getDetail(filer, id)).toMatchObject({
        declarationStatus: 'deleteSuccess',
        waitsFor: null,
        bondPaid: false,
        latestOperator: 'Finn Zhao',
        actions: ['resend'],
      });
      const history = await getHistory(filer, id);
      expect(history).toMatchObject([
        { action: 'delete', operator: '', note: 'forerunnerStays', declarationStatus: 'deleteSuccess' },
        { action: 'send', operator: 'Finn Zhao', note: 'neverLeft' },
      ]);
      expect((await getOperation(filer, history[1]?.id ?? '')).message).toBe('');
      expect(await jobsOf(id)).toBe(0);
      // Its number is free, and it can be sent again like any deleted filing.
      const refiled = { ...old.bill, id, amsRequestList: [amsRowOf(amsNo)] };
      // A page loaded while it waited is stale, because the closing raised the revision.
      expect((await postUpdate(filer, { ...refiled, revision: 1 })).body).toMatchObject({ code: 409 });
      const again = await postUpdate(filer, { ...refiled, revision: 2 });
      expect(again.body).toMatchObject({ charged: 300 });
    },
  );

  it('[D09] creates a filing for each new number; all depend on the deletion of the old one', async () => {
    const old = await fileBill(test, filer, {}, 'accepted');
    const before = await walletOf();
    const rows = [amsRowOf(freshNumber()), amsRowOf(freshNumber())];
    const answer = await replaceFiling(filer, { ...old.bill, amsRequestList: rows });
    expect(answer.body.charged).toBe(140);
    await applyVerdicts(test, old.id, 'rejected');
    expect(await walletOf()).toEqual(before);
    for (const { id } of answer.body.filings) {
      expect((await getDetail(filer, id)).declarationStatus).toBe('deleteSuccess');
    }
  });

  it('[D09] under another filer code keeps the number reserved and transfers it', async () => {
    for (const verdict of ['accepted', 'rejected'] as const) {
      const old = await fileBill(test, filer, {}, 'accepted');
      const answer = await replaceFiling(filer, { ...old.bill, houseScac: 'HBRX' });
      const { id = '', isfNo } = answer.body.filings[0] ?? {};
      expect(isfNo).toMatch(/^HBRX-/u);
      expect((await sendBill(rival, { ...old.bill, id: null, houseScac: 'RIVL' })).body).toMatchObject({ code: 1008 });
      await applyVerdicts(test, old.id, verdict);
      expect((await sendBill(rival, { ...old.bill, id: null, houseScac: 'RIVL' })).body).toMatchObject({ code: 1008 });
      const { filing_id } = await test.portal.db
        .selectFrom('ams_claim')
        .select('filing_id')
        .where('ams_no', '=', old.amsNo)
        .executeTakeFirstOrThrow();
      expect(filing_id).toBe(verdict === 'accepted' ? id : old.id);
    }
  });

  it('[D09] of a rejected filing waits for no answer, because customs never had it', async () => {
    const old = await fileBill(test, filer, {}, 'rejected');
    const answer = await replaceFiling(filer, withNewNumber(old));
    expect(answer.body['old']).toEqual({ id: old.id, declarationStatus: 'deleteSuccess' });
    const { id = '' } = answer.body.filings[0] ?? {};
    expect((await getDetail(filer, id)).waitsFor).toBeNull();
    expect(await jobsOf(id)).toBe(1);
  });

  it('[D09] of a rejected filing never keeps its number, also not under another filer code', async () => {
    const old = await fileBill(test, filer, {}, 'rejected');
    const both = [amsRowOf(old.amsNo), amsRowOf(freshNumber())];
    const answer = await replaceFiling(filer, { ...old.bill, houseScac: 'HBRX', amsRequestList: both });
    expect(answer.body).toMatchObject({
      code: 422,
      errors: { amsRequestList: { 0: { amsNo: { message: 'validation.sameNumber' } } } },
    });
    expect((await getDetail(filer, old.id)).declarationStatus).toBe('receiveFailed');
  });

  it('[D09] before the first message is answered waits for both answers', async () => {
    for (const [verdict, oldJobs] of [
      ['accepted', 2],
      ['rejected', 1],
    ] as const) {
      const old = await fileBill(test, filer, {}, 'ok');
      const answer = await replaceFiling(filer, withNewNumber(old));
      const { id = '' } = answer.body.filings[0] ?? {};
      expect([await jobsOf(old.id), await jobsOf(id)]).toEqual([1, 0]);
      await applyVerdicts(test, old.id, verdict);
      expect(await jobsOf(old.id)).toBe(oldJobs);
      if (verdict === 'accepted') await applyVerdicts(test, old.id, 'accepted');
      expect(await jobsOf(id)).toBe(1);
      expect((await getDetail(filer, old.id)).declarationStatus).toBe('deleteSuccess');
    }
  });

  it('[D09] is refused without a deletable filing, for a stale copy, and for unchanged numbers', async () => {
    const old = await fileBill(test, filer, {}, 'accepted');
    const stays = await replaceFiling(filer, { ...old.bill, clientRef: 'PO 7' });
    expect(stays.body).toMatchObject({
      code: 422,
      errors: { amsRequestList: { 0: { amsNo: { message: 'validation.sameNumber' } } } },
    });
    const both = { ...old.bill, amsRequestList: [amsRowOf(freshNumber()), amsRowOf(old.amsNo)] };
    expect((await replaceFiling(filer, both)).body).toMatchObject({
      errors: { amsRequestList: { 1: { amsNo: { message: 'validation.sameNumber' } } } },
    });
    expect((await replaceFiling(filer, { ...withNewNumber(old), revision: 7 })).body).toMatchObject({ code: 409 });
    expect((await replaceFiling(filer, withNewNumber(old), { quotedTotal: 0 })).body).toMatchObject({
      code: 1010,
      total: 70,
    });
    expect((await replaceFiling(rival, withNewNumber(old))).status).toBe(404);
    const taken = await fileBill(test, colleague);
    expect((await replaceFiling(filer, withNewNumber(old, taken.amsNo))).body).toMatchObject({ code: 1003 });
    await postDeletion(filer, old.id);
    expect((await replaceFiling(filer, withNewNumber(old))).body).toMatchObject({ code: 409 });
    const deleted = { ...withNewNumber(old), revision: 2 };
    expect((await replaceFiling(filer, deleted)).body).toMatchObject({ code: 1011 });
    await applyVerdicts(test, old.id, 'accepted');
    expect((await replaceFiling(filer, deleted)).body).toMatchObject({ code: 1011 });
    expect(await getHistory(filer, old.id)).toHaveLength(2);
  });

  it('[D05] happens once per key', async () => {
    const old = await fileBill(test, filer, {}, 'accepted');
    const [key, next] = [freshKey(), withNewNumber(old)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => replaceFiling(filer, next, { key })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await replaceFiling(filer, { ...next, clientRef: 'OTHER' }, { key })).status).toBe(422);
    expect((await postUpdate(filer, next, { key })).status).toBe(422);
  });
});

describe('a deletion', () => {
  it('[D12] is submitted once, and frees the number once customs confirmed it', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    expect((await postDeletion(colleague, filing.id)).body).toEqual({ id: filing.id, declarationStatus: 'submitted' });
    expect(await postDeletion(filer, filing.id)).toMatchObject({ status: 409, body: { code: 1011 } });
    const [deleted] = await getHistory(filer, filing.id);
    expect(deleted).toMatchObject({ action: 'delete', operator: 'Cole Wu' });
    expect(await getOperation(filer, deleted?.id ?? '')).toMatchObject({
      before: { id: null },
      after: null,
      changes: [],
    });
    expect((await sendBill(filer, { ...filing.bill, id: null })).body).toMatchObject({ code: 1004 });
    await applyVerdicts(test, filing.id, 'accepted');
    expect((await sendBill(filer, { ...filing.bill, id: null })).status).toBe(200);
  });

  it('[D12] after a rejected change names the importer of the version that customs holds', async () => {
    const filing = await fileBill(test, filer, { importerId: '12-345678900' }, 'accepted');
    await postUpdate(filer, { ...filing.bill, importerId: '98-765432100' } as Bill);
    await applyVerdicts(test, filing.id, 'rejected');
    expect((await postDeletion(filer, filing.id)).status).toBe(200);
    const [deleted] = await getHistory(filer, filing.id);
    const { message } = await getOperation(filer, deleted?.id ?? '');
    expect(message).toContain('12-345678900');
    expect(message).not.toContain('98-765432100');
  });

  it('[D12] is refused when customs has accepted a filing that was shown as rejected', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const remove = (shownStatus: string) => filer.post(`/bill/delete?id=${filing.id}&shownStatus=${shownStatus}`);
    expect((await remove('receiveFailed')).body).toMatchObject({
      code: 1011,
      message: expect.stringContaining('answered'),
    });
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe('receiveSuccess');
    expect((await remove('receiveOk')).status).toBe(200);
  });

  it('[D12] of a rejected filing happens at once, without a message', async () => {
    const filing = await fileBill(test, filer, {}, 'rejected');
    expect((await postDeletion(filer, filing.id)).body).toEqual({ id: filing.id, declarationStatus: 'deleteSuccess' });
    expect(await jobsOf(filing.id)).toBe(1);
    const [deleted] = await getHistory(filer, filing.id);
    expect(deleted).toMatchObject({ declarationStatus: 'deleteSuccess' });
    expect((await getOperation(filer, deleted?.id ?? '')).message).toBe('');
    expect((await sendBill(filer, { ...filing.bill, id: null })).status).toBe(200);
  });
});

describe('an operation before customs answered the first message', () => {
  it('[D08] waits, and is submitted once that is accepted', async () => {
    const filing = await fileBill(test, filer, {}, 'ok');
    await postUpdate(filer, { ...filing.bill, clientRef: 'PO 7' });
    expect(await jobsOf(filing.id)).toBe(1);
    await applyVerdicts(test, filing.id, 'accepted');
    expect(await jobsOf(filing.id)).toBe(2);
    expect(await getDetail(filer, filing.id)).toMatchObject({
      declarationStatus: 'submitted',
      held: { clientRef: '' },
    });
    await applyVerdicts(test, filing.id, 'ok', 'accepted', 'onFile');
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe('modifySuccess');
  });

  it('[D08] is submitted as a new filing when that is rejected', async () => {
    const filing = await fileBill(test, filer, {}, 'ok');
    await postUpdate(filer, { ...filing.bill, clientRef: 'PO 7' });
    const [modified] = await getHistory(filer, filing.id);
    await applyVerdicts(test, filing.id, 'rejected');
    expect(await getHistory(filer, filing.id)).toMatchObject([
      { id: modified?.id, action: 'resend', note: 'leftAsNew', declarationStatus: 'submitted' },
      { action: 'send', declarationStatus: 'receiveFailed' },
    ]);
    const { message, after } = await getOperation(filer, modified?.id ?? '');
    const [sent] = (await getHistory(filer, filing.id)).slice(-1);
    const first = await getOperation(filer, sent?.id ?? '');
    // SF10 up to the action: both are adds, where the change would have been a replacement.
    expect(message.slice(0, 8)).toBe(first.message.slice(0, 8));
    expect(after).toMatchObject({ clientRef: 'PO 7' });
    expect(await jobsOf(filing.id)).toBe(2);
    await applyVerdicts(test, filing.id, 'accepted');
    const now = await getDetail(filer, filing.id);
    expect(now).toMatchObject({ declarationStatus: 'receiveSuccess', held: { clientRef: 'PO 7' } });
  });

  it('[D08] is closed without a message when that is rejected and it was a deletion', async () => {
    const filing = await fileBill(test, filer, {}, 'ok');
    expect((await postDeletion(filer, filing.id)).body).toMatchObject({ declarationStatus: 'submitted' });
    await applyVerdicts(test, filing.id, 'rejected');
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe('deleteSuccess');
    expect(await getHistory(filer, filing.id)).toMatchObject([{ note: 'nothingHeld' }, {}]);
    expect(await jobsOf(filing.id)).toBe(1);
    expect((await sendBill(filer, { ...filing.bill, id: null })).status).toBe(200);
  });
});
