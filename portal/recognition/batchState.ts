import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import type { Portal, Tx } from '../portal.ts';

/** What a run does next; `starts` distinguishes it from an earlier start of the same step. */
export type Step =
  | { kind: 'read'; file: { id: string; starts: number }; userId: string }
  | { kind: 'understand'; starts: number; userId: string };

export interface InBatch {
  enterpriseId: string;
  batchId: string;
  userId: string;
}

/** A batch that was removed meanwhile stays removed. */
export const setBatch = (
  trx: Tx,
  { enterpriseId, batchId }: InBatch,
  values: { state: 'reading' | 'understanding' | 'done' | 'failed'; starts?: number; done_at?: Date },
) =>
  trx
    .updateTable('recognition_batch')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .set(values)
    .execute();

interface Failure {
  id: string;
  reason: RecognitionReason;
  args?: Record<string, number>;
  /** The start that failed: a later one, by the portal that took over the job, decides for itself. */
  starts?: number;
}

/** Marks a document as failed. */
export async function failFile(
  portal: Portal,
  trx: Tx,
  inBatch: InBatch,
  { id, reason, args = {}, starts }: Failure,
): Promise<void> {
  const failed = await trx
    .updateTable('recognition_file')
    .where('enterprise_id', '=', inBatch.enterpriseId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'reading', 'read'])
    .$if(starts !== undefined, (file) => file.where('starts', '=', starts ?? 0))
    .set({ state: 'failed', reason, reason_args: JSON.stringify(args) })
    .returning(['page', 'pages'])
    .executeTakeFirst();
  if (failed) await publishProgress(portal, trx, inBatch, { id, state: 'failed', ...failed });
}

/** Marks the documents as failed that were read. */
export async function failRead(portal: Portal, trx: Tx, inBatch: InBatch, reason: RecognitionReason): Promise<void> {
  const read = await trx
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', inBatch.enterpriseId)
    .where('batch_id', '=', inBatch.batchId)
    .where('state', '=', 'read')
    .select('id')
    .execute();
  for (const { id } of read) await failFile(portal, trx, inBatch, { id, reason });
}

/** Ends a batch and announces it to its owner. */
export async function endBatch(portal: Portal, trx: Tx, inBatch: InBatch, state: 'done' | 'failed'): Promise<void> {
  const { enterpriseId, batchId, userId } = inBatch;
  await setBatch(trx, inBatch, { state, done_at: portal.clock() });
  await portal.bus.publish(trx, enterpriseId, { type: 'RECOGNIZED', data: { userId, batchId } });
}

export const publishProgress = (
  { bus }: Pick<Portal, 'bus'>,
  trx: Tx,
  { enterpriseId, batchId, userId }: InBatch,
  file: { id: string; state: 'reading' | 'done' | 'failed'; page: number; pages: number },
): Promise<void> => {
  const { id, state, page, pages } = file;
  return bus.publish(trx, enterpriseId, {
    type: 'RECOGNITION',
    data: { userId, batchId, id, state, progress: { page, pages } },
  });
};
