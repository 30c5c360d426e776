import type { Portal, Tx } from '../portal.ts';
import type { FilingId } from '../store/filingsOfAnswers.ts';
import { waitingFilings } from '../store/unplacedReceipts.ts';
import { filingsNamedIn, identifyAnswer } from './identifyAnswer.ts';
import { interpretReceipt, readAnswerText } from './interpretReceipt.ts';
import { recordReceipt } from './recordReceipt.ts';
import type { AnswerText } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Why an answer was not placed; `contradicts`: its number was received before with another text. */
export type UnplacedReason = 'malformed' | 'unknownFiling' | 'otherMessage' | 'contradicts';

/** The result for one answer, and the filings that it may be about if it cannot be placed. */
type Placed = { result: 'stored' | 'known' } | { result: UnplacedReason; filings: FilingId[] };

/** Places one answer at its filing, with all effects. */
export async function placeAnswer(portal: Tools, trx: Tx, answer: AnswerText | undefined): Promise<Placed> {
  if (!answer) return { result: 'malformed', filings: await waitingFilings(trx) };
  const read = readAnswerText(answer);
  if (read.kind === 'malformed') return { result: 'malformed', filings: await filingsNamedIn(trx, [answer]) };
  const identified = await identifyAnswer(trx, answer, read);
  if ('reason' in identified) {
    const { reason, filings, isNamed } = identified;
    // An answer with unknown numbers is about none of the filings that wait.
    return { result: reason, filings: isNamed || filings.length > 0 ? filings : await waitingFilings(trx) };
  }
  const { filing, message } = identified.found;
  const receipt = interpretReceipt(read, { sent: message.split('\n'), amsNo: filing.ams_no, isfNo: filing.isf_no });
  if (!receipt) return { result: 'otherMessage', filings: [filing] };
  const result = await recordReceipt(portal, trx, identified.found, answer, receipt);
  return result === 'contradicts' ? { result, filings: [filing] } : { result };
}
