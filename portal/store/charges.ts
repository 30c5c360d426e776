import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toServerText } from '#schema/dateText.ts';
import { inChunks } from '../db/inChunks.ts';
import type { BondSettlementTable, ConsumptionTable } from '../db/tables/money.ts';
import type { Tx } from '../portal.ts';

export type NewConsumption = Omit<ConsumptionTable, 'enterprise_id' | 'id' | 'order_no'>;
export type NewBondSettlement = Omit<BondSettlementTable, 'enterprise_id' | 'id' | 'order_no'>;

/** Writes the charges that users see, each under its own order number. */
export async function writeConsumption(
  trx: Tx,
  enterpriseId: string,
  records: readonly NewConsumption[],
): Promise<void> {
  if (records.length === 0) return;
  const orderNos = await takeOrderNumbers(trx, records);
  await inChunks(numbered(enterpriseId, records, orderNos), (some) =>
    trx.insertInto('consumption').values(some).execute(),
  );
}

/** Writes uses of the provider's bond, in the same way. */
export async function writeBondSettlements(
  trx: Tx,
  enterpriseId: string,
  records: readonly NewBondSettlement[],
): Promise<void> {
  if (records.length === 0) return;
  const orderNos = await takeOrderNumbers(trx, records);
  await inChunks(numbered(enterpriseId, records, orderNos), (some) =>
    trx.insertInto('bond_settlement').values(some).execute(),
  );
}

/** Refunds charges: writes the same records with negative amounts and new order numbers. */
export async function refundRecords(
  trx: Tx,
  enterpriseId: string,
  filingId: string,
  operationSeq: number,
  at: Date,
): Promise<void> {
  const of = { enterprise_id: enterpriseId, filing_id: filingId, operation_seq: operationSeq };
  const spent = await trx
    .selectFrom('consumption')
    .selectAll()
    .where((row) => row.and(of))
    .execute();
  const given = spent.map((row) => ({ ...row, coins: -row.coins, coupon_deduction: -row.coupon_deduction, at }));
  await writeConsumption(trx, enterpriseId, given);
  const bonds = await trx
    .selectFrom('bond_settlement')
    .selectAll()
    .where((row) => row.and(of))
    .execute();
  await writeBondSettlements(
    trx,
    enterpriseId,
    bonds.map((row) => ({ ...row, coins: -row.coins, at })),
  );
}

function numbered<R>(enterpriseId: string, records: readonly R[], orderNos: readonly string[]) {
  return records.map((record, at) => ({
    ...record,
    enterprise_id: enterpriseId,
    id: randomUUID(),
    order_no: orderNos[at] ?? '',
  }));
}

/** The day at +08:00 and a running number: `20250102` + 10 digits. */
async function takeOrderNumbers(trx: Tx, records: readonly { at: Date }[]): Promise<string[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('order_number') as number from generate_series(1, ${records.length}::int)`.execute(trx);
  return records.map(({ at }, index) => {
    const day = toServerText(at).slice(0, 10).replaceAll('-', '');
    return day + String(rows[index]?.number).padStart(10, '0');
  });
}
