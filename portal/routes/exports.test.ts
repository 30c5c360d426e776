import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import { LOCALES } from '#contract/limits.ts';
import { undoNeutralized } from '#rules/formulaText.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { addManyFilings, addWideFilings } from '../testing/manyFilings.ts';
import { beginRequest } from '../workers/pendingRequests.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
/** Never ends a download for its slow reader. */
const PATIENT = { idle: 600_000, grace: 600_000, rate: 0 };
beforeAll(async () => {
  test = await startTestPortal({ paces: { download: PATIENT } });
  filer = await test.signIn(ACCOUNTS.filer);
  await addManyFilings(test.portal.pool, '1', 3_000);
  await addManyFilings(test.portal.pool, test.rivalId, 10, 'CANARY');
});
afterAll(() => test.close());

interface Download {
  status: number;
  headers: Record<string, unknown>;
  rows: string[][];
}
async function download(path: string, client = filer, headers: Record<string, string> = {}): Promise<Download> {
  const answer = await client.get(path, headers);
  const book = answer.status === 200 ? read(answer.raw, { type: 'buffer' }) : null;
  const rows = book ? utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '' }) : [];
  return { status: answer.status, headers: answer.headers, rows };
}

describe('exporting the sent list', () => {
  it('[L06] writes every filing of the filters in list order, never cut at a page', async () => {
    const { status, headers, rows } = await download('/bills/export?keyword=MANY&lang=en');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/spreadsheetml\.sheet$/u);
    expect(headers['content-disposition']).toBe('attachment; filename="TenPlusTwo-sent-2026-08-03.xlsx"');
    expect(rows).toHaveLength(3_001);
    expect(rows[0]?.slice(0, 14)).toEqual([
      'AMS B/L no.',
      'Bill type',
      'ISF no.',
      'CBP transaction no.',
      'Filing type',
      'Declaration status',
      'Match status',
      'Filer code',
      'Latest operator',
      'Operation time (+08:00)',
      'Sent on (+08:00)',
      'Source',
      'Remark',
      'Fee',
    ]);
    expect(rows[1]?.slice(0, 2)).toEqual(['MANY0000003000', 'House bill']);
    expect(rows.at(-1)?.slice(0, 14)).toEqual([
      'MANY0000000001',
      'House bill',
      expect.stringMatching(/^\d{10}$/u),
      '',
      'ISF-10',
      'Received success',
      'On file',
      'HBRL',
      'Finn Zhao',
      '2025-01-01 00:01:30',
      '2025-01-01 00:01:00',
      'Website',
      'MANY 1',
      0,
    ]);
  });

  it('[L06] exports the rows that the list finds for a number with a separator', async () => {
    for (const keyword of ['MANY-0000003000', 'MANY%200000003000']) {
      expect((await download(`/bills/export?keyword=${keyword}&lang=en`)).rows[1]?.[0]).toBe('MANY0000003000');
      expect((await download(`/bills/export?amsNo=${keyword}&lang=en`)).rows).toHaveLength(2);
    }
  });

  it('[L01] writes importer, parties, goods and fee of each filing, and no birth date', async () => {
    const bill = isf10Bill({
      amsRequestList: [amsRowOf(freshNumber())],
      importerId: '987-65-4321',
      importerType: '34',
    });
    const sent = await filer.post('/draft-bills/save', bill);
    const { rows } = await download(`/draft-bills/export?keyword=${bill.amsRequestList[0]?.amsNo}&lang=en`);
    expect(sent.status).toBe(200);
    const cell = (head: string) => rows[1]?.[rows[0]?.indexOf(head) ?? -1];
    expect(rows).toHaveLength(2);
    expect(cell('AMS B/L no.')).toBe(bill.amsRequestList[0]?.amsNo);
    expect(cell('Importer ID')).toBe('***-**-4321');
    expect(cell('Buyer name')).toBe(bill.billType === 1 ? bill.bugerName : '');
    expect(cell('Seller country')).toBe('CN');
    expect(cell('Goods')).toMatch(/^\d{6} [A-Z]{2}/u);
    expect(rows[0]).not.toContain('Importer date of birth');

    const { body } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const filings = await download(`/bills/export?ids=${body.filings[0]?.id}&lang=en`);
    expect(filings.rows[1]?.[filings.rows[0]?.indexOf('Fee') ?? -1]).toBe(70);
  });

  it('[L01] writes the contacts that match the search', async () => {
    await filer.post('/linkmen', { id: null, name: 'Exported One', email: 'one@harbour.test', company: 'HARBOUR' });
    const { rows } = await download('/linkmen/excel-export?keyword=EXPORTED&lang=en');
    expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual([['Exported One', 'one@harbour.test']]);
  });

  it('[L06] follows filters, the time of the operation and selected rows', async () => {
    const count = async (query: string) => (await download(`/bills/export?${query}`)).rows.length - 1;
    expect(await count('keyword=MANY&billType=0')).toBe(1_500);
    expect(await count('operationAtBegin=2025-01-01%2001:00:30&operationAtEnd=2025-01-01%2001:09:30')).toBe(10);
    expect(await count('operationAtBegin=2025-01-01&operationAtEnd=2025-01-01')).toBe(1_439);
    expect(await count('ids=many-MANY-7,many-MANY-8,many-MANY-7')).toBe(2);
    expect(await count('keyword=NOTHING-SUCH')).toBe(0);
  });

  it('refuses the whole selection when one filing belongs to another enterprise', async () => {
    const otherTenant = await filer.get('/bills/export?ids=many-MANY-7,many-CANARY-1');
    const missing = await filer.get('/bills/export?ids=many-MANY-7,nothing');
    expect([otherTenant.status, otherTenant.text]).toEqual([404, missing.text]);
  });

  it.each(LOCALES)('[L06] names columns and codes in %s', async (locale) => {
    const { rows } = await download(`/bills/export?ids=many-MANY-7&lang=${locale}`);
    const words = { 'zh-CN': ['AMS提单号', '货代提单'], en: ['AMS B/L no.', 'House bill'], vi: ['Số vận đơn AMS'] };
    expect(rows[0]?.[0]).toBe(words[locale][0]);
    expect(rows[0]?.join('')).not.toMatch(/documents\.|fields\.|sent\./u);
    expect(rows[1]?.join('')).not.toMatch(/choices\.|statuses\./u);
    // A browser download sends no app header; another client may.
    const byHeader = await download('/bills/export?ids=many-MANY-7', filer, { 'x-lang': locale });
    expect(byHeader.rows).toEqual(rows);
  });

  it.each(['cross-site', 'same-site'])('refuses a download that a %s page starts', async (site) => {
    const paths = ['/bills/export', '/bills/export-pdf-batch', '/draft-bills/import-template?billType=1'];
    for (const path of [...paths, '/template/excel-export', '/party/excel-export']) {
      const answer = await filer.get(path, { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' });
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('another website')]);
    }
  });

  it.each(['same-origin', 'none'])('answers a download that is started by %s', async (site) => {
    const answer = await filer.get('/bills/export?ids=many-MANY-7', { 'sec-fetch-site': site });
    expect(answer.status).toBe(200);
  });

  it('[E03] requires a session, and refuses an unknown filter', async () => {
    expect((await test.newClient().get('/bills/export')).status).toBe(401);
    expect((await filer.get('/bills/export?declarationStatus=unknown')).status).toBe(422);
    expect((await filer.get('/bills/export?lang=fr')).status).toBe(422);
  });
});

describe('exporting templates and the address book', () => {
  const BEGINNINGS = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1', "'=1", "'Quay"];

  it('[T01] writes every template, with formula text escaped and restorable', async () => {
    for (const [index, beginning] of BEGINNINGS.entries()) {
      const saved = await filer.post('/template/save', isf10Bill({ template_name: `T${index}` }));
      expect(saved.status, saved.text).toBe(200);
      // Such names were accepted before control characters were refused.
      await test.portal.db
        .updateTable('template')
        .set({ template_name: beginning, operator_name: '=OPERATOR()' })
        .where('template_name', '=', `T${index}`)
        .execute();
    }
    const { status, rows, headers } = await download('/template/excel-export?lang=en');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/TenPlusTwo-templates-2026-08-03\.xlsx/u);
    expect(rows).toHaveLength(BEGINNINGS.length + 1);
    const names = rows.slice(1).map(([name = '']) => name);
    expect(names.map(undoNeutralized).toSorted()).toEqual(BEGINNINGS.map((text) => text.trimEnd()).toSorted());
    for (const cell of rows.slice(1).flat()) expect(String(cell)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
  });

  it('[T05] writes every party with the columns of its declaration', async () => {
    const bad = '=HYPERLINK("http://x")';
    for (let n = 0; n < 3; n++) {
      const place = { addr: '1 TRANG TIEN', city: 'HANOI', countryCode: 'VN' };
      const party = { id: null, name: `PARTY ${n}`, type: 'shipTo', ...place, remark: bad };
      const saved = await filer.post('/party', party);
      expect(saved.status, saved.text).toBe(200);
    }
    const { rows } = await download('/party/excel-export?lang=en&keyword=PARTY');
    expect(rows[0]).toEqual([
      'Name',
      'Type',
      'Address',
      'City',
      'Country',
      'ID type',
      'ID number',
      'Remark',
      'Last saved (+08:00)',
    ]);
    expect(new Set(rows.slice(1).map(([name]) => name))).toEqual(new Set(['PARTY 0', 'PARTY 1', 'PARTY 2']));
    expect(rows[1]).toEqual([
      expect.any(String),
      'Ship-to party',
      '1 TRANG TIEN',
      'HANOI',
      'VN',
      '',
      '',
      `'${bad}`,
      expect.stringMatching(/^2026-08-03 /u),
    ]);
    expect((await download('/party/excel-export?type=buyer&keyword=PARTY')).rows).toHaveLength(1);
  });
});

describe('many exports at once', () => {
  let url = '';
  beforeAll(async () => {
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await addWideFilings(test.portal.pool, '1');
  });
  /** Starts a download and reads nothing of its body. */
  async function startDownload(path: string): Promise<IncomingMessage> {
    const sent = request(url + PORTAL_BASE + path, { headers: { cookie: filer.cookie }, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }
  const connections = async () => {
    const { rows } = await test.portal.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and query ~ 'fetch forward' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count;
  };

  it('[L06] stops at three per person, and frees a slot when a reader disconnects', async () => {
    const waiting = await Promise.all(Array.from({ length: 3 }, () => startDownload('/bills/export')));
    expect(waiting.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const fourth = await filer.get('/bills/export');
    expect([fourth.status, fourth.body]).toEqual([429, expect.objectContaining({ code: 429 })]);
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    expect((await download('/bills/export', rival)).rows).toHaveLength(11);
    // No byte was read, and no transaction is open any more.
    await expect.poll(connections).toBe(0);
    for (const answer of waiting) answer.destroy();
    await expect.poll(async () => (await filer.get('/bills/export?ids=many-MANY-7')).status).toBe(200);
  });

  it('aborts the download instead of ending a partial file when the database connection fails', async () => {
    // A pending request slows down the thread, so that it is still reading when its connection ends.
    const endRequest = beginRequest();
    const answer = await startDownload('/bills/export');
    const terminate = async () => {
      const { rowCount } = await test.portal.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'fetch forward' and pid <> pg_backend_pid()`,
      );
      return rowCount;
    };
    await expect.poll(terminate, { interval: 5 }).toBe(1);
    endRequest();
    const ended = once(answer, 'end').then(() => 'whole');
    const broken = once(answer, 'error').then(() => 'broken');
    answer.on('error', () => {}).resume();
    expect(await Promise.race([ended.catch(() => 'broken'), broken.catch(() => 'broken')])).toBe('broken');
  });

  it('includes a filing that was just sent', async () => {
    const amsNo = freshNumber();
    await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(amsNo, 'OB', '=cmd()')] }));
    const { rows } = await download(`/bills/export?amsNo=${amsNo}&lang=en`);
    expect(rows[1]).toEqual(expect.arrayContaining([amsNo, 'Regular bill', 'Submitted', "'=cmd()"]));
  });
});
