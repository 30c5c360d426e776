import { sql } from 'kysely';
import type { Portal, Tx } from '../portal.ts';
import { finishParked, parkedWithNumber } from '../store/parkedReceipts.ts';
import { readAnswerText } from './interpretReceipt.ts';
import { placeAnswer } from './placeAnswer.ts';
import { splitAnswers, type AnswerText } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Class of the portal’s advisory locks: 0 is intents, 1 parked receipts, 2 job order, 3 numbers of CBP. */
const NUMBER_LOCKS = 3;

/** CBP's number of the filing in an answer; empty where it has none. */
function numberIn(answer: AnswerText | undefined): string {
  const read = answer && readAnswerText(answer);
  return read?.kind === 'response' || read?.kind === 'advisory' ? read.transactionNumber : '';
}

/** Of two answers with one number of CBP, received at once, the second sees what became of the first. */
export async function lockNumberOf(trx: Tx, answer: AnswerText | undefined): Promise<void> {
  const number = numberIn(answer);
  if (number !== '') await sql`select pg_advisory_xact_lock(hashtextextended(${number}, ${NUMBER_LOCKS}))`.execute(trx);
}

/**
 * Places the parked answers that have the number of this one. CBP may send the result of a match before the answer that
 * tells the number.
 */
export async function applyEarlierAnswers(portal: Tools, trx: Tx, answer: AnswerText | undefined): Promise<void> {
  const number = numberIn(answer);
  if (number === '') return;
  for (const { id, raw } of await parkedWithNumber(trx, number)) {
    const [earlier, ...others] = splitAnswers(raw) ?? [];
    if (!earlier || others.length > 0 || numberIn(earlier) !== number) continue;
    const { result } = await placeAnswer(portal, trx, earlier);
    if (result === 'stored' || result === 'known') await finishParked(trx, id, portal.clock());
  }
}
