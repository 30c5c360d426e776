import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { addManyFilings } from '../testing/manyFilings.ts';
import { pdfText } from '../testing/pdfText.ts';
import { freshNumber, postDraft, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

async function print(path: string): Promise<{ status: number; headers: Record<string, unknown>; pages: string[] }> {
  const { status, headers, raw } = await filer.get(path);
  const pages = status === 200 ? await pdfText(raw) : [];
  return { status, headers, pages };
}
const printDrafts = async (bills: Bill[], more = '&lang=en') => {
  const ids: string[] = [];
  for (const bill of bills) ids.push(await postDraft(filer, bill));
  return print(`/draft-bills/export-pdf?ids=${ids.join(',')}${more}`);
};

describe('drafts as PDF', () => {
  it('[D03] prints many in the requested order, each on pages of its own', async () => {
    const { headers, pages } = await printDrafts([
      isf10Bill({ amsRequestList: [amsRowOf('OOLU2719409999')] }),
      isf5Bill({ amsRequestList: [amsRowOf('COSU6281100001')] }),
    ]);
    expect(headers['content-disposition']).toMatch(/TenPlusTwo-drafts-2026-08-03\.pdf/u);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('OOLU 2719409999');
    expect(pages[1]).toContain('COSU 6281100001');
    expect(pages[1]).toContain('MANZANILLO (MEXICO), MXZLO');
    expect(pages[1]).toContain('Nothing blocks sending');
    expect(pages[1]).not.toContain('Importer and consignee');
    expect(pages.every((page) => page.includes('Page 1 of 1'))).toBe(true);
  });

  it('refuses the whole selection when one draft is missing, and more than fit', async () => {
    const id = await postDraft(filer, isf10Bill());
    expect((await print(`/draft-bills/export-pdf?ids=${id},nothing`)).status).toBe(404);
    const many = Array.from({ length: LIMITS.pdfDrafts + 1 }, (_, at) => `d${at}`).join(',');
    expect((await print(`/draft-bills/export-pdf?ids=${many}`)).status).toBe(422);
    expect((await print('/draft-bills/export-pdf')).status).toBe(422);
    expect((await test.newClient().get(`/draft-bills/export-pdf?ids=${id}`)).status).toBe(401);
  });
});

describe('filings as PDF', () => {
  it('[L06] follow the filters of the list and show the answers of customs', async () => {
    const numbers = [freshNumber('PR'), freshNumber('PR')];
    for (const amsNo of numbers) await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
    const { pages, headers } = await print('/bills/export-pdf-batch?amsNo=OOLUPR&lang=en');
    expect(headers['content-disposition']).toMatch(/TenPlusTwo-filings-2026-08-03\.pdf/u);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain('Sent to customs');
      expect(page).toMatch(/ISF no\.: \S+ – Submitted/u);
      expect(page).not.toContain('DRAFT');
    }
    const number = { customs_no: 'TPT-20260000417' };
    await test.portal.db.updateTable('filing').set(number).where('ams_no', '=', numbers[0]!).execute();
    const [numbered] = (await print(`/bills/export-pdf-batch?amsNo=${numbers[0]}&lang=en`)).pages;
    expect(numbered).toContain('by Finn Zhao – CBP transaction no.: TPT-20260000417');
    expect((await print('/bills/export-pdf-batch?amsNo=OOLUPR&declarationStatus=deleteSuccess')).status).toBe(422);
  });

  it('refuse more than fit with the limit', async () => {
    await addManyFilings(test.portal.pool, '1', LIMITS.pdfFilings + 1);
    const answer = await filer.get('/bills/export-pdf-batch?keyword=MANY', { 'x-lang': 'en' });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      422,
      expect.stringContaining(String(LIMITS.pdfFilings)),
    ]);
    // A browser shows the response in the window.
    const shown = await filer.get('/bills/export-pdf-batch?keyword=MANY&lang=vi', { 'sec-fetch-dest': 'document' });
    expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(shown.text).toMatch(/^Một tệp PDF chứa tối đa 500/u);
  });
});
