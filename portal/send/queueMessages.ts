import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';

/** Queues the messages of operations, to be submitted once the transaction commits. */
export async function queueMessages(
  trx: Tx,
  enterpriseId: string,
  operations: readonly { id: string; filing_id: string }[],
  at: Date,
): Promise<void> {
  await queueJobs(
    trx,
    at,
    operations.map(({ id, filing_id: filingId }) => ({
      kind: 'gateway.submit' as const,
      payload: { enterpriseId, operationId: id },
      about: { enterpriseId, filingId },
    })),
  );
}
