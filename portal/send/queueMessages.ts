import type { Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';

/** Gives the messages of operations to whoever hands them to customs, once the transaction commits. */
export async function queueMessages(
  trx: Tx,
  enterpriseId: string,
  operations: readonly { id: string }[],
  at: Date,
): Promise<void> {
  const job = ({ id }: { id: string }) => ({
    kind: 'gateway.submit' as const,
    payload: { enterpriseId, operationId: id },
    runAt: at,
  });
  await queueJobs(trx, operations.map(job));
}
