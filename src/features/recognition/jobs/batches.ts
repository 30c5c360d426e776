import type { RecognitionJob } from '#contract/endpoints/recognition.ts';

/** Documents that were sent together. */
export interface DocumentBatch {
  id: string;
  jobs: readonly RecognitionJob[];
  /** Every job ended. */
  isEnded: boolean;
}

const isActive = ({ state }: Pick<RecognitionJob, 'state'>): boolean => state === 'queued' || state === 'reading';

/** Jobs by batch, the newest first; jobs of a batch in the order in which they were sent. */
export function batchesOf(jobs: readonly RecognitionJob[]): DocumentBatch[] {
  const byBatch = new Map<string, RecognitionJob[]>();
  for (const job of jobs) byBatch.set(job.batchId, [job, ...(byBatch.get(job.batchId) ?? [])]);
  return [...byBatch].map(([id, own]) => ({ id, jobs: own, isEnded: !own.some(isActive) }));
}

/**
 * The batches to show: those that run, and ended ones that this browser sent, without dismissed jobs.
 * @param begun ids of the batches that this browser sent
 */
export function shownBatches(
  batches: readonly DocumentBatch[],
  begun: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
): DocumentBatch[] {
  return batches
    .filter(({ id, isEnded }) => !isEnded || begun.has(id))
    .map((batch) => ({
      ...batch,
      jobs: batch.jobs.filter(({ id, state }) => isActive({ state }) || !dismissed.has(id)),
    }))
    .filter(({ jobs }) => jobs.length > 0);
}
