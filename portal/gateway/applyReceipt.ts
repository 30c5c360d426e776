import { refuse } from '../refusal.ts';
import type { Portal, Tx } from '../portal.ts';
import { lockFilingOfReference } from '../store/answeredFilings.ts';
import { isAboutBill } from './identifyAnswer.ts';
import { interpretReceipt, readAnswerText } from './interpretReceipt.ts';
import { placeAnswer } from './placeAnswer.ts';
import { recordReceipt } from './recordReceipt.ts';
import { splitAnswers, type AnswerText } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/**
 * Applies an unplaced answer to the filing that support staff name, as the answer to its last message. Its number, if it is
 * stored with another text, is replaced by that of its arrival.
 * @throws Refusal `notFound` for an unknown filing; `answerNotPlaced` for an answer that cannot be read, is about another
 *   bill or was applied before
 */
export async function applyReceipt(portal: Tools, trx: Tx, text: string, isfNo: string): Promise<void> {
  const target = await lockFilingOfReference(trx, isfNo);
  if (!target) throw refuse('notFound');
  const answer = onlyAnswer(text);
  const read = readAnswerText(answer);
  if (read.kind === 'malformed' || !isAboutBill(read, target)) throw refuse('answerNotPlaced');
  const { filing, message } = target;
  const receipt = interpretReceipt(read, { sent: message.split('\n'), amsNo: filing.ams_no, isfNo: filing.isf_no });
  if (!receipt) throw refuse('answerNotPlaced');
  const stored = await recordReceipt(portal, trx, target, answer, receipt);
  const again = stored === 'contradicts' ? { ...answer, seq: null } : null;
  const result = again ? await recordReceipt(portal, trx, target, again, receipt) : stored;
  if (result !== 'stored') throw refuse('answerNotPlaced');
}

/**
 * Reads an unplaced answer again, as a newer program or further filings may place it.
 * @throws Refusal `answerNotPlaced` if it still cannot be placed
 */
export async function rereadReceipt(portal: Tools, trx: Tx, text: string): Promise<void> {
  const { result } = await placeAnswer(portal, trx, onlyAnswer(text));
  if (result !== 'stored' && result !== 'known') throw refuse('answerNotPlaced');
}

function onlyAnswer(text: string): AnswerText {
  const answers = splitAnswers(text) ?? [];
  const [answer] = answers;
  if (!answer || answers.length !== 1) throw refuse('answerNotPlaced');
  return answer;
}
