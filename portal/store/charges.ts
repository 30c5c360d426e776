import { randomUUID } from 'node:crypto';
import { toServerDay } from '#schema/dateText.ts';
import type { BondSettlementTable, ConsumptionTable } from '../db/tables/money.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import { chargeSearchText } from './chargeSearchText.ts';
import { takeNumbers, tenDigits } from './takeNumbers.ts';

const CHARGE = [
  ...(['filing_id', 'operation_seq', 'ams_no', 'coins', 'pay_type'] as const),
  ...(['operator_id', 'operator_name', 'at', 'remark'] as const),
] as const;
const CONSUMPTION = [...CHARGE, 'item', 'coupon_deduction'] as const;
const BOND = [...CHARGE, 'isf_no', 'bond_type'] as const;

export type NewConsumption = Pick<ConsumptionTable, (typeof CONSUMPTION)[number]>;
type NewBondSettlement = Pick<BondSettlementTable, (typeof BOND)[number]>;

/** Records of charges; each has its own order number. */
interface ChargeRecords {
  /** The charges that users see. */
  consumption: readonly NewConsumption[];
  /** Uses of the provider's bond. */
  bonds: readonly NewBondSettlement[];
}

/** @param numbers of `order_number`, one for each record */
export function addChargeRecords(
  batch: WriteBatch,
  enterpriseId: string,
  { consumption, bonds }: ChargeRecords,
  numbers: readonly number[],
): void {
  const fees = numbered(enterpriseId, consumption, numbers.slice(0, consumption.length));
  batch.insert(fees, (db, some) => db.insertInto('consumption').values(some));
  const uses = numbered(enterpriseId, bonds, numbers.slice(consumption.length));
  batch.insert(uses, (db, some) => db.insertInto('bond_settlement').values(some));
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
  const used = await batch.trx
    .selectFrom('bond_settlement')
    .select(BOND)
    .where((row) => row.and(of))
    .execute();
  const consumption = spent.map((row) => ({
    ...row,
    coins: -row.coins,
    coupon_deduction: -row.coupon_deduction,
    at,
  }));
  const bonds = used.map((row) => ({ ...row, coins: -row.coins, at }));
  if (consumption.length + bonds.length === 0) return;
  const numbers = await takeNumbers(batch.trx, 'order_number', consumption.length + bonds.length);
  addChargeRecords(batch, enterpriseId, { consumption, bonds }, numbers);
}

function numbered<R extends NewConsumption | NewBondSettlement>(
  enterpriseId: string,
  records: readonly R[],
  numbers: readonly number[],
) {
  return records.map((record, index) => {
    const order_no = orderNo(record.at, numbers[index]);
    const isfNo = 'isf_no' in record ? record.isf_no : '';
    const search = chargeSearchText([record.ams_no, isfNo, order_no, record.operator_name, record.remark]);
    return { ...record, enterprise_id: enterpriseId, id: randomUUID(), order_no, search };
  });
}

/** The day at +08:00 and a running number: `20250102` + 10 digits. */
const orderNo = (at: Date, number: number | undefined): string =>
  toServerDay(at).replaceAll('-', '') + tenDigits(number);
