import type { ReceiptFact } from '#rules/receiptFold.ts';
import { composeAnswer } from '../gateway/practice/composeAnswer.ts';
import { receiveReceipt } from '../gateway/receiveReceipt.ts';
import type { Tx } from '../portal.ts';
import { takeAnswerNumbers } from '../store/practice.ts';
import type { TestPortal } from './harness.ts';

type Verdict = ReceiptFact['verdict'];

/** Lets customs say something to the message of a filing that is on its way, as if a gateway had brought it. */
export async function hear(test: TestPortal, filingId: string, ...verdicts: Verdict[]): Promise<void> {
  for (const verdict of verdicts) {
    await test.portal.db.transaction().execute((trx) => hearOne(test, trx, filingId, verdict));
  }
}

/** The same within a transaction. */
export async function hearOne({ portal }: TestPortal, trx: Tx, filingId: string, verdict: Verdict): Promise<void> {
  const { control_no, message, ams_no } = await trx
    .selectFrom('operation')
    .innerJoin('filing', 'filing.id', 'operation.filing_id')
    .select(['control_no', 'message', 'ams_no'])
    .where('filing_id', '=', filingId)
    .where('held', '=', false)
    .where('control_no', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [answerNo = 0] = await takeAnswerNumbers(trx, 1);
  const said = { verdict, controlNo: control_no ?? '', answerNo, message, amsNo: ams_no, at: portal.clock() };
  const became = await receiveReceipt(portal, trx, composeAnswer(said));
  if (became !== 'stored') throw new Error(`What customs said to filing ${filingId} was ${became}.`);
}
