import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { filingsOfMessages, filingsOfReferences } from '../store/jobSubjects.ts';
import type { AnswerText } from './splitAnswers.ts';
import { readAnswerLines } from './interpretReceipt.ts';

/** Queues each answer of a transmission as a job of its filing, or of none when the filing is unknown. */
export async function queueAnswers(trx: Tx, now: Date, answers: readonly AnswerText[]): Promise<void> {
  const references = answers.map(advisoryReference);
  const byMessage = await filingsOfMessages(
    trx,
    answers.flatMap(({ controlNo }) => controlNo ?? []),
  );
  const byReference = await filingsOfReferences(trx, references.filter(Boolean));
  await queueJobs(
    trx,
    now,
    answers.map(({ raw, controlNo }, index) => ({
      kind: 'gateway.answer' as const,
      payload: { raw },
      about: byReference.get(references[index] ?? '') ?? byMessage.get(controlNo ?? ''),
    })),
  );
}

/** An advisory identifies its filing by our reference, not by a control number. */
function advisoryReference({ lines }: AnswerText): string {
  const read = readAnswerLines(lines);
  return read.kind === 'advisory' ? read.reference || read.transactionNumber : '';
}
