import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImporterReport, ImporterReportRow } from '#contract/endpoints/importerReport.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { PageReply } from '#contract/page.ts';
import { amsRowOf, isf5Bill } from '#contract/testing/bills.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { toServerText } from '#schema/dateText.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import type { TestClient } from '../testing/client.ts';
import { expectOk } from '../testing/expectOk.ts';
import { postDeletion, fileBill, getDetail, postUpdate, type OpenFiling } from '../testing/filingLife.ts';
import { ACCOUNTS, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { pdfText } from '../testing/pdfText.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SSN = '412-55-6789';
const PERIOD = 'start=2026-08-03&end=2026-08-09';

let test: TestPortal;
let filer: TestClient;
let rival: TestClient;
let deleted: OpenFiling;

const loadingIn = (hours: number) => toServerText(new Date(test.now.value.getTime() + hours * HOUR));
const file = (importer: object, hours: number | null, ...verdicts: ReceiptFact['verdict'][]) =>
  fileBill(test, filer, { ...importer, ...(hours === null ? {} : { loadingAt: loadingIn(hours) }) }, ...verdicts);

const OAK = { importerId: '11-234567800', bugerName: 'OAKLINE INC' };
const PERSON = {
  importerType: '34',
  importerId: SSN,
  importerBirth: '1980-02-03',
  importerCountry: 'US',
  bugerName: 'ADA %_ PRIVATE',
};

beforeAll(async () => {
  ({ test, filer, rival } = await startWithClients({ coins: 5_000 }));
  await file({ ...OAK, bugerName: 'OAKLINE OLD' }, 48, 'accepted', 'onFile');
  test.passTime(DAY);
  filer = await test.signIn(ACCOUNTS.filer);
  await file(OAK, 24, 'accepted', 'notOnFile');
  // One minute late by the clock, rejected first.
  await file(OAK, 23.98, 'warning', 'wrongType');
  await file(OAK, 72, 'rejected');
  await file(OAK, null, 'accepted');
  await file(OAK, 72);
  deleted = await file(OAK, 2, 'accepted');
  await postDeletion(filer, deleted.id);
  await applyVerdicts(test, deleted.id, 'accepted');
  const changed = await file(PERSON, 100, 'accepted', 'onFile');
  await postUpdate(filer, { ...changed.bill, sellerCity: 'SHANGHAI' } as Bill);
  await applyVerdicts(test, changed.id, 'rejected');
  const transit = {
    amsRequestList: [amsRowOf(freshNumber())],
    bookName: 'TRANSIT BOOKING LTD',
    loadingAt: loadingIn(3),
  };
  const sent = await sendBill(filer, isf5Bill(transit));
  expect(sent.status, sent.text).toBe(200);
  await applyVerdicts(test, sent.body.filings[0]!.id, 'accepted', 'onFile');
});
afterAll(() => test.close());

const reportOf = (query = '', client = filer) =>
  expectOk<ImporterReport>(client.get(`/importer-report?${PERIOD}${query}`));
const importers = (query = '', client = filer) =>
  expectOk<PageReply<ImporterReportRow>>(client.get(`/importer-report/importers?${PERIOD}${query}`));
const idOf = async (number: string) => (await importers()).records.find((one) => one.number === number)!.id;
const atLater = async (milliseconds: number, check: () => Promise<void>) => {
  const before = test.now.value;
  test.now.value = new Date(before.getTime() + milliseconds);
  filer = await test.signIn(ACCOUNTS.filer);
  await check();
  test.now.value = before;
  filer = await test.signIn(ACCOUNTS.filer);
};

describe('the report card of importers', () => {
  it('[X07] counts timeliness, matches, first tries and exposure of an importer', async () => {
    const { total, importer, exposed } = await reportOf(`&importer=${await idOf('11-234567800')}`);
    expect(importer).toMatchObject({ number: '11-234567800', name: 'OAKLINE INC' });
    expect(total).toEqual({
      filings: 7,
      onTime: 2,
      late: 1,
      pending: 2,
      untimed: 1,
      accepted: 5,
      rejected: 1,
      held: 4,
      matched: 1,
      inaccurate: 1,
      notWithdrawn: 0,
      exposed: 1,
      exposure: 10_000,
    });
    expect(exposed).toMatchObject([{ violations: ['late', 'inaccurate'], exposure: 10_000 }]);
  });

  it('[X07] a filing that is not accepted becomes late, an unmatched one not withdrawn', async () => {
    const id = await idOf('11-234567800');
    await atLater(3 * DAY, async () => {
      expect((await reportOf(`&importer=${id}`)).total).toMatchObject({ late: 3, pending: 0, exposure: 20_000 });
    });
    await atLater(40 * DAY, async () => {
      // Of the accepted ones without a match the loading time of one is known; wrong type has a match.
      expect((await reportOf(`&importer=${id}`)).total).toMatchObject({ notWithdrawn: 1, exposure: 25_000 });
    });
  });

  it('[X07] a corrected loading time and importer change the report at once', async () => {
    const open = await file({ ...OAK, importerId: '22-345678900' }, 10, 'accepted');
    expect((await reportOf(`&importer=${await idOf('22-345678900')}`)).total).toMatchObject({ late: 1, onTime: 0 });
    const bill = { ...open.bill, importerId: '33-450123000', loadingAt: loadingIn(30) } as Bill;
    expect((await postUpdate(filer, bill)).status).toBe(200);
    const { total } = await reportOf(`&importer=${await idOf('33-450123000')}`);
    expect(total).toMatchObject({ filings: 1, late: 0, onTime: 1 });
    expect((await importers()).records.some(({ number }) => number === '22-345678900')).toBe(false);
    await postDeletion(filer, open.id);
  });

  it('[X07] shows of a social security number the last four digits', async () => {
    const page = await filer.get(`/importer-report/importers?${PERIOD}`);
    expect(page.text).toContain('***-**-6789');
    expect(page.text).not.toContain(SSN);
    const { total } = await reportOf(`&importer=${await idOf('***-**-6789')}`);
    expect(total).toMatchObject({ filings: 1, matched: 1, inaccurate: 1, exposure: 5_000 });
    expect((await importers('&keyword=55-6789')).total).toBe(0);
    expect((await importers('&keyword=6789')).total).toBe(1);
  });

  it('[X07] searches, sorts and pages importers', async () => {
    const { records, total } = await importers();
    expect(total).toBe(records.length);
    expect(records.map(({ exposure }) => exposure)).toEqual(
      records.map(({ exposure }) => exposure).toSorted((a, b) => b - a),
    );
    expect((await importers('&keyword=%25_')).records.map(({ name }) => name)).toEqual(['ADA %_ PRIVATE']);
    expect((await importers('&keyword=booking')).records).toMatchObject([
      { number: '', name: 'TRANSIT BOOKING LTD', onTime: 1, late: 0 },
    ]);
    for (const field of ['name', 'number', 'timeliness', 'matchRate', 'firstTry', 'filings', 'exposure']) {
      const ids: string[] = [];
      for (let page = 1; page <= total + 1; page += 1) {
        const one = await importers(`&sortField=${field}&sortOrder=desc&pageSize=1&pageNum=${page}`);
        expect(one.total).toBe(total);
        ids.push(...one.records.map(({ id }) => id));
      }
      expect(new Set(ids).size, field).toBe(total);
    }
    expect((await filer.get(`/importer-report/importers?${PERIOD}&sortField=body`)).status).toBe(422);
  });

  it('[X07] the parts add up to the whole, and the period before is apart', async () => {
    const { total, byDay, previous } = await reportOf();
    const { records } = await importers('&pageSize=50');
    for (const name of Object.keys(total) as (keyof typeof total)[]) {
      expect(
        byDay.reduce((sum, day) => sum + day[name], 0),
        name,
      ).toBe(total[name]);
      expect(
        records.reduce((sum, row) => sum + row[name], 0),
        name,
      ).toBe(total[name]);
    }
    expect(previous).toMatchObject({ start: '2026-07-27', end: '2026-08-02', filings: 0 });
    const later = await expectOk<ImporterReport>(filer.get('/importer-report?start=2026-08-04&end=2026-08-04'));
    expect([later.previous.filings, later.total.filings]).toEqual([1, total.filings - 1]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[X07] a filing sent again after its deletion is accepted anew', async () => {
    const again = await getDetail(filer, deleted.id);
    expect(again.declarationStatus).toBe('deleteSuccess');
    const bill = { ...deleted.bill, revision: again.revision, loadingAt: loadingIn(80) } as Bill;
    expect((await postUpdate(filer, bill)).status).toBe(200);
    const accepted = async () =>
      (
        await test.portal.db
          .selectFrom('report_filing')
          .select('accepted_at')
          .where('filing_id', '=', deleted.id)
          .executeTakeFirstOrThrow()
      ).accepted_at;
    expect(await accepted()).toBeNull();
    await applyVerdicts(test, deleted.id, 'accepted');
    expect(await accepted()).not.toBeNull();
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('[X07] workbook and PDF have the figures of the screen', async () => {
    const { records } = await importers('&pageSize=50');
    const { status, raw } = await filer.get(`/importer-report/excel?${PERIOD}&lang=en`);
    expect(status).toBe(200);
    const book = read(raw, { type: 'buffer' });
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
    // The last line has the sums.
    const listed = rows.slice(0, records.length);
    expect(listed.map((row) => [row['Importer'], row['Importer no.'] ?? '', row['Exposure, US$ (estimate)']])).toEqual(
      records.map(({ name, number, exposure }) => [name, number, exposure]),
    );
    const all = (await pdfText((await filer.get(`/importer-report/pdf?${PERIOD}&lang=en`)).raw)).join('\n');
    for (const text of ['ISF report card', 'OAKLINE INC', '***-**-6789', 'TRANSIT BOOKING LTD', 'estimate']) {
      expect(all).toContain(text);
    }
    expect(all).not.toContain(SSN);
    const one = await filer.get(`/importer-report/pdf?${PERIOD}&importer=${await idOf('***-**-6789')}&lang=zh-CN`);
    const chinese = (await pdfText(one.raw)).join('\n');
    expect(chinese).toContain('ISF 合规报告');
    expect(chinese).not.toContain('OAKLINE');
  });

  it('[R21] is closed to other enterprises and to people who may not see billing', async () => {
    const id = await idOf('11-234567800');
    expect((await rival.get(`/importer-report?${PERIOD}&importer=${id}`)).status).toBe(404);
    expect((await importers('', rival)).total).toBe(0);
    const sub = await test.signIn(ACCOUNTS.sub);
    for (const path of ['', '/importers', '/excel', '/pdf']) {
      expect((await sub.get(`/importer-report${path}?${PERIOD}`)).status).toBe(403);
    }
    const other = { 'sec-fetch-site': 'cross-site' };
    expect((await filer.get(`/importer-report/pdf?${PERIOD}`, other)).status).toBe(403);
    expect((await filer.get('/importer-report?start=2026-08-02&end=2026-08-01')).status).toBe(422);
  });
});
