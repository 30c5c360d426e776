import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkman } from '#contract/entities/linkman.ts';
import { party } from '#contract/entities/party.ts';
import { SORT_FIELDS, simpleSortFields } from '#contract/sortFields.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { SHEET_TABLES, type SheetTableName } from '../exports/sheetTables.ts';
import type { TestClient } from '../testing/client.ts';
import { expectOk } from '../testing/expectOk.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, postDraft, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let admin: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  [filer, admin] = await Promise.all([test.signIn(ACCOUNTS.filer), test.signIn(ACCOUNTS.admin)]);
  const place = { addr: '1 TRANG TIEN', countryCode: 'VN' };
  for (let n = 0; n < 6; n++) {
    const client = n % 2 ? filer : admin;
    const bill = () => ({
      ...(n % 3 ? isf10Bill : isf5Bill)({ amsRequestList: [amsRowOf(freshNumber())] }),
      // Some loading times are equal, and some unknown.
      loadingAt: ['', '2026-09-02 10:00:00', '2026-09-01 10:00:00'][n % 3],
      vesselVoyage: `EVER ${n % 4}`,
    });
    await postDraft(client, bill() as ReturnType<typeof isf10Bill>);
    expect((await sendBill(client, bill() as ReturnType<typeof isf10Bill>)).status).toBe(200);
    await expectOk(client.post('/template/save', { ...isf10Bill(), template_name: `T${(n * 5) % 6}` }));
    const type = n % 2 ? 'shipTo' : 'buyer';
    await expectOk(client.post('/party', { ...place, id: null, name: `PARTY ${n}`, type, city: `CITY ${n % 3}` }));
    await expectOk(client.post('/linkmen', { id: null, name: `Person ${n}`, email: `p${(n * 5) % 6}@harbour.test` }));
    if (n % 2) test.passTime(60_000);
  }
}, 60_000);
afterAll(() => test.close());

interface ExportedList {
  list: string;
  exported: string;
  fields: readonly string[];
  sheet: SheetTableName;
  /** The column that identifies a row, and the same in the list. */
  column: string;
  keyOf: (row: Record<string, unknown>) => unknown;
  more?: string;
}

const LISTS: ExportedList[] = [
  {
    list: '/draft-bills',
    exported: '/draft-bills/export',
    fields: SORT_FIELDS.drafts,
    sheet: 'drafts',
    column: 'ams_nos',
    keyOf: ({ amsNos }) => (amsNos as string[]).join(', '),
  },
  {
    list: '/bills',
    exported: '/bills/export',
    fields: SORT_FIELDS.filings,
    sheet: 'filings',
    column: 'ams_no',
    keyOf: ({ amsNo }) => amsNo,
  },
  {
    list: '/template',
    exported: '/template/excel-export',
    fields: SORT_FIELDS.templates,
    sheet: 'templates',
    column: 'template_name',
    keyOf: (row) => row['template_name'],
  },
  {
    list: '/party',
    exported: '/party/excel-export',
    fields: simpleSortFields(party),
    sheet: 'parties',
    column: 'body.name',
    keyOf: ({ name }) => name,
  },
  {
    list: '/linkmen',
    exported: '/linkmen/excel-export',
    fields: simpleSortFields(linkman),
    sheet: 'contacts',
    column: 'body.name',
    keyOf: ({ name }) => name,
  },
  {
    list: '/consume-record',
    exported: '/consume-record/excel-export',
    fields: SORT_FIELDS.consumption,
    sheet: 'consumption',
    column: 'order_no',
    keyOf: ({ orderNo }) => orderNo,
  },
  {
    list: '/ledger',
    exported: '/ledger/excel-export',
    fields: ['at'],
    sheet: 'ledger',
    column: 'balance_after',
    keyOf: ({ balanceAfter }) => balanceAfter,
    more: 'purse=coin&',
  },
];

async function exportedKeys({ exported, sheet, column, more = '' }: ExportedList, query: string): Promise<unknown[]> {
  const { status, raw } = await admin.get(`${exported}?${more}${query}`);
  expect(status, `${exported}?${query}`).toBe(200);
  const book = read(raw, { type: 'buffer' });
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '' }).slice(1);
  const at = SHEET_TABLES[sheet].columns.findIndex(({ from }: { from: string }) => from === column);
  const end = rows.findIndex((row) => row.every((cell) => cell === ''));
  return (end < 0 ? rows : rows.slice(0, end)).map((row) => row[at]);
}

it.each(LISTS)('[L06] exports $list in the order of the list, by default and by each sort field', async (one) => {
  const orders = one.fields.flatMap((field) => ['asc', 'desc'].map((order) => `sortField=${field}&sortOrder=${order}`));
  for (const order of ['', ...orders]) {
    const query = `${one.more ?? ''}pageSize=100&${order}`;
    const { records } = await expectOk<{ records: Record<string, unknown>[] }>(admin.get(`${one.list}?${query}`));
    expect(records.length).toBeGreaterThan(5);
    expect(await exportedKeys(one, order), order).toEqual(records.map(one.keyOf));
  }
});

it('[V24] refuses an export by a column that cannot be sorted', async () => {
  expect((await admin.get('/draft-bills/export?sortField=body')).status).toBe(422);
  expect((await admin.get('/bills/export?sortField=body')).status).toBe(422);
  expect((await admin.get('/consume-record/excel-export?sortField=body')).status).toBe(422);
});

it('[L06] exports drafts with a deadline in the order of that list', async () => {
  const one = LISTS[0]!;
  test.passTime(Date.parse('2026-08-31T12:00:00+08:00') - test.now.value.getTime());
  admin = await test.signIn(ACCOUNTS.admin);
  for (const due of ['48h', 'past']) {
    const { records } = await expectOk<{ records: Record<string, unknown>[] }>(
      admin.get(`${one.list}?pageSize=100&due=${due}`),
    );
    expect(await exportedKeys(one, `due=${due}`)).toEqual(records.map(one.keyOf));
  }
});
