import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settlement } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { settlement } from '#contract/endpoints/filings.ts';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { fileBill, fileInStatus, withNewNumber } from '../testing/filingLife.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  colleague = await test.signIn(ACCOUNTS.colleague);
});
afterAll(() => test.close());

const withNumbers = (...amsNos: string[]) => isf10Bill({ amsRequestList: amsNos.map((amsNo) => amsRowOf(amsNo)) });
async function settle(body: unknown, query = ''): Promise<Settlement> {
  const answer = await filer.post(`/pre-settlement2${query}`, body);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return settlement.strict().parse(answer.body);
}
const settleBill = (bill: Bill, query = '') => settle(asBody(bill), query);

describe('[D06] the cost pre-check', () => {
  it('prices every number of every draft, known ones lower, and the bonds', async () => {
    const [known, other, third] = [freshNumber(), freshNumber(), freshNumber()];
    await test.portal.db.insertInto('ams_bill').values({ ams_no: known, filed_at: new Date() }).execute();
    const first = await postDraft(filer, withNumbers(known, other));
    const second = await postDraft(filer, { ...withNumbers(third), bondType: 'Hgj_Continuous' });
    expect(await settle({ ids: [second, first] })).toEqual({
      lines: [
        { draftId: second, amsNo: third, fee: 70, alreadyFiled: false },
        { draftId: first, amsNo: known, fee: 50, alreadyFiled: true },
        { draftId: first, amsNo: other, fee: 70, alreadyFiled: false },
      ],
      bondFee: 230,
      total: 420,
      balance: 2000,
      couponCount: 3,
      payTypes: [
        { payType: 0, available: true },
        { payType: 1, available: false, reason: 'noCredit' },
        { payType: 2, available: true },
        { payType: 3, available: false, reason: 'noVip' },
      ],
      sufficient: true,
      conflicts: [],
      houseScacAvailable: true,
      missingSettings: [],
      rehearsal: [],
    });
  });

  it('[O07] refuses drafts whose rows would take the portal from everybody, as does a send', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => postDraft(filer, withNumbers(freshNumber()))));
    const rows = JSON.stringify(Array.from({ length: 3_400 }, () => ({ hsCode: '940360', hsCountryCode: 'CN' })));
    await sql`update draft set body = jsonb_set(body, '{billHsRequestList}', ${rows}::jsonb)
      where id in (${sql.join(ids)})`.execute(test.portal.db);
    const tooLarge = [413, expect.objectContaining({ code: 413 }) as unknown];
    const settled = await filer.post('/pre-settlement2', { ids });
    expect([settled.status, settled.body]).toEqual(tooLarge);
    const sent = await sendDrafts(filer, ids);
    expect([sent.status, sent.body]).toEqual(tooLarge);
  });

  it('[X06] warns of a SCAC that is in no list, until the provider imports it', async () => {
    const unlisted = async (amsNo: string) => {
      const { rehearsal } = await settleBill(withNumbers(amsNo));
      return rehearsal.filter(({ code }) => code === 'scacNotListed').map(({ severity, field }) => [severity, field]);
    };
    expect(await unlisted('QZXW2719403685')).toEqual([['warning', 'amsRequestList.0.amsNo']]);
    for (const known of ['OOLU2719403685', 'HBRL2719403685']) expect(await unlisted(known), known).toEqual([]);
    const { config } = test.portal;
    const { carriers } = config;
    config.carriers = new Map([['QZXW', 'QZX LINES']]);
    expect(await unlisted('QZXW2719403685')).toEqual([]);
    config.carriers = carriers;
  });

  it('[X06] warns of an EIN prefix that the IRS is not known to assign, until the operator adds it', async () => {
    const bill = { ...withNumbers('OOLU2719403685'), importerId: '69-345678900' };
    const unusual = async () => (await settleBill(bill)).rehearsal.filter(({ code }) => code === 'numberUnusual');
    expect(await unusual()).toMatchObject([{ severity: 'warning', args: { problem: 'einRarePrefix' } }]);
    const { config } = test.portal;
    const { einPrefixes } = config;
    config.einPrefixes = new Set(['69']);
    expect(await unusual()).toEqual([]);
    config.einPrefixes = einPrefixes;
  });

  it('reports that no way to pay is left', async () => {
    const numbers = Array.from({ length: 30 }, () => freshNumber());
    const { sufficient, payTypes } = await settleBill(withNumbers(...numbers));
    expect(sufficient).toBe(false);
    expect(payTypes.map(({ reason }) => reason)).toEqual(['insufficient', 'noCredit', 'notEnoughCoupons', 'noVip']);
  });

  it('returns problems and warnings of unfinished bills, each with its draft, row and field', async () => {
    const draft = await postDraft(filer, { ...withNumbers('OOL1'), sellerCity: '', loadingAt: '2026-08-03 12:00:00' });
    const { rehearsal, total } = await settle({ ids: [draft] });
    expect(total).toBe(70);
    const found = rehearsal.map(({ draftId, amsNo, code, severity, field, message }) =>
      [draftId, amsNo, code, severity, field, message].join(' '),
    );
    expect(found.toSorted()).toEqual(
      [
        `${draft}  V warning loadingAt validation.loadingLate`,
        `${draft}  V error sellerCity validation.required`,
        `${draft} OOL1 V error amsRequestList.0.amsNo validation.amsScac`,
        `${draft} OOL1 V error amsRequestList.0.amsNo validation.minLength`,
      ].toSorted(),
    );
  });

  it('[D04] reports a number that occurs in two of the drafts', async () => {
    const amsNo = freshNumber();
    const ids = [await postDraft(filer, withNumbers(amsNo)), await postDraft(filer, withNumbers(amsNo))];
    const { rehearsal } = await settle({ ids });
    expect(rehearsal).toMatchObject([{ draftId: ids[1], amsNo, message: 'validation.amsRepeated' }]);
  });

  it('[D04] names own and colleagues’ filings and drafts, never another enterprise’s', async () => {
    const [mine, theirs, drafted, otherTenant] = [freshNumber(), freshNumber(), freshNumber(), freshNumber()];
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const own = await sendBill(filer, withNumbers(mine));
    const other = await sendBill(colleague, withNumbers(theirs));
    await postDraft(colleague, withNumbers(drafted));
    expect((await sendBill(rival, { ...withNumbers(otherTenant), houseScac: 'RIVL' })).status).toBe(200);
    const { conflicts } = await settleBill(withNumbers(mine, theirs, drafted, otherTenant));
    expect(conflicts).toEqual([
      { amsNo: mine, code: 1004, filingId: own.body.filings[0]?.id },
      { amsNo: theirs, code: 1003, filingId: other.body.filings[0]?.id },
      { amsNo: drafted, code: 1003 },
    ]);
  });

  it('[D11] checks the filer code, also under the default one', async () => {
    const bill = { ...withNumbers(freshNumber()), houseScac: 'RIVL' };
    expect((await settleBill(bill)).houseScacAvailable).toBe(false);
    expect((await settleBill(bill, '?useDefaultHouseScac=true')).houseScacAvailable).toBe(true);
    expect((await settleBill({ ...bill, houseScac: '' })).houseScacAvailable).toBe(true);
  });

  it('[D11] checks the filer code of a bill that is not a draft', async () => {
    const body = { ...asBody({ ...isf10Bill(), houseScac: 'GONE' }), useDefaultHouseScac: true };
    expect((await filer.post('/pre-settlement2', body)).body).toMatchObject({ houseScacAvailable: true });
    expect((await filer.post('/pre-settlement2', { ...body, useDefaultHouseScac: false })).body).toMatchObject({
      houseScacAvailable: false,
    });
  });

  it('changes nothing', async () => {
    const draft = await postDraft(filer, withNumbers(freshNumber()));
    const look = async () => {
      const [me, drafts, filings] = [
        await filer.get('/me'),
        await filer.get('/draft-bills'),
        await filer.get('/bills'),
      ];
      return [me.text, drafts.text, filings.text];
    };
    const before = await look();
    await settle({ ids: [draft] });
    expect(await look()).toEqual(before);
  });

  it('returns customs’ own edits for a bill without problems of the form', async () => {
    const bill = { ...withNumbers(freshNumber()), importerId: '12-345678900', consigneeId: 'ABC' };
    const { rehearsal, total } = await settleBill(bill);
    expect(rehearsal.length).toBeGreaterThan(0);
    for (const finding of rehearsal) expect(finding).toMatchObject({ severity: 'reject', field: 'consigneeId' });
    expect(total).toBe(70);
  });

  it('reports what is missing as an error, what is converted as a warning', async () => {
    const bill = { ...withNumbers(freshNumber()), cargoType: '06', sellerCity: 'ST. LOUIS' } as Bill;
    const { rehearsal } = await settleBill(bill);
    expect(rehearsal.map(({ severity, code, field }) => `${severity} ${code} ${field}`)).toEqual([
      'error V carnetCountry',
      'error V carnetNo',
      'warning cityChanged sellerCity',
    ]);
  });

  it('returns customs’ edits together with problems of other fields', async () => {
    const bill = { ...withNumbers(freshNumber()), sellerName: '', consigneeId: 'ABC' } as Bill;
    const { rehearsal } = await settleBill(bill);
    expect(rehearsal.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'error sellerName',
      'reject consigneeId',
    ]);
  });

  it('[X03] warns of a single bond that another filing uses, until customs releases it', async () => {
    const single = (reference: string, ...amsNos: string[]) =>
      ({
        ...withNumbers(...amsNos),
        bondType: 'Single',
        suretyCode: '016',
        bondReferenceNo: reference,
      }) as Bill;
    const bondsOf = async (bill: Bill) =>
      (await settleBill(bill)).rehearsal
        .filter(({ message }) => message.startsWith('validation.bond'))
        .map(({ severity, field, message, args }) => [severity, field, message, args]);
    const amsNo = freshNumber();
    const used = await fileBill(test, filer, single('123456789', amsNo), 'accepted');
    const next = single('123456789', freshNumber());
    const warning = ['warning', 'bondReferenceNo', 'validation.bondUsed', { value: '123456789', amsNo }];
    expect(await bondsOf(next)).toEqual([warning]);
    expect(await bondsOf({ ...next, suretyCode: '084' } as Bill)).toEqual([]);
    expect(await bondsOf({ ...next, bondType: 'Continuous' } as Bill)).toEqual([]);
    const own = await settle({ ...asBody(used.bill), filingId: used.id });
    expect(own.rehearsal.filter(({ field }) => field === 'bondReferenceNo')).toEqual([]);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const otherTenant = await rival.post('/pre-settlement2', asBody({ ...next, houseScac: 'RIVL' }));
    expect([otherTenant.status, otherTenant.text.includes('bondUsed')]).toEqual([200, false]);
    for (const status of ['receiveFailed', 'deleteSuccess'] as const) {
      await test.portal.db
        .updateTable('filing')
        .set({ declaration_status: status })
        .where('id', '=', used.id)
        .execute();
      expect(await bondsOf(next), status).toEqual([]);
    }
    expect(await bondsOf(single('987654321', freshNumber(), freshNumber()))).toEqual([
      ['warning', 'bondReferenceNo', 'validation.bondShared', { value: '987654321', count: 2 }],
    ]);
  });

  it('answers 404 for a draft that is missing or another enterprise’s', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const theirs = await postDraft(rival, withNumbers(freshNumber()));
    const otherTenant = await filer.post('/pre-settlement2', { ids: [theirs] });
    const missing = await filer.post('/pre-settlement2', { ids: ['no-such-draft'] });
    expect([otherTenant.status, otherTenant.text]).toEqual([404, missing.text]);
  });
});

describe('[D09] the pre-check of a changed filing', () => {
  const settleChange = (bill: Bill, filingId: string) => settle({ ...asBody(bill), filingId });
  const change = (bill: Bill, changes: Partial<Bill>) => ({ ...bill, ...changes }) as Bill;

  it('returns its kind and price, without a conflict with the filing itself', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    expect(await settleChange(change(filing.bill, { clientRef: 'PO 7' }), filing.id)).toMatchObject({
      plan: { kind: 'replace' },
      lines: [{ amsNo: filing.amsNo, fee: 0 }],
      total: 0,
      bondFee: 0,
      sufficient: true,
      conflicts: [],
      rehearsal: [{ code: 'customsNoMissing', severity: 'warning', message: 'customs.edits.customsNoMissing.text' }],
    });
    const switched = await settleChange(change(filing.bill, { bondType: 'Hgj_Continuous' }), filing.id);
    expect(switched).toMatchObject({ plan: { kind: 'replace' }, bondFee: 230, total: 230 });
    const taken = await fileBill(test, colleague);
    expect(await settleChange(withNewNumber(filing, taken.amsNo), filing.id)).toMatchObject({
      plan: { kind: 'deleteSend' },
      total: 70,
      conflicts: [{ amsNo: taken.amsNo, code: 1003, filingId: taken.id }],
      rehearsal: [{ code: 'customsNoMissing', severity: 'warning' }],
    });
    const refiled = await settleChange(change(filing.bill, { houseScac: 'GONE' }), filing.id);
    expect(refiled).toMatchObject({ plan: { kind: 'deleteSend' }, conflicts: [], houseScacAvailable: false });
  });

  it('returns the reason of a refusal', async () => {
    const filing = await fileBill(test, filer);
    const { id, revision, amsRequestList } = filing.bill;
    expect((await settleChange(filing.bill, filing.id)).plan).toEqual({ kind: 'refused', reason: 'actionNotAllowed' });
    const other = await settleChange(isf5Bill({ id, revision, amsRequestList }), filing.id);
    expect(other.plan).toEqual({ kind: 'refused', reason: 'typeChanged' });
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const otherTenant = await rival.post('/pre-settlement2', { ...asBody(filing.bill), filingId: filing.id });
    expect([otherTenant.status, (await rival.post('/pre-settlement2', { ids: ['none'] })).text]).toEqual([
      404,
      otherTenant.text,
    ]);
  });

  it('distinguishes a rejected filing from a deleted one', async () => {
    const rejected = await fileInStatus(test, filer, 'receiveFailed');
    expect(await settleChange(rejected.bill, rejected.id)).toMatchObject({ plan: { kind: 'resend' }, total: 0 });
    const deleted = await fileInStatus(test, filer, 'deleteSuccess');
    expect(await settleChange(deleted.bill, deleted.id)).toMatchObject({ plan: { kind: 'sendAgain' }, total: 70 });
  });
});
