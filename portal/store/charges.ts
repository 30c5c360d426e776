import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inChunks } from '../db/inChunks.ts';
import type { BondSettlementTable, ConsumptionTable } from '../db/tables/money.ts';
import type { Tx } from '../portal.ts';

export type NewConsumption = Omit<ConsumptionTable, 'enterprise_id' | 'id' | 'order_no'>;
export type NewBondSettlement = Omit<BondSettlementTable, 'enterprise_id' | 'id' | 'order_no'>;

/** Writes the records of charges that people read, each under an order number of its own. */
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

/** The same for uses of the provider's bond. */
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

function numbered<R>(enterpriseId: string, records: readonly R[], orderNos: readonly string[]) {
  return records.map((record, at) => ({
    ...record,
    enterprise_id: enterpriseId,
    id: randomUUID(),
    order_no: orderNos[at] ?? '',
  }));
}

/** Day and a running number: `20250102` + 10 digits. */
async function takeOrderNumbers(trx: Tx, records: readonly { at: Date }[]): Promise<string[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('order_number') as number from generate_series(1, ${records.length}::int)`.execute(trx);
  return records.map(({ at }, index) => {
    const day = at.toISOString().slice(0, 10).replaceAll('-', '');
    return day + String(rows[index]?.number).padStart(10, '0');
  });
}
