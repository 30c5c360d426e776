import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { filingsOfMessages, filingsOfReferences } from '../store/jobSubjects.ts';
import type { AnswerText } from './splitAnswers.ts';
import { readLines } from './understand.ts';

/** Queues each answer of a transmission as a job of the filing that it is about, where there is one. */
export async function queueAnswers(trx: Tx, now: Date, answers: readonly AnswerText[]): Promise<void> {
  const references = answers.map(referenceOf);
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

/** An advisory names a filing by our reference and answers no message. */
function referenceOf({ lines }: AnswerText): string {
  const read = readLines(lines);
  return read.kind === 'advisory' ? read.reference || read.transactionNumber : '';
}
