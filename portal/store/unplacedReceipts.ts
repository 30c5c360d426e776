import { sql, type SqlBool } from 'kysely';
import type { UnplacedReceipt } from '#contract/endpoints/practice.ts';
import { toServerText } from '#schema/dateText.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { Db, Tx } from '../portal.ts';
import type { FilingId } from './filingsOfAnswers.ts';

/**
 * Stores an answer that cannot be placed, once per text, with the filings that it may be about.
 * @returns whether it is new
 */
export async function storeUnplacedReceipt(
  trx: Tx,
  reason: string,
  text: string,
  at: Date,
  filings: readonly FilingId[] = [],
): Promise<boolean> {
  // PostgreSQL cannot store NUL; its symbol replaces it.
  const raw = text.replaceAll('\0', '\u2400');
  await lockUntilCommit(trx, 'unplacedReceipt', raw);
  const known = await trx.selectFrom('parked_receipt').select('id').where('raw', '=', raw).executeTakeFirst();
  if (known) return false;
  const stored = await trx
    .insertInto('parked_receipt')
    .values({ reason, raw, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (filings.length === 0) return true;
  await trx
    .insertInto('parked_receipt_filing')
    .values(filings.map(({ enterprise_id, id }) => ({ parked_id: stored.id, enterprise_id, filing_id: id })))
    .execute();
  return true;
}

/** Whether an answer that support staff have not handled yet may be about a filing. */
export const HAS_UNPLACED_ANSWER = sql<SqlBool>`exists (
  select from parked_receipt_filing held join parked_receipt unplaced on unplaced.id = held.parked_id
  where held.enterprise_id = filing.enterprise_id and held.filing_id = filing.id and unplaced.state = 'parked')`;

/** Filings that are marked for one answer that names none. */
const MARKED_MAX = 500;

/** The filings of all enterprises whose message customs has not answered. */
export async function waitingFilings(db: Db): Promise<FilingId[]> {
  return db
    .selectFrom('filing')
    .select(['enterprise_id', 'id'])
    .where('declaration_status', 'in', ['submitted', 'receiveOk'])
    .where('waits_for', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MARKED_MAX)
    .execute();
}

/** Answers without a known filing whose text has a number of CBP, oldest first. */
export async function unplacedWithNumber(trx: Tx, number: string): Promise<{ id: number; raw: string }[]> {
  return trx
    .selectFrom('parked_receipt')
    .select(['id', 'raw'])
    .where('state', '=', 'parked')
    .where('reason', '=', 'unknownFiling')
    .where(sql<SqlBool>`position(${number} in raw) > 0`)
    .orderBy('id')
    .execute();
}

interface UnplacedEnd {
  state: 'applied' | 'discarded';
  at: Date;
  /** The filing that support staff applied it to. */
  isfNo?: string | null;
  /** Null: the portal placed it by itself. */
  handledBy?: string | null;
}

/** Ends the waiting of an unplaced answer. */
export async function finishUnplaced(
  trx: Tx,
  id: number,
  { state, at, isfNo = null, handledBy = null }: UnplacedEnd,
): Promise<void> {
  await trx
    .updateTable('parked_receipt')
    .where('id', '=', id)
    .set({ state, isf_no: isfNo, handled_by: handledBy, handled_at: at })
    .execute();
}

/** Unplaced answers that are not handled yet. */
export async function countUnplaced(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('parked_receipt')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type UnreportedReceipt = { id: number; reason: string; at: Date };

/** Unplaced answers about which support staff got no mail, oldest first. */
export async function unreportedReceipts(trx: Tx): Promise<UnreportedReceipt[]> {
  return trx
    .selectFrom('parked_receipt')
    .select(['id', 'reason', 'at'])
    .where('state', '=', 'parked')
    .where('told_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function wasReportedSince(trx: Tx, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('parked_receipt')
    .select('id')
    .where('told_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markReported(trx: Tx, receipts: readonly UnreportedReceipt[], now: Date): Promise<void> {
  await trx
    .updateTable('parked_receipt')
    .set({ told_at: now })
    // One parameter for any number of them.
    .where(sql<boolean>`id = any(${receipts.map(({ id }) => id)})`)
    .execute();
}

/** The most unplaced answers that are shown. */
const UNPLACED_SHOWN = 200;

/** Unplaced answers, newest first. */
export async function listUnplacedReceipts(db: Db): Promise<UnplacedReceipt[]> {
  const rows = await db
    .selectFrom('parked_receipt')
    .select(['id', 'reason', 'raw', 'at'])
    .orderBy('id', 'desc')
    .limit(UNPLACED_SHOWN)
    .execute();
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: toServerText(at) }));
}
