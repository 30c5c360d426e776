import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayType } from '#contract/codes.ts';
import type { ConsumptionRow } from '#contract/endpoints/charges.ts';
import type { PageReply } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import { writeTogether } from '../db/writeBatch.ts';
import { fileBill } from '../testing/filingLife.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { startWithClients } from '../testing/startWithClients.ts';
import { addChargeRecords, type NewConsumption } from './charges.ts';
import { takeNumbers } from './takeNumbers.ts';

let started: Awaited<ReturnType<typeof startWithClients>>;
let charges: NewConsumption[];
const ROWS = 400;
const random = seededRandom(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

beforeAll(async () => {
  started = await startWithClients({ coins: 1_000 });
  const { test, filer, colleague } = started;
  const { id } = await fileBill(test, filer);
  const { db } = test.portal;
  await db.deleteFrom('consumption').execute();
  charges = Array.from({ length: ROWS }, (_, n) => {
    const sign = pick([1, 1, 1, -1]);
    const pay_type = pick<PayType>([0, 1, 2, 3]);
    const operator = pick([filer, colleague]).user;
    return {
      filing_id: id,
      operation_seq: 0,
      ams_no: `OOLU${String(n).padStart(6, '0')}`,
      item: pick(['ISF-10', 'ISF-5']),
      coins: pay_type === 2 ? 0 : sign * pick([50, 70]),
      coupon_deduction: pay_type === 2 ? sign * 70 : 0,
      pay_type,
      operator_id: operator?.userId ?? '',
      operator_name: operator?.userName ?? '',
      // Five months, with rows of the same second and around midnight at +08:00.
      at: new Date(Date.UTC(2026, 2, 1, 16) + Math.floor(random() * 150 * 24) * 3_600_000),
      remark: pick(['', 'Kangtai', 'Brix']),
    };
  });
  // In several statements, so that counters and deltas are both in use.
  for (let at = 0; at < ROWS; at += 3) {
    const consumption = charges.slice(at, at + 3);
    const numbers = await takeNumbers(db, 'order_number', consumption.length);
    await db
      .transaction()
      .execute((trx) =>
        writeTogether(trx, (batch) => addChargeRecords(batch, '1', { consumption, bonds: [] }, numbers)),
      );
  }
});
afterAll(() => started.test.close());

it('[R12] [L01] counts, adds up and pages like a full read, for any filters', async () => {
  for (let round = 0; round < 60; round += 1) {
    const begin = new Date(Date.UTC(2026, 2, 1) + Math.floor(random() * 3_600) * 3_600_000);
    const end = new Date(begin.getTime() + Math.floor(random() * 2_000) * 3_600_000);
    const asked = {
      ...(random() < 0.6 ? { tradeAtBegin: toServerText(begin), tradeAtEnd: toServerText(end) } : {}),
      ...(random() < 0.3 ? { item: pick(['ISF-10', 'ISF-5']) } : {}),
      ...(random() < 0.3 ? { payType: String(pick([0, 1, 2, 3])) } : {}),
      ...(random() < 0.3 ? { kind: pick(['charge', 'refund']) } : {}),
      ...(random() < 0.3 ? { operator: pick([started.filer, started.colleague]).user?.userId ?? '' } : {}),
      ...(random() < 0.3 ? { keyword: pick(['kangtai', 'OOLU0001', 'zzz']) } : {}),
      sortOrder: pick(['asc', 'desc']),
      sortField: 'at',
      pageNum: String(pick([1, 2, 5])),
    };
    const expected = charges.filter((one) => fits(one, asked));
    const sum = (name: 'coins' | 'coupon_deduction') => expected.reduce((all, one) => all + one[name], 0);
    const { status, body } = await started.filer.get(`/consume-record?${new URLSearchParams(asked).toString()}`);
    const { records, total, statistics } = body as PageReply<ConsumptionRow>;
    expect([status, total, statistics], JSON.stringify(asked)).toEqual([
      200,
      expected.length,
      expect.objectContaining({
        count: expected.length,
        coins: sum('coins') + 0,
        couponDeduction: sum('coupon_deduction') + 0,
      }),
    ]);
    const times = expected.map(({ at }) => toServerText(at)).sort();
    if (asked.sortOrder === 'desc') times.reverse();
    const from = (Number(asked.pageNum) - 1) * 10;
    expect(records.map(({ at }) => at)).toEqual(times.slice(from, from + 10));
  }
});

function fits(one: NewConsumption, asked: Record<string, string | undefined>): boolean {
  const { tradeAtBegin, tradeAtEnd, item, payType, kind, operator, keyword } = asked;
  const at = toServerText(one.at);
  return (
    (!tradeAtBegin || at >= tradeAtBegin) &&
    (!tradeAtEnd || at <= tradeAtEnd) &&
    (!item || one.item === item) &&
    (!payType || one.pay_type === Number(payType)) &&
    (!kind || one.coins + one.coupon_deduction < 0 === (kind === 'refund')) &&
    (!operator || one.operator_id === operator) &&
    (!keyword || `${one.ams_no} ${one.remark}`.toUpperCase().includes(keyword.toUpperCase()))
  );
}
