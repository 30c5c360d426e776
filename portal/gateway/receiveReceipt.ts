import type { Portal, Tx } from '../portal.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import { finishUnplaced, storeUnplacedReceipt, unplacedWithNumber } from '../store/unplacedReceipts.ts';
import { customsNumberIn } from './identifyAnswer.ts';
import { readAnswerText } from './interpretReceipt.ts';
import { placeAnswer, type UnplacedReason } from './placeAnswer.ts';
import { queueAnswers } from './queueAnswers.ts';
import { splitAnswers } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/**
 * Processes a transmission of customs; repetitions and any order are allowed. An answer is stored once, and the state of
 * the filing is the fold of all its receipts ([D08], I7). Answers that cannot be placed are stored unchanged for support
 * staff, and their filings show it (decision 0052). Several answers are split into jobs, because each transaction locks one
 * filing.
 * @param text the transmission as received
 */
export async function receiveReceipt(
  portal: Tools,
  trx: Tx,
  text: string,
): Promise<'stored' | 'known' | 'split' | UnplacedReason> {
  const answers = splitAnswers(text) ?? [];
  if (answers.length > 1) {
    await queueAnswers(trx, portal.clock(), answers);
    return 'split';
  }
  const [answer] = answers;
  const number = answer ? customsNumberIn(readAnswerText(answer)) : '';
  // Of two answers with one number that arrive at once, one waits and then finds the other, placed or not.
  if (number !== '') await lockUntilCommit(trx, 'customsNumber', number);
  const placed = await placeAnswer(portal, trx, answer);
  if ('filings' in placed) await storeUnplacedReceipt(trx, placed.result, text, portal.clock(), placed.filings);
  else if (placed.result === 'stored' && number !== '') await applyEarlierAnswers(portal, trx, number);
  return placed.result;
}

/**
 * Places the unplaced answers with a number of CBP, which may send the result of a match before the answer with the
 * number.
 */
async function applyEarlierAnswers(portal: Tools, trx: Tx, number: string): Promise<void> {
  for (const { id, raw } of await unplacedWithNumber(trx, number)) {
    const [earlier, ...others] = splitAnswers(raw) ?? [];
    if (!earlier || others.length > 0 || customsNumberIn(readAnswerText(earlier)) !== number) continue;
    const { result } = await placeAnswer(portal, trx, earlier);
    if (result !== 'stored' && result !== 'known') continue;
    await finishUnplaced(trx, id, { state: 'applied', at: portal.clock() });
  }
}
