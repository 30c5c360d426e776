import { randomUUID } from 'node:crypto';
import { toServerText } from '#schema/dateText.ts';
import type { BondSettlementTable, ConsumptionTable } from '../db/tables/money.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import { chargeSearchText } from './chargeSearchText.ts';
import { takeNumbers } from './takeNumbers.ts';

const CHARGE = [
  ...(['filing_id', 'operation_seq', 'ams_no', 'coins', 'pay_type'] as const),
  ...(['operator_id', 'operator_name', 'at', 'remark'] as const),
] as const;
const CONSUMPTION = [...CHARGE, 'item', 'coupon_deduction'] as const;
const BOND = [...CHARGE, 'isf_no', 'bond_type'] as const;

export type NewConsumption = Pick<ConsumptionTable, (typeof CONSUMPTION)[number]>;
type NewBondSettlement = Pick<BondSettlementTable, (typeof BOND)[number]>;

/** Adds the charges that users see, each under its own order number. */
export async function addConsumption(
  batch: WriteBatch,
  enterpriseId: string,
  records: readonly NewConsumption[],
): Promise<void> {
  if (records.length === 0) return;
  const orderNos = await takeOrderNumbers(batch.trx, records);
  batch.insert(numbered(enterpriseId, records, orderNos), (db, some) => db.insertInto('consumption').values(some));
}

/** Adds uses of the provider's bond, in the same way. */
export async function addBondSettlements(
  batch: WriteBatch,
  enterpriseId: string,
  records: readonly NewBondSettlement[],
): Promise<void> {
  if (records.length === 0) return;
  const orderNos = await takeOrderNumbers(batch.trx, records);
  batch.insert(numbered(enterpriseId, records, orderNos), (db, some) => db.insertInto('bond_settlement').values(some));
}

/** Refunds charges: adds the same records with negative amounts and new order numbers. */
export async function addRefunds(
  batch: WriteBatch,
  enterpriseId: string,
  filingId: string,
  operationSeq: number,
  at: Date,
): Promise<void> {
  const of = { enterprise_id: enterpriseId, filing_id: filingId, operation_seq: operationSeq };
  const spent = await batch.trx
    .selectFrom('consumption')
    .select(CONSUMPTION)
    .where((row) => row.and(of))
    .execute();
  const given = spent.map((row) => ({ ...row, coins: -row.coins, coupon_deduction: -row.coupon_deduction, at }));
  await addConsumption(batch, enterpriseId, given);
  const bonds = await batch.trx
    .selectFrom('bond_settlement')
    .select(BOND)
    .where((row) => row.and(of))
    .execute();
  await addBondSettlements(
    batch,
    enterpriseId,
    bonds.map((row) => ({ ...row, coins: -row.coins, at })),
  );
}

function numbered<R extends NewConsumption | NewBondSettlement>(
  enterpriseId: string,
  records: readonly R[],
  orderNos: readonly string[],
) {
  return records.map((record, at) => {
    const order_no = orderNos[at] ?? '';
    const isfNo = 'isf_no' in record ? record.isf_no : '';
    const search = chargeSearchText([record.ams_no, isfNo, order_no, record.operator_name, record.remark]);
    return { ...record, enterprise_id: enterpriseId, id: randomUUID(), order_no, search };
  });
}

/** The day at +08:00 and a running number: `20250102` + 10 digits. */
async function takeOrderNumbers(trx: Tx, records: readonly { at: Date }[]): Promise<string[]> {
  const numbers = await takeNumbers(trx, 'order_number', records.length);
  return records.map(({ at }, index) => {
    const day = toServerText(at).slice(0, 10).replaceAll('-', '');
    return day + String(numbers[index]).padStart(10, '0');
  });
}
