import type { Portal, Tx } from '../portal.ts';
import { afterReceipt } from '../send/afterReceipt.ts';
import { lockFilingOfMessage, lockFilingOfReference, type AnsweredMessage } from '../store/filings.ts';
import { parkReceipt, storeReceipt } from '../store/receipts.ts';
import { queueAnswers } from './queueAnswers.ts';
import { splitAnswers, type AnswerText } from './splitAnswers.ts';
import { referenceOf } from './transmission.ts';
import { readLines, understand, type ReadAnswer } from './understand.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Why an answer was parked; `contradicts`: another text came under its number before. */
export type ParkReason = 'malformed' | 'unknownFiling' | 'otherMessage' | 'contradicts';

/**
 * Takes what customs said, however often and in whatever order: an answer is stored once, and the filing's state becomes
 * the fold of all its receipts ([D08], I7). What cannot be read or fits no filing is parked for support staff, whole.
 * Several answers in one transmission are taken apart, each in a transaction of its own: one filing is locked in each.
 * @param text the transmission as it came
 * @returns what became of it
 */
export async function receiveReceipt(
  portal: Tools,
  trx: Tx,
  text: string,
): Promise<'stored' | 'known' | 'apart' | ParkReason> {
  const park = async (reason: ParkReason) => {
    await parkReceipt(trx, reason, text, portal.clock());
    return reason;
  };
  const [answer, ...others] = splitAnswers(text) ?? [];
  if (!answer) return park('malformed');
  if (others.length > 0) {
    await queueAnswers(trx, portal.clock(), [answer, ...others]);
    return 'apart';
  }
  const read = readLines(answer.lines);
  if (read.kind === 'malformed') return park('malformed');
  const target = await lockTarget(trx, answer, read);
  if (!target) return park('unknownFiling');
  const { filing, operationSeq, message } = target;
  const receipt = understand(read, { sent: message.split('\n'), amsNo: filing.ams_no });
  if (!receipt) return park('otherMessage');
  const { seq, raw } = answer;
  const stored = await storeReceipt(trx, filing, { ...receipt, seq, operationSeq, raw, at: portal.clock() });
  if (stored === 'contradicts') return park(stored);
  if (stored === 'known') return stored;
  await portal.steps.mark('receipt.stored');

  await afterReceipt(portal, trx, filing);
  return 'stored';
}

/** The message that is answered; an advisory is about a filing, which it names by our reference. */
async function lockTarget(trx: Tx, { controlNo }: AnswerText, read: ReadAnswer): Promise<AnsweredMessage | null> {
  if (read.kind === 'advisory') return lockFilingOfReference(trx, read.reference || read.transactionNumber);
  const target = controlNo === null ? null : await lockFilingOfMessage(trx, controlNo);
  if (!target || read.kind !== 'response') return target;
  const ours = referenceOf(target.message);
  // A number that customs gave itself stands beside our reference; without a reference it must be ours.
  return ours === (read.reference || read.transactionNumber || ours) ? target : null;
}
