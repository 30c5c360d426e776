import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerRow, LedgerStatistics } from '#contract/endpoints/cashier.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { PageReply } from '#contract/page.ts';
import { creditWallet } from '../store/wallet.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { pdfText } from '../testing/pdfText.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';

const DAY = 24 * 3_600_000;
let test: TestPortal;
let admin: TestClient;
let serial = 0;

beforeAll(async () => {
  test = await startTestPortal({ now: new Date('2026-08-03T02:00:00Z') });
  admin = await test.signIn(ACCOUNTS.admin);
});
afterAll(() => test.close());

/** Moves the clock, which ends sessions. */
async function setTime(at: Date): Promise<void> {
  test.now.value = at;
  admin = await test.signIn(ACCOUNTS.admin);
}
const page = async (query: string) => {
  const { body } = await admin.get(`/ledger?${query}`);
  const { records, total, statistics } = body as PageReply<LedgerRow>;
  return { records, total, sums: statistics as unknown as LedgerStatistics };
};
const rowsOf = ({ raw }: ClientAnswer) =>
  utils.sheet_to_json<(string | number)[]>(Object.values(read(raw, { type: 'array' }).Sheets)[0]!, { header: 1 });
async function file(clientRef: string, payType = 0): Promise<void> {
  serial += 1;
  const bill = isf10Bill({ clientRef, amsRequestList: [amsRowOf(`OOLU27194${10_000 + serial}`)] });
  const sent = await admin.post(`/bills/send?payType=${payType}`, bill, { 'idempotency-key': `ledger ${serial}` });
  expect(sent.status, sent.text).toBe(200);
}
const credit = (coins: number) =>
  test.portal.db
    .transaction()
    .execute((trx) => creditWallet(trx, '1', { coins, kind: 'grant', reason: 'Thanks' }, test.now.value));
const statement = (query: string) => admin.get(`/ledger/statement?${query}`);

describe('the ledger', () => {
  it('[M01] has every movement with its balance, and sums that equal wallet and records', async () => {
    const random = seededRandom(7);
    for (let n = 0; n < 20; n += 1) {
      await setTime(new Date(test.now.value.getTime() + Math.floor(random() * 4 * DAY)));
      if (random() < 0.4) await credit(1 + Math.floor(random() * 500));
      else await file(random() < 0.5 ? 'ACME 海运' : 'CÔNG TY ĐẠI PHÁT');
    }
    const { records, total, sums } = await page('pageSize=100');
    expect(records).toHaveLength(total);
    const { coin } = (await admin.get('/me')).body as { coin: number };
    expect([sums.in + sums.out, sums.balance, records[0]?.balanceAfter]).toEqual([coin, coin, coin]);
    let balance = 0;
    for (const row of records.toReversed()) expect(row.balanceAfter).toBe((balance += row.amount));
    const consumption = (await admin.get('/consume-record?pageSize=100')).body as PageReply<{ coins: number }>;
    expect(consumption.records.reduce((sum, { coins }) => sum + coins, 0)).toBe(-sums.out);
    const [filed] = records.filter(({ kind }) => kind === 'filing');
    expect(filed).toMatchObject({ filing: { amsNo: expect.stringMatching(/^OOLU/u) as string }, operator: 'Ada Lin' });
  });

  it('[M01] filters by kind and days, and exports exactly the filtered rows', async () => {
    const { records, total, sums } = await page('kind=grant&atBegin=2026-08-10&atEnd=2026-08-25&pageSize=100');
    expect(total).toBeGreaterThan(0);
    expect(records.every(({ kind, at }) => kind === 'grant' && at >= '2026-08-10' && at < '2026-08-26')).toBe(true);
    expect(sums).toMatchObject({ count: total, out: 0, in: records.reduce((sum, { amount }) => sum + amount, 0) });
    const query = 'kind=grant&atBegin=2026-08-10&atEnd=2026-08-25&lang=en';
    const [head, ...rows] = rowsOf(await admin.get(`/ledger/excel-export?${query}`));
    expect(head?.slice(0, 5)).toEqual(['Time', 'Account', 'Kind', 'Amount', 'Balance after']);
    expect(rows.map(([at, , , amount, after]) => [at, amount, after])).toEqual(
      records.map(({ at, amount, balanceAfter }) => [at, amount, balanceAfter]),
    );
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['System']));
    const [columns, charge] = rowsOf(await admin.get('/ledger/excel-export?kind=filing&lang=en'));
    expect([columns?.at(-1), charge?.at(-1)]).toEqual(['By', 'Ada Lin']);
  });
});

describe('a monthly statement', () => {
  const linesOf = async (query: string) => {
    const [, ...lines] = rowsOf(await statement(`format=xlsx&lang=en&${query}`));
    return lines.map((line) => ({ purse: line[0], at: line[1], kind: line[2], amount: line[6], balance: line[7] }));
  };

  it('[M03] goes from opening to closing balance by the entries of the ledger, each month', async () => {
    let closing = 0;
    for (const month of ['2026-07', '2026-08', '2026-09']) {
      const lines = (await linesOf(`month=${month}`)).filter(({ purse }) => purse === 'Sea coins');
      const [first, last] = [lines[0], lines.at(-1)];
      expect([month, first?.kind, first?.balance]).toEqual([month, 'Balance carried forward', closing]);
      const entries = lines.slice(1, -1);
      const { records } = await page(
        `atBegin=${month}-01&atEnd=${month}-${month === '2026-09' ? 30 : 31}&pageSize=100`,
      );
      expect(entries.map(({ at, amount, balance }) => [at, amount, balance])).toEqual(
        records.toReversed().map(({ at, amount, balanceAfter }) => [at, amount, balanceAfter]),
      );
      closing = Number(last?.balance);
      expect(closing).toBe(Number(first?.balance) + records.reduce((sum, { amount }) => sum + amount, 0));
    }
    expect(closing).toBe((await page('')).sums.balance);
  });

  it('[M03] of a client has its charges, also of filings that name another client by now', async () => {
    const query = `month=2026-08&clientRef=${encodeURIComponent('ACME 海运')}`;
    const before = await linesOf(query);
    const charged = before.filter(({ amount }) => typeof amount === 'number');
    expect(charged.length).toBeGreaterThan(0);
    expect(before.at(-1)?.balance).toBe(charged.reduce((sum, { amount }) => sum + Number(amount), 0));
    await test.portal.db
      .updateTable('filing')
      .set({ body: JSON.stringify({ clientRef: 'ANOTHER' }) })
      .where('enterprise_id', '=', '1')
      .execute();
    expect(await linesOf(query)).toEqual(before);
  });

  it.each([
    ['zh-CN', ['2026-08 对账单', '期初余额结转', 'ACME 海运']],
    ['vi', ['Sao kê 2026-08', 'Số dư kỳ trước chuyển sang', 'CÔNG TY ĐẠI PHÁT']],
    ['en', ['Statement 2026-08', 'Closing balance', 'Sea coins']],
  ])('[M03] is a PDF in %s with the numbers of the workbook', async (lang, texts) => {
    const answer = await statement(`month=2026-08&format=pdf&lang=${lang}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await pdfText(answer.raw)).join(' ').replaceAll(/\s+/gu, ' ');
    for (const part of texts) expect(text).toContain(part);
    const lines = await linesOf('month=2026-08');
    const { balance } = lines.findLast(({ purse }) => purse === 'Sea coins') ?? {};
    expect(text).toContain(Number(balance).toLocaleString(lang));
  });

  it('[M03] of a closed month never changes; that of the current one is marked as open', async () => {
    await setTime(new Date('2026-10-25T02:00:00Z'));
    const closed = await statement('month=2026-08&format=pdf&lang=en');
    expect((await pdfText(closed.raw)).join('')).not.toContain('Month not closed');
    await credit(77);
    await file('ACME 海运');
    await setTime(new Date('2026-11-05T02:00:00Z'));
    const again = await statement('month=2026-08&format=pdf&lang=en');
    expect(Buffer.compare(closed.raw, again.raw)).toBe(0);
    const current = await statement('month=2026-11&format=pdf&lang=en');
    expect((await pdfText(current.raw)).join('')).toContain('Month not closed');
    expect((await statement('month=2026-12&format=pdf')).status).toBe(422);
    expect((await statement('month=2026-13&format=pdf')).status).toBe(422);
  });
});
