import { read, utils } from '@e965/xlsx';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUM_NAMES, type BillStatistics, type StatisticSums } from '#contract/endpoints/statistics.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { toServerDay, toServerText } from '#schema/dateText.ts';
import { fillLoading } from '../migrations/0034_statistics.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import type { TestClient } from '../testing/client.ts';
import { expectOk } from '../testing/expectOk.ts';
import { postDeletion, getDetail, replaceFiling, postUpdate, withNewNumber } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { storedFields } from './billColumns.ts';
import { fillWallet } from './wallet.ts';

const DAY = 86_400_000;
const FIRST_DAY = '2026-06-01';
/** Random histories; `TPT_MONEY_HISTORIES=500` for more. */
const SEEDS = Array.from({ length: Number(process.env.TPT_MONEY_HISTORIES ?? '3') }, (_, at) => at + 1);
let test: TestPortal;
let people: TestClient[];

/** A history takes days, and statistics at most three years. */
const HISTORIES_OF_A_PORTAL = 100;

async function openTestPortal(): Promise<void> {
  test = await startTestPortal();
  const { db } = test.portal;
  await db.updateTable('enterprise').set({ credit_limit: 90_000, vip: true }).where('id', '=', '1').execute();
  await signIn();
}
beforeAll(openTestPortal);
afterAll(() => test.close());

const signIn = async () =>
  (people = await Promise.all([ACCOUNTS.filer, ACCOUNTS.colleague, ACCOUNTS.admin].map((one) => test.signIn(one))));
const topUp = (coins: number, coupons = 0) =>
  test.portal.db.transaction().execute((trx) => fillWallet(trx, '1', { coins, coupons }, 'topUp', test.now.value));
const today = () => toServerDay(test.now.value);

async function statisticsOf(start: string, end: string, operator = ''): Promise<BillStatistics> {
  const query = `start=${start}&end=${end}${operator && `&operator=${operator}`}`;
  return expectOk<BillStatistics>(people[0]!.get(`/bill-statistics?${query}`));
}

/** Customs answers as no customs would here, so that other invariants do not hold. */
const wrongSums = async () => (await brokenInvariants(test.portal.db)).filter((text) => text.includes('statistics'));

/** Sends, answers, changes, deletes and pays at random. */
async function live(seed: number, steps: number): Promise<void> {
  const next = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const ids: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const client = pick(people);
    const payType = pick([0, 0, 1, 2, 3] as const);
    const kind =
      ids.length < 3 ? 'send' : pick(['send', 'answer', 'answer', 'answer', 'change', 'again', 'topUp'] as const);
    if (kind === 'topUp') await topUp(Math.floor(next() * 500), Math.floor(next() * 3));
    if (kind === 'send') {
      const loadingAt = pick([0, 5, 23, 25, 40, 200, -3]);
      const bill = {
        ...pick([isf10Bill, isf10Bill, isf5Bill])({ amsRequestList: [amsRowOf(freshNumber())] }),
        ...pick([{}, { bondType: 'Hgj_Continuous' }]),
        ...(loadingAt === 0
          ? {}
          : { loadingAt: toServerText(new Date(test.now.value.getTime() + loadingAt * 3_600_000)) }),
      } as Bill;
      const { status, body } = await sendBill(client, bill, { payType });
      if (status === 200) ids.push(...body.filings.map(({ id }) => id));
    }
    const id = pick(ids);
    if (kind === 'answer') {
      await applyVerdicts(
        test,
        id,
        pick(['ok', 'accepted', 'warning', 'rejected', 'rejected', 'onFile'] as const),
      ).catch(() => {});
    }
    if (kind !== 'change' && kind !== 'again') continue;
    const open = await getDetail(client, id);
    const bill = {
      ...storedFields(open),
      id,
      revision: open.revision,
      billType: open.billType,
      clientRef: `S${step}`,
    } as Bill;
    const { actions } = DECLARATION_STATUSES[open.declarationStatus];
    if (kind === 'again') {
      const { body } = await replaceFiling(client, withNewNumber({ id, amsNo: open.amsNo, bill }), { payType });
      ids.push(...(body.filings ?? []).map((one) => one.id));
    } else if (next() < 0.4 && actions.some((action) => action === 'delete')) await postDeletion(client, id);
    else await postUpdate(client, bill, { payType });
  }
}

/** The rows of an exported workbook below its head. */
async function sheetOf(path: string): Promise<unknown[][]> {
  const { status, raw } = await people[0]!.get(path);
  expect(status).toBe(200);
  const book = read(raw, { type: 'buffer' });
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 }).slice(1);
}

/** What ledger and records say by themselves. */
async function ofLedger(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select ${sql.raw(
      ['coin', 'credit', 'vip', 'coupon']
        .map(
          (purse) =>
            `coalesce(-sum(amount) filter (where purse = '${purse}' and kind in ('filing', 'bond', 'refund')), 0)::int as ${purse}`,
        )
        .join(', '),
    )},
      coalesce(sum(amount) filter (where purse = 'coin' and kind not in ('filing', 'bond', 'refund')), 0)::int as added,
      (select coalesce(sum(coins), 0)::int from consumption where enterprise_id = '1') as consumed,
      (select coalesce(sum(coupon_deduction), 0)::int from consumption where enterprise_id = '1') as saved,
      (select coalesce(sum(coins), 0)::int from bond_settlement where enterprise_id = '1') as bonds,
      (select balance from wallet where enterprise_id = '1') as balance
    from ledger_entry where enterprise_id = '1'`.execute(test.portal.db);
  return rows[0] as Record<string, number>;
}

/** What ledger and records show as their sums. */
async function ofScreens() {
  type Sums = { statistics: Record<string, number> };
  const sumsOf = async (path: string) => (await expectOk<Sums>(people[2]!.get(path))).statistics;
  const purses = await Promise.all(['coin', 'credit', 'vip'].map((purse) => sumsOf(`/ledger?purse=${purse}`)));
  const consumed = await sumsOf('/consume-record');
  return {
    balance: purses[0]?.['balance'],
    moved: purses.map((sums) => (sums['in'] ?? 0) + (sums['out'] ?? 0)),
    consumed: [consumed['coins'], consumed['couponDeduction']],
    bonds: (await sumsOf('/bond/settlements'))['coins'],
  };
}

/** Filings that were sent after their deadline: FROB after loading, all others 24 hours before it. */
async function countLate(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from filing
    where enterprise_id = '1' and created_at > first_loading_at - case bill_type when 0 then interval '0' else interval '24 hours' end`.execute(
    test.portal.db,
  );
  return rows[0]?.count ?? -1;
}

const addUp = (rows: readonly StatisticSums[], name: keyof StatisticSums) =>
  rows.reduce((sum, row) => sum + row[name], 0);

describe('billing statistics', () => {
  it.each(SEEDS)(
    '[M04] [R14] sums equal the rows and the ledger to the coin after a random history, seed %i',
    async (seed) => {
      if (seed > 1 && seed % HISTORIES_OF_A_PORTAL === 1) {
        await test.close();
        await openTestPortal();
      }
      await topUp(4_000, 5);
      for (let days = 0; days < 4; days += 1) {
        await live(seed * 10 + days, 30);
        test.passTime(DAY * (1 + (seed % 3)) + 3_600_000 * 5);
        await signIn();
      }
      expect(await wrongSums()).toEqual([]);

      const { total, byDay, byOperator, byStatus, byHalfDay, topRejects } = await statisticsOf(FIRST_DAY, today());
      const ledger = await ofLedger();
      expect(total).toMatchObject({
        coins: ledger['coin'],
        credit: ledger['credit'],
        vip: ledger['vip'],
        coupons: ledger['coupon'],
        couponDeduction: ledger['saved'],
        toppedUp: ledger['added'],
      });
      expect(total.toppedUp - total.coins).toBe(ledger['balance']);
      expect(await ofScreens()).toEqual({
        balance: ledger['balance'],
        moved: [ledger['balance'], -(ledger['credit'] ?? 0), -(ledger['vip'] ?? 0)],
        consumed: [ledger['consumed'], ledger['saved']],
        bonds: ledger['bonds'],
      });
      expect(total.fees + total.bonds - total.refunds).toBe(total.coins + total.credit + total.vip);
      expect(total.coins + total.credit + total.vip).toBe((ledger['consumed'] ?? 0) + (ledger['bonds'] ?? 0));
      for (const name of Object.keys(total) as (keyof StatisticSums)[]) {
        expect(addUp(byDay, name), `${name} by day`).toBe(total[name]);
        if (name !== 'toppedUp') expect(addUp(byOperator, name), `${name} by person`).toBe(total[name]);
      }
      const { count } = await test.portal.db
        .selectFrom('filing')
        .where('enterprise_id', '=', '1')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect([total.filings, total.isf5 + total.isf10]).toEqual([count, count]);
      expect(byStatus.reduce((sum, { filings }) => sum + filings, 0)).toBe(count);
      expect(byHalfDay.reduce((sum, { filings }) => sum + filings, 0)).toBe(total.timed);
      expect(total.late).toBe(await countLate());
      expect(byHalfDay.reduce((sum, { late }) => sum + late, 0)).toBe(total.late);
      for (const { operatorId, operator: _, ...sums } of byOperator) {
        expect((await statisticsOf(FIRST_DAY, today(), operatorId)).total).toMatchObject({ ...sums, toppedUp: 0 });
      }
      for (const { code, count: refused } of topRejects) {
        const range = `createdAtBegin=${FIRST_DAY}&createdAtEnd=${today()}&rejectCode=${code}`;
        const listed = await expectOk<{ total: number }>(people[0]!.get(`/bills?${range}`));
        expect(listed.total, `filings refused with ${code}`).toBe(refused);
        expect(await sheetOf(`/bills/export?${range}`)).toHaveLength(refused);
      }
      for (const { operatorId } of byOperator) {
        for (const { code, count: refused } of (await statisticsOf(FIRST_DAY, today(), operatorId)).topRejects) {
          const range = `createdAtBegin=${FIRST_DAY}&createdAtEnd=${today()}&rejectCode=${code}&filedBy=${operatorId}`;
          const listed = await expectOk<{ total: number }>(people[0]!.get(`/bills?${range}`));
          expect(listed.total, `filings of ${operatorId} refused with ${code}`).toBe(refused);
          expect(await sheetOf(`/bills/export?${range}`)).toHaveLength(refused);
        }
      }
      expect(topRejects.length).toBeGreaterThan(0);
      // Counting everything again changes nothing.
      await sql`select statistic_rebuild()`.execute(test.portal.db);
      expect((await statisticsOf(FIRST_DAY, today())).total).toEqual(total);
      expect(await wrongSums()).toEqual([]);
    },
  );

  it('[R14] a period and the one before divide the days between them', async () => {
    const whole = (await statisticsOf(FIRST_DAY, today())).total;
    const second = await statisticsOf('2026-08-07', today());
    const { start, end } = second.previous;
    expect(end).toBe('2026-08-06');
    const first = await statisticsOf(start, end);
    expect(second.previous).toEqual({ ...first.total, start, end });
    expect(second.total.filings + first.total.filings).toBe(whole.filings);
    expect(second.total.coins + first.total.coins).toBe(whole.coins);
    expect(second.byDay.every(({ day }) => day >= '2026-08-07')).toBe(true);
  });

  it('[M04] sends of several people at once neither wait for each other at the sums nor lose one', async () => {
    await topUp(20_000);
    const before = (await statisticsOf(today(), today())).total;
    const bill = () => isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] });
    const sent = await Promise.all(
      people.flatMap((client) => Array.from({ length: 12 }, () => sendBill(client, bill()))),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { total } = await statisticsOf(today(), today());
    expect([total.filings - before.filings, total.coins - before.coins]).toEqual([36, 36 * 70]);
    expect(await wrongSums()).toEqual([]);
  });

  it('[L06] [G15] the workbook has the days and numbers of the screen', async () => {
    const { byDay, total } = await statisticsOf(FIRST_DAY, today());
    const rows = await sheetOf(`/bill-statistics/excel?start=${FIRST_DAY}&end=${today()}&lang=zh-CN`);
    expect(byDay.length).toBeGreaterThan(5);
    const days = byDay.map((day) => [day.day, ...SUM_NAMES.map((name) => day[name])]);
    // A blank line stands before the sums.
    expect(rows).toEqual([...days, [], [`合计 ${days.length} 条`, ...SUM_NAMES.map((name) => total[name])]]);
  });

  it('[M04] a loading time changed later does not change how early a filing was sent', async () => {
    const { db } = test.portal;
    const timesOf = () =>
      db.selectFrom('filing').select(['id', 'first_loading_at']).orderBy('id').orderBy('enterprise_id').execute();
    const kept = await timesOf();
    expect(kept.some((row) => row.first_loading_at !== null)).toBe(true);
    await db.updateTable('filing').set({ first_loading_at: null }).execute();
    await fillLoading(db as unknown as Kysely<unknown>);
    expect(await timesOf()).toEqual(kept);
  });

  it.each([
    ['', ['start', 'end']],
    ['start=2026-08-01', ['end']],
    ['start=2026-08-02&end=2026-08-01', ['end']],
    ['start=2020-01-01&end=2026-08-01', ['end']],
    ['start=2026-02-30&end=2026-08-01', ['start']],
  ])('[R14] [V25] refuses the period "%s"', async (query, fields) => {
    const { status, body } = await people[0]!.get(`/bill-statistics?${query}`);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(fields);
  });
});
