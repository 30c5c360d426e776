import { sql } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { FilingState } from '#rules/receiptFold.ts';
import { inChunks } from '../db/inChunks.ts';
import type { FilingTable } from '../db/tables/filings.ts';
import type { Db, Tx } from '../portal.ts';

export type NewFiling = Omit<FilingTable, 'enterprise_id' | 'body' | 'search'> & { bill: Bill };

/** What an answer of customs is about. */
export type FilingHead = Pick<
  FilingTable,
  'enterprise_id' | 'id' | 'ams_no' | 'bill_type' | 'declaration_status' | 'match_status'
>;

export async function writeFilings(trx: Tx, enterpriseId: string, filings: readonly NewFiling[]): Promise<void> {
  await inChunks(filings, (some) =>
    trx
      .insertInto('filing')
      .values(
        some.map(({ bill, ...filing }) => ({
          ...filing,
          enterprise_id: enterpriseId,
          body: JSON.stringify(bill),
          search: searchText(filing.isf_no, bill),
        })),
      )
      .execute(),
  );
}

/** Running numbers of customs filings, each given once: 10 digits. */
export async function takeIsfNumbers(trx: Tx, count: number): Promise<string[]> {
  return (await take(trx, 'isf_number', count)).map((number) => String(number).padStart(10, '0'));
}

/** Names of messages to customs, each given once. */
export async function takeControlNumbers(trx: Tx, count: number): Promise<string[]> {
  return (await take(trx, 'control_number', count)).map(String);
}

async function take(trx: Tx, sequence: 'isf_number' | 'control_number', count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map((row) => row.number);
}

/** The filing that a message was about, held until the transaction ends; null when number and message do not belong together. */
export async function lockFilingOfMessage(
  trx: Tx,
  isfNo: string,
  controlNo: string,
): Promise<{ filing: FilingHead; operationSeq: number } | null> {
  const filing = await trx
    .selectFrom('filing')
    .select(['enterprise_id', 'id', 'ams_no', 'bill_type', 'declaration_status', 'match_status'])
    .where('isf_no', '=', isfNo)
    .forUpdate()
    .executeTakeFirst();
  if (!filing) return null;
  const operation = await trx
    .selectFrom('operation')
    .select('seq')
    .where('control_no', '=', controlNo)
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('filing_id', '=', filing.id)
    .executeTakeFirst();
  return operation ? { filing, operationSeq: operation.seq } : null;
}

export async function setFilingState(trx: Tx, filing: FilingHead, state: FilingState, at: Date): Promise<void> {
  await trx
    .updateTable('filing')
    .set({ declaration_status: state.declarationStatus, match_status: state.matchStatus, operation_at: at })
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('id', '=', filing.id)
    .execute();
}

/** A filing of this enterprise with its bill. */
export async function readFiling(db: Db, enterpriseId: string, id: string) {
  const row = await db
    .selectFrom('filing')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The bill that one of its rows becomes. */
export function billOfRow(bill: Bill, row: number): Bill {
  return { ...bill, id: null, revision: undefined, amsRequestList: bill.amsRequestList.slice(row, row + 1) };
}

export const declarationType = (billType: BillType): 'ISF-10' | 'ISF-5' => (billType === 1 ? 'ISF-10' : 'ISF-5');

function searchText(isfNo: string, bill: Bill): string {
  const row = bill.amsRequestList[0];
  const names = Object.entries(bill).flatMap(([name, value]) => (name.endsWith('Name') ? [String(value)] : []));
  const texts = [isfNo, row?.amsNo, row?.userRemark, bill.clientRef, bill.vesselVoyage, ...names];
  return texts.filter(Boolean).join('\n').toUpperCase();
}
