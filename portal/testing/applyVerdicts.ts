import type { ReceiptFact } from '#rules/receiptFold.ts';
import { composeAnswer } from '../gateway/practice/composeAnswer.ts';
import { receiveReceipt } from '../gateway/receiveReceipt.ts';
import type { Tx } from '../portal.ts';
import { takeAnswerNumbers } from '../store/practice.ts';
import type { TestPortal } from './harness.ts';

type Verdict = ReceiptFact['verdict'];

/** Receives replies of customs to the pending message of a filing, as a gateway would deliver them. */
export async function applyVerdicts(test: TestPortal, filingId: string, ...verdicts: Verdict[]): Promise<void> {
  for (const verdict of verdicts) {
    await test.portal.db.transaction().execute((trx) => applyVerdict(test, trx, filingId, verdict));
  }
}

/** Receives one reply within a transaction. */
async function applyVerdict({ portal }: TestPortal, trx: Tx, filingId: string, verdict: Verdict): Promise<void> {
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
  const reply = { verdict, controlNo: control_no ?? '', answerNo, message, amsNo: ams_no, at: portal.clock() };
  const result = await receiveReceipt(portal, trx, composeAnswer(reply));
  if (result !== 'stored') throw new Error(`The reply to filing ${filingId} was ${result}.`);
}
