import type { ExpressionBuilder, Expression, SqlBool } from 'kysely';
import { messageAction } from '#customs/messageAction.ts';
import type { Database } from '../db/tables/database.ts';
import type { Tx } from '../portal.ts';
import { LOCKED_COLUMNS, type LockedFiling } from './filings.ts';
import type { FilingId } from './filingsOfAnswers.ts';

/** The message that an answer of customs refers to: its locked filing, its operation and its records. */
export interface AnsweredMessage {
  filing: LockedFiling;
  operationSeq: number;
  message: string;
}

/**
 * Locks a filing, with the submitted message that an answer is about: that of the control number, otherwise the last one
 * of the answer's action, otherwise the last one.
 */
export async function lockAnsweredFiling(
  trx: Tx,
  { enterprise_id, id }: FilingId,
  { controlNo, action }: { controlNo: string | null; action: string },
): Promise<AnsweredMessage | null> {
  const filing = await lockHead(trx, (row) => row.and([row('enterprise_id', '=', enterprise_id), row('id', '=', id)]));
  if (!filing) return null;
  const operations = await trx
    .selectFrom('operation')
    .select(['seq', 'message', 'control_no', 'action'])
    .where('enterprise_id', '=', enterprise_id)
    .where('filing_id', '=', id)
    .where('control_no', 'is not', null)
    .where('held', '=', false)
    .orderBy('seq', 'desc')
    .execute();
  const operation =
    operations.find(({ control_no }) => control_no === controlNo) ??
    operations.find((one) => messageAction(one.action) === action) ??
    operations[0];
  return operation ? { filing, operationSeq: operation.seq, message: operation.message } : null;
}

/** The filing of our reference, with its last submitted message. */
export async function lockFilingOfReference(trx: Tx, isfNo: string): Promise<AnsweredMessage | null> {
  const filing = await lockHead(trx, (row) => row('isf_no', '=', isfNo));
  return filing ? lockAnsweredFiling(trx, filing, { controlNo: null, action: '' }) : null;
}

const lockHead = (trx: Tx, which: (row: ExpressionBuilder<Database, 'filing'>) => Expression<SqlBool>) =>
  trx.selectFrom('filing').select(LOCKED_COLUMNS).where(which).forUpdate().executeTakeFirst();
