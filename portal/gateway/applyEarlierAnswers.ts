import type { Portal, Tx } from '../portal.ts';
import { finishUnplaced, unplacedWithNumber } from '../store/unplacedReceipts.ts';
import { customsNumberIn } from './identifyAnswer.ts';
import { readAnswerText } from './interpretReceipt.ts';
import { placeAnswer } from './placeAnswer.ts';
import { splitAnswers } from './splitAnswers.ts';

type Tools = Pick<Portal, 'clock' | 'steps' | 'bus'>;

/** Places the unplaced answers with a number of CBP, which may send the result of a match before the answer with the number. */
export async function applyEarlierAnswers(portal: Tools, trx: Tx, number: string): Promise<void> {
  for (const { id, raw } of await unplacedWithNumber(trx, number)) {
    const [earlier, ...others] = splitAnswers(raw) ?? [];
    if (!earlier || others.length > 0 || customsNumberIn(readAnswerText(earlier)) !== number) continue;
    const { result } = await placeAnswer(portal, trx, earlier);
    if (result !== 'stored' && result !== 'known') continue;
    await finishUnplaced(trx, id, { state: 'applied', at: portal.clock() });
  }
}
