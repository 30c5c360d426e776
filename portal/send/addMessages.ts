import type { WriteBatch } from '../db/writeBatch.ts';
import { addJobs } from '../store/jobs.ts';

/** Adds jobs that submit the messages of operations once the transaction commits. */
export function addMessages(
  batch: WriteBatch,
  enterpriseId: string,
  operations: readonly { id: string; filing_id: string }[],
  at: Date,
): void {
  addJobs(
    batch,
    at,
    operations.map(({ id, filing_id: filingId }) => ({
      kind: 'gateway.submit' as const,
      payload: { enterpriseId, operationId: id },
      about: { enterpriseId, filingId },
    })),
  );
}
