import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BondSettlementRow, ChargeStatistics, ConsumptionRow } from '#contract/endpoints/charges.ts';
import type { PayType } from '#contract/codes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { LIMITS } from '#contract/limits.ts';
import type { PageReply } from '#contract/page.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import type { TestClient } from '../testing/client.ts';
import { fileBill, replaceFiling, withNewNumber } from '../testing/filingLife.ts';
import { ACCOUNTS } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let started: Awaited<ReturnType<typeof startWithClients>>;
let filer: TestClient;
let colleague: TestClient;
/** Numbers of the bills that were sent, by their way to pay. */
const sent: Record<string, string> = {};

type ChargePage<R> = Omit<PageReply<R>, 'statistics'> & { statistics: ChargeStatistics & { capped?: true } };
const get = async <R>(path: string, client = filer): Promise<ChargePage<R>> => {
  const answer = await client.get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as ChargePage<R>;
};
const consumption = (query = '') => get<ConsumptionRow>(`/consume-record?${query}`);
const bonds = (query = '') => get<BondSettlementRow>(`/bond/settlements?${query}`);

beforeAll(async () => {
  started = await startWithClients({ coins: 20_000, coupons: 5 });
  ({ filer, colleague } = started);
  const { db } = started.test.portal;
  await db.updateTable('enterprise').set({ credit_limit: 5_000, vip: true }).where('id', '=', '1').execute();
  for (const payType of [0, 1, 2, 3] as PayType[]) {
    started.test.now.value = new Date(Date.UTC(2026, 7, 3 + payType, 2));
    const amsNo = freshNumber();
    sent[payType] = amsNo;
    const bond = payType === 0 ? { bondType: 'Hgj_Continuous' } : {};
    const answer = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(amsNo)], ...bond }), { payType });
    expect(answer.status, answer.text).toBe(200);
  }
  started.test.now.value = new Date(Date.UTC(2026, 7, 8, 2));
  sent['colleague'] = freshNumber();
  await sendBill(colleague, isf5Bill({ amsRequestList: [amsRowOf(sent['colleague'])] }));
});
afterAll(() => started.test.close());

describe('consumption records', () => {
  it('[R12] [G14] list each fee, newest first, with the sums of all rows', async () => {
    const { records, total, statistics } = await consumption();
    expect(records.map(({ amsNo }) => amsNo)).toEqual([sent['colleague'], sent[3], sent[2], sent[1], sent[0]]);
    expect(records.at(-1)).toEqual({
      id: expect.any(String),
      filingId: expect.any(String),
      amsNo: sent[0],
      item: 'ISF-10',
      coins: 70,
      couponDeduction: 0,
      payType: 0,
      orderNo: expect.stringMatching(/^20260803\d{10}$/u),
      operator: 'Finn Zhao',
      operatorId: filer.user?.userId,
      at: '2026-08-03 10:00:00',
      remark: '',
      revision: 1,
      mayEditRemark: true,
    });
    expect(records[2]).toMatchObject({ coins: 0, couponDeduction: 70, payType: 2 });
    expect(records[0]).toMatchObject({ item: 'ISF-5', mayEditRemark: false });
    expect(total).toBe(5);
    expect(statistics).toEqual({
      count: 5,
      coins: 280,
      couponDeduction: 70,
      byPayType: { 0: 140, 1: 70, 2: 0, 3: 70 },
      operators: [
        { id: filer.user?.userId, name: 'Finn Zhao', count: 4 },
        { id: colleague.user?.userId, name: colleague.user?.userName, count: 1 },
      ],
    });
  });

  it('[L01] filter by time, item, way to pay, operator and text, with the sums of what is left', async () => {
    const countsOf = async (query: string) => {
      const { total, statistics } = await consumption(query);
      expect(statistics.count).toBe(total);
      return [total, statistics.coins, statistics.couponDeduction];
    };
    expect(await countsOf('tradeAtBegin=2026-08-04&tradeAtEnd=2026-08-05')).toEqual([2, 70, 70]);
    expect(await countsOf('tradeAtBegin=2026-08-04%2010:00:00&tradeAtEnd=2026-08-04%2010:00:00')).toEqual([1, 70, 0]);
    expect(await countsOf('tradeAtBegin=2026-08-04%2010:00:01&tradeAtEnd=2026-08-06%2009:59:59')).toEqual([1, 0, 70]);
    expect(await countsOf(`item=ISF-5`)).toEqual([1, 70, 0]);
    expect(await countsOf('payType=3')).toEqual([1, 70, 0]);
    expect(await countsOf(`operator=${colleague.user?.userId}`)).toEqual([1, 70, 0]);
    expect(await countsOf('operator=finn%20zhao&payType=2')).toEqual([1, 0, 70]);
    expect(await countsOf('operator=nobody')).toEqual([0, 0, 0]);
    expect(await countsOf(`keyword=${sent[1]}`)).toEqual([1, 70, 0]);
    expect(await countsOf('keyword=finn&tradeAtEnd=2026-08-04')).toEqual([2, 140, 0]);
    expect((await consumption('operator=nobody')).statistics.operators).toHaveLength(2);
    const bonded = await bonds(`operator=${colleague.user?.userId}`);
    expect(bonded.statistics.operators.map(({ id, count }) => [id, count])).toEqual([
      [filer.user?.userId, 1],
      [colleague.user?.userId, 0],
    ]);
    expect((await bonds(`operator=${started.rival.user?.userId}`)).statistics.operators).toHaveLength(1);
    const byNumber = await consumption('sortField=amsNo&sortOrder=asc&pageSize=2&pageNum=2');
    expect(byNumber.records.map(({ amsNo }) => amsNo)).toEqual([sent[2], sent[3]]);
    expect((await filer.get('/consume-record?sortField=remark')).status).toBe(422);
  });

  it('[L02] remember the search', async () => {
    await consumption(`keyword=${sent[1]}&pageNum=1`);
    const { body } = await filer.get('/user-query-log?method=/consume-record&paramName=keyword');
    expect(body).toEqual([expect.objectContaining({ paramValue: expect.stringContaining(sent[1]!) })]);
  });

  it('[R13] list the use of the provider’s bond apart', async () => {
    const { records, statistics } = await bonds();
    expect(records).toEqual([
      expect.objectContaining({ amsNo: sent[0], isfNo: expect.any(String), bondType: 'Hgj_Continuous', coins: 230 }),
    ]);
    expect(statistics).toMatchObject({ count: 1, coins: 230, byPayType: { 0: 230 } });
    expect(statistics).not.toHaveProperty('couponDeduction');
    expect((await bonds(`keyword=${records[0]?.isfNo}`)).total).toBe(1);
    expect((await bonds('tradeAtBegin=2026-08-04')).total).toBe(0);
  });

  it.each(['/consume-record', '/bond/settlements', '/consume-record/excel-export', '/bond/settlements/export'])(
    '[G14] %s is closed to sub-accounts, and to non-admins where billing is for admins',
    async (path) => {
      const { test } = started;
      const sub = await test.signIn(ACCOUNTS.sub);
      const admin = await test.signIn(ACCOUNTS.admin);
      expect((await sub.get(path)).status).toBe(403);
      const close = (isClosed: boolean) =>
        test.portal.db
          .updateTable('enterprise')
          .set({ billing_for_admins_only: isClosed })
          .where('id', '=', '1')
          .execute();
      await close(true);
      expect([(await filer.get(path)).status, (await admin.get(path)).status]).toEqual([403, 200]);
      await close(false);
      expect((await filer.get(path)).status).toBe(200);
    },
  );
});

describe('remarks', () => {
  const save = (body: object, client = filer) => client.post('/user-remark', body);
  const ownRow = async () => (await consumption(`keyword=${sent[0]}`)).records[0]!;

  it('[G14] are stored, found, and kept in the form that lists show', async () => {
    const { id } = await ownRow();
    const answer = await save({ id, remark: '  Client \u200bKangtai\u202e, invoice 7 ' });
    expect([answer.status, answer.body]).toEqual([200, { id, remark: 'Client Kangtai, invoice 7', revision: 2 }]);
    expect(await ownRow()).toMatchObject({ remark: 'Client Kangtai, invoice 7', revision: 2 });
    expect((await consumption('keyword=kangtai')).records.map((row) => row.id)).toEqual([id]);
    expect((await save({ id, remark: 'Client Kangtai, invoice 7', revision: 1 })).status).toBe(200);
  });

  it('[G14] of a bond settlement are stored too', async () => {
    const [row] = (await bonds()).records;
    expect((await save({ id: row?.id, remark: 'Bond of June' })).status).toBe(200);
    expect((await bonds('keyword=JUNE')).records[0]).toMatchObject({ remark: 'Bond of June', mayEditRemark: true });
  });

  it('[G14] belong to the operator: 403 for a colleague and an admin, 404 for another enterprise', async () => {
    const { id, remark } = await ownRow();
    const admin = await started.test.signIn(ACCOUNTS.admin);
    const rival = await started.test.signIn(ACCOUNTS.rivalFiler);
    const answers = [await save({ id, remark: 'x' }, colleague), await save({ id, remark: 'x' }, admin)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect((await save({ id, remark: 'x' }, rival)).status).toBe(404);
    expect((await ownRow()).remark).toBe(remark);
  });

  it('[G14] are not overwritten unseen: 409 with the stored one', async () => {
    const { id, revision } = await ownRow();
    expect((await save({ id, remark: 'From the office', revision })).status).toBe(200);
    const late = await save({ id, remark: 'From the train', revision });
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ current: { id, remark: 'From the office', revision: revision + 1 } }),
    ]);
    expect((await save({ id, remark: 'From the train', revision: revision + 1 })).status).toBe(200);
  });

  it('[G14] have a limit, and declared members only', async () => {
    const { id } = await ownRow();
    const long = await save({ id, remark: 'x'.repeat(LIMITS.userRemark + 1) });
    expect([long.status, long.body]).toEqual([422, expect.objectContaining({ errors: { remark: expect.anything() } })]);
    expect((await save({ id, remark: 'x', coins: 0 })).status).toBe(422);
    expect((await save({ id, remark: '' })).status).toBe(200);
  });
});

describe('refunds', () => {
  it.each([0, 1, 2, 3] as PayType[])(
    '[R12] [R13] [M01] of payment type %i are negative rows that add up to zero',
    async (payType) => {
      const { test } = started;
      const old = await fileBill(test, filer, { bondType: 'Hgj_Continuous' }, 'accepted');
      const replaced = await replaceFiling(filer, withNewNumber(old), { payType });
      expect(replaced.status, replaced.text).toBe(200);
      // Customs keeps the old one, so that the new one is closed and paid back.
      await applyVerdicts(test, old.id, 'rejected');

      const { id, amsNo } = replaced.body.filings[0]!;
      for (const list of [consumption, bonds]) {
        const { records, statistics } = await list(`keyword=${amsNo}`);
        expect(records.map(({ filingId }) => filingId)).toEqual([id, id]);
        const [refund, charge] = records as (ConsumptionRow | BondSettlementRow)[];
        expect(refund!.coins + charge!.coins).toBe(0);
        expect(refund?.orderNo).not.toBe(charge?.orderNo);
        expect([statistics.count, statistics.coins]).toEqual([2, 0]);
        const kinds = await Promise.all(['charge', 'refund'].map((kind) => list(`keyword=${amsNo}&kind=${kind}`)));
        expect(kinds.map((page) => page.records.length)).toEqual([1, 1]);
      }
      expect(await brokenInvariants(test.portal.db)).toEqual([]);
    },
  );
});

describe('exports', () => {
  const sheetOf = async (path: string) => {
    const answer = await filer.get(path);
    expect(answer.status, answer.text).toBe(200);
    const book = read(answer.raw, { type: 'buffer' });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    return utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '', blankrows: true });
  };

  it('[L06] contain exactly the filtered rows, and the sums of the list below them', async () => {
    const query = 'tradeAtBegin=2026-08-03&tradeAtEnd=2026-08-06';
    const { records, statistics } = await consumption(query);
    const [head, ...rows] = await sheetOf(`/consume-record/excel-export?lang=en&${query}`);
    expect(head).toEqual([
      'AMS B/L no.',
      'Item',
      'Sea coins spent',
      'Coupon deduction',
      'Paid with',
      'Order no.',
      'Operator',
      'Time (+08:00)',
      'Remark',
    ]);
    expect(rows.slice(0, -2).map((row) => [row[0], row[2], row[3], row[5], row[7]])).toEqual(
      records.map((row) => [row.amsNo, row.coins, row.couponDeduction, row.orderNo, row.at]),
    );
    expect(rows.at(-2)?.every((cell) => cell === '')).toBe(true);
    expect(rows.at(-1)?.slice(0, 4)).toEqual([
      `Total of ${records.length} records`,
      '',
      statistics.coins,
      statistics.couponDeduction,
    ]);
    expect(rows[0]?.slice(0, 2)).toEqual([records[0]?.amsNo, 'ISF-10 filing']);
  });

  it('[L06] of bond settlements in Chinese, by text and by selection', async () => {
    const [row] = (await bonds('kind=refund')).records;
    const rows = await sheetOf(`/bond/settlements/export?lang=zh-CN&ids=${row?.id}`);
    expect(rows[0]?.slice(0, 4)).toEqual(['AMS提单号', 'ISF编号', 'Bond类型', '消耗海币']);
    expect(rows[1]?.slice(0, 4)).toEqual([row?.amsNo, row?.isfNo, '平台年度Bond', -230]);
    expect(rows.at(-1)?.slice(0, 4)).toEqual(['合计 1 条', '', '', -230]);
    expect((await sheetOf('/bond/settlements/export?lang=vi&keyword=NOTHING-SUCH')).at(-1)?.[0]).toBe('Tổng 0 dòng');
  });

  it('[L06] write a remark that looks like a formula as text', async () => {
    const row = (await consumption(`keyword=${sent[0]}`)).records[0]!;
    const remark = '=HYPERLINK("http://evil.test","open")';
    await filer.post('/user-remark', { id: row.id, remark });
    const answer = await filer.get(`/consume-record/excel-export?ids=${row.id}`);
    const sheet = read(answer.raw, { type: 'buffer' }).Sheets['Sending consumption'] ?? {};
    const cell = Object.values(sheet).find((one) => typeof one === 'object' && String(one.v).includes('HYPERLINK'));
    expect([cell?.t, cell?.f, cell?.v]).toEqual(['s', undefined, `'${remark}`]);
  });
});

it('[M01] sums of the lists equal the ledger and the wallet', async () => {
  const { db } = started.test.portal;
  const { rows } = await sql<{ purse: string; spent: number }>`
    select purse, -sum(amount)::int as spent from ledger_entry
    where enterprise_id = '1' and kind in ('filing', 'bond', 'refund') group by purse`.execute(db);
  const ledger = Object.fromEntries(rows.map(({ purse, spent }) => [purse, spent]));
  const [fees, bond] = [(await consumption()).statistics, (await bonds()).statistics];
  const ofWay = (payType: PayType) => (fees.byPayType[payType] ?? 0) + (bond.byPayType[payType] ?? 0);
  expect([ofWay(0), ofWay(1), ofWay(3)]).toEqual([ledger['coin'], ledger['credit'], ledger['vip']]);
  const wallet = await db.selectFrom('wallet').where('enterprise_id', '=', '1').selectAll().executeTakeFirstOrThrow();
  const paidIn = await db
    .selectFrom('ledger_entry')
    .where('enterprise_id', '=', '1')
    .where('purse', '=', 'coin')
    .where('filing_id', 'is', null)
    .select((row) => row.fn.sum<string>('amount').as('coins'))
    .executeTakeFirstOrThrow();
  expect(wallet.balance).toBe(Number(paidIn.coins) - ofWay(0));
  expect(wallet.credit_used).toBe(ofWay(1));
});
