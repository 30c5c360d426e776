import { sql, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { FilingState } from '#rules/receiptFold.ts';
import type { Database } from '../db/tables/database.ts';
import type { FilingTable } from '../db/tables/filings.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Db, Tx } from '../portal.ts';
import { filingFacts } from './filingFacts.ts';
import { HAS_UNPLACED_ANSWER } from './unplacedReceipts.ts';

type NewFiling = Omit<
  FilingTable,
  'enterprise_id' | 'body' | 'first_loading_at' | 'is_duplicate' | 'customs_no' | keyof ReturnType<typeof filingFacts>
> & {
  bill: Bill;
};

export const LOCKED_COLUMNS = [
  ...(['enterprise_id', 'id', 'isf_no', 'ams_no', 'bill_type'] as const),
  ...(['declaration_status', 'match_status', 'is_duplicate', 'customs_no', 'to_complete'] as const),
] as const;
/** The locked columns of the filing that an answer of customs refers to. */
export type LockedFiling = Pick<Selectable<FilingTable>, (typeof LOCKED_COLUMNS)[number]>;

export function addFilingRows(batch: WriteBatch, enterpriseId: string, filings: readonly NewFiling[]): void {
  const rows = filings.map(({ bill, ...filing }) => {
    const facts = filingFacts(filing.isf_no, bill);
    return {
      ...filing,
      ...facts,
      enterprise_id: enterpriseId,
      body: JSON.stringify(bill),
      first_loading_at: facts.loading_at,
    };
  });
  batch.insert(rows, (db, some) => db.insertInto('filing').values(some));
}

/** State that follows from the operations of a filing and their receipts. */
export type StoredState = FilingState & { toComplete: boolean };

export async function setFilingState(
  trx: Tx,
  filing: Pick<LockedFiling, 'enterprise_id' | 'id'>,
  state: StoredState,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('filing')
    .set({
      declaration_status: state.declarationStatus,
      match_status: state.matchStatus,
      is_duplicate: state.isDuplicate,
      customs_no: state.customsNo,
      ...(state.customsNo === null ? {} : { search: withNumber(state.customsNo) }),
      to_complete: state.toComplete,
      operation_at: at,
    })
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('id', '=', filing.id)
    .execute();
}

/** Search text in which customs' number is found, also after its end. */
const withNumber = (customsNo: string) =>
  sql<string>`case when position(${customsNo} in search) > 0 then search else search || ${`\n${customsNo}`} end`;

/** Writes the next bill and revision of a filing. */
export async function rewriteFiling(
  trx: Tx,
  filing: Pick<LockedFiling, 'enterprise_id' | 'id'>,
  next: { bill: Bill; isfNo: string; operatorId: string; operatorName: string; at: Date },
): Promise<void> {
  const { bill, isfNo } = next;
  const facts = filingFacts(isfNo, bill);
  const [row] = bill.amsRequestList;
  await trx
    .updateTable('filing')
    .set((old) => ({
      body: JSON.stringify(bill),
      ...facts,
      search: sql<string>`${facts.search}::text || coalesce(E'\\n' || customs_no, '')`,
      revision: old('revision', '+', 1),
      isf_no: isfNo,
      ams_no: row?.amsNo ?? '',
      ams_type: row?.amsType ?? '',
      house_scac: bill.houseScac,
      remark: row?.userRemark ?? '',
      operator_id: next.operatorId,
      operator_name: next.operatorName,
      operation_at: next.at,
    }))
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('id', '=', filing.id)
    .execute();
}

/**
 * [D09] Raises the revision of a filing without changing its bill, so that stale pages are refused.
 * @param by the user who caused it, if any
 */
export async function raiseRevision(
  trx: Tx,
  filing: Pick<LockedFiling, 'enterprise_id' | 'id'>,
  by: { operator_id?: string; operator_name?: string; operation_at?: Date } = {},
): Promise<void> {
  await trx
    .updateTable('filing')
    .set((old) => ({ ...by, revision: old('revision', '+', 1) }))
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('id', '=', filing.id)
    .execute();
}

/** Whether filings wait for the deletion of this one. */
export async function hasWaiting(db: Db, predecessor: Pick<LockedFiling, 'enterprise_id' | 'id'>): Promise<boolean> {
  const row = await db
    .selectFrom('filing')
    .select('id')
    .where('enterprise_id', '=', predecessor.enterprise_id)
    .where('waits_for', '=', predecessor.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the filings that wait for the deletion of this one. */
export async function lockWaiting(trx: Tx, predecessor: Pick<LockedFiling, 'enterprise_id' | 'id'>) {
  return trx
    .selectFrom('filing')
    .select([...LOCKED_COLUMNS, 'operator_id'])
    .where('enterprise_id', '=', predecessor.enterprise_id)
    .where('waits_for', '=', predecessor.id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends the waiting of filings once their predecessor is answered. */
export async function endWaiting(trx: Tx, predecessor: Pick<LockedFiling, 'enterprise_id' | 'id'>): Promise<void> {
  await trx
    .updateTable('filing')
    .set({ waits_for: null })
    .where('enterprise_id', '=', predecessor.enterprise_id)
    .where('waits_for', '=', predecessor.id)
    .execute();
}

/** The B/L number of the filing that a filing waits for. */
export const predecessorNumber = (row: ExpressionBuilder<Database, 'filing'>) =>
  row
    .selectFrom('filing as predecessor')
    .select('predecessor.ams_no')
    .whereRef('predecessor.enterprise_id', '=', 'filing.enterprise_id')
    .whereRef('predecessor.id', '=', 'filing.waits_for')
    .as('waits_for_ams_no');

/** Coins charged for a filing, coupons and bond included; a refund is a negative record. */
export const PAID_FEE = sql<number>`(
  (select coalesce(sum(coins + coupon_deduction), 0) from consumption
    where consumption.enterprise_id = filing.enterprise_id and consumption.filing_id = filing.id)
  + (select coalesce(sum(coins), 0) from bond_settlement
    where bond_settlement.enterprise_id = filing.enterprise_id and bond_settlement.filing_id = filing.id))::int`;

const byId = (db: Db, enterpriseId: string, id: string) =>
  db
    .selectFrom('filing')
    .selectAll()
    .select([predecessorNumber, PAID_FEE.as('fee'), HAS_UNPLACED_ANSWER.as('has_unplaced_answer')])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id);

/** A whole row, with the B/L number of the filing that it waits for. */
export type FilingRecord = Selectable<FilingTable> & {
  waits_for_ams_no: string | null;
  fee: number;
  has_unplaced_answer: SqlBool;
};

/** A filing of this enterprise with its bill. */
export async function readFiling(db: Db, enterpriseId: string, id: string): Promise<FilingRecord | null> {
  return (await byId(db, enterpriseId, id).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockFiling(trx: Tx, enterpriseId: string, id: string): Promise<FilingRecord | null> {
  return (await byId(trx, enterpriseId, id).forUpdate().executeTakeFirst()) ?? null;
}

/** The bill of one B/L row: each row becomes a filing. */
export function billOfRow(bill: Bill, row: number): Bill {
  return { ...bill, id: null, revision: undefined, amsRequestList: bill.amsRequestList.slice(row, row + 1) };
}

export const declarationType = (billType: BillType): 'ISF-10' | 'ISF-5' => (billType === 1 ? 'ISF-10' : 'ISF-5');
