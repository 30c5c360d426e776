import type { Portal, Tx } from '../portal.ts';
import { afterReceipt } from '../send/afterReceipt.ts';
import { lockFilingOfMessage, lockFilingOfReference, type AnsweredMessage } from '../store/filings.ts';
import { parkReceipt, storeReceipt } from '../store/receipts.ts';
import { queueAnswers } from './queueAnswers.ts';
import { splitAnswers, type AnswerText } from './splitAnswers.ts';
import { messageReference } from './transmission.ts';
import { readAnswerLines, interpretReceipt, type ReadAnswer } from './interpretReceipt.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Why an answer was parked; `contradicts`: its number was received before with another text. */
export type ParkReason = 'malformed' | 'unknownFiling' | 'otherMessage' | 'contradicts';

/**
 * Processes a transmission of customs; repetitions and any order are allowed. An answer is stored once, and the state of
 * the filing is the fold of all its receipts ([D08], I7). Unreadable and unmatched answers are parked unchanged for
 * support staff. Several answers are split into jobs, because each transaction locks one filing.
 * @param text the transmission as received
 */
export async function receiveReceipt(
  portal: Tools,
  trx: Tx,
  text: string,
): Promise<'stored' | 'known' | 'split' | ParkReason> {
  const park = async (reason: ParkReason) => {
    await parkReceipt(trx, reason, text, portal.clock());
    return reason;
  };
  const [answer, ...others] = splitAnswers(text) ?? [];
  if (!answer) return park('malformed');
  if (others.length > 0) {
    await queueAnswers(trx, portal.clock(), [answer, ...others]);
    return 'split';
  }
  const read = readAnswerLines(answer.lines);
  if (read.kind === 'malformed') return park('malformed');
  const target = await lockTarget(trx, answer, read);
  if (!target) return park('unknownFiling');
  const { filing, operationSeq, message } = target;
  const receipt = interpretReceipt(read, { sent: message.split('\n'), amsNo: filing.ams_no });
  if (!receipt) return park('otherMessage');
  const { seq, raw } = answer;
  const stored = await storeReceipt(trx, filing, { ...receipt, seq, operationSeq, raw, at: portal.clock() });
  if (stored === 'contradicts') return park(stored);
  if (stored === 'known') return stored;
  await portal.steps.mark('receipt.stored');

  await afterReceipt(portal, trx, filing);
  return 'stored';
}

/** Locks the filing of the answered message, or of the reference in an advisory. */
async function lockTarget(trx: Tx, { controlNo }: AnswerText, read: ReadAnswer): Promise<AnsweredMessage | null> {
  if (read.kind === 'advisory') return lockFilingOfReference(trx, read.reference || read.transactionNumber);
  const target = controlNo === null ? null : await lockFilingOfMessage(trx, controlNo);
  if (!target || read.kind !== 'response') return target;
  const ownReference = messageReference(target.message);
  // A transaction number assigned by customs comes with the own reference; without a reference it must be the own one.
  return ownReference === (read.reference || read.transactionNumber || ownReference) ? target : null;
}
