import { refuse } from '../refusal.ts';
import type { Portal, Tx } from '../portal.ts';
import { afterReceipt } from '../send/afterReceipt.ts';
import { lockFilingOfReference } from '../store/filings.ts';
import { storeReceipt } from '../store/receipts.ts';
import { interpretReceipt, readAnswerLines } from './interpretReceipt.ts';
import { splitAnswers } from './splitAnswers.ts';

/**
 * Applies a parked answer to the filing that support staff name. The answer must still be one for the last message of
 * that filing: its records are compared as those of any answer, only the control number is not.
 * @throws Refusal `notFound` for an unknown filing; `actionNotAllowed` for an answer that does not belong to it
 */
export async function applyReceipt(
  portal: Pick<Portal, 'clock' | 'steps' | 'bus'>,
  trx: Tx,
  text: string,
  isfNo: string,
): Promise<void> {
  const target = await lockFilingOfReference(trx, isfNo);
  if (!target) throw refuse('notFound');
  const answers = splitAnswers(text);
  const [answer] = answers ?? [];
  if (!answer || answers?.length !== 1) throw refuse('actionNotAllowed');
  const read = readAnswerLines(answer.lines);
  if (read.kind === 'malformed') throw refuse('actionNotAllowed');
  const { filing, operationSeq, message } = target;
  const receipt = interpretReceipt(read, { sent: message.split('\n'), amsNo: filing.ams_no });
  if (!receipt) throw refuse('actionNotAllowed');
  const { seq, raw } = answer;
  const stored = await storeReceipt(trx, filing, { ...receipt, seq, operationSeq, raw, at: portal.clock() });
  if (stored !== 'stored') throw refuse('actionNotAllowed');
  await afterReceipt(portal, trx, filing);
}
