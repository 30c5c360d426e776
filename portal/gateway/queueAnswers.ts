import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import { filingsOfMessages, filingsOfReferences } from '../store/jobSubjects.ts';
import { readAnswerText } from './interpretReceipt.ts';
import type { AnswerText } from './splitAnswers.ts';

/** Queues each answer of a transmission as a job of its filing, or of none when the filing is unknown. */
export async function queueAnswers(trx: Tx, now: Date, answers: readonly AnswerText[]): Promise<void> {
  const references = answers.map(referencesIn);
  const byMessage = await filingsOfMessages(
    trx,
    answers.flatMap(({ controlNos }) => controlNos),
  );
  const byReference = await filingsOfReferences(trx, references.flat());
  await queueJobs(
    trx,
    now,
    answers.map(({ raw, controlNos }, index) => ({
      kind: 'gateway.answer' as const,
      payload: { raw },
      about:
        references[index]?.map((reference) => byReference.get(reference)).find(Boolean) ??
        controlNos.map((controlNo) => byMessage.get(controlNo)).find(Boolean),
    })),
  );
}

function referencesIn(answer: AnswerText): string[] {
  const read = readAnswerText(answer);
  if (read.kind !== 'response' && read.kind !== 'advisory') return [];
  return [...read.references, read.transactionNumber].filter(Boolean);
}
