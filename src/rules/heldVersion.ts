import { lifecycleStart, type OperationFact, type ReceiptFact } from './receiptFold.ts';

const ACCEPTING: readonly ReceiptFact['verdict'][] = ['accepted', 'warning'];

/** The last answer of customs to an operation; null if there is none, or only answers with unknown codes. */
export function lastAnswer<R extends ReceiptFact>(operation: number, receipts: readonly R[]): R | null {
  const answers = receipts.filter(
    (receipt) => receipt.operation === operation && receipt.kind === 'response' && receipt.verdict !== 'unknown',
  );
  return answers.sort((a, b) => a.seq - b.seq).at(-1) ?? null;
}

/** [D09] The last operation that customs accepted, whose bill customs holds now; null if customs holds none. */
export function heldVersion(operations: readonly OperationFact[], receipts: readonly ReceiptFact[]): number | null {
  let held: number | null = null;
  for (let at = lifecycleStart(operations); at < operations.length; at += 1) {
    const verdict = lastAnswer(at, receipts)?.verdict;
    if (!verdict || !ACCEPTING.includes(verdict)) continue;
    held = operations[at]?.action === 'delete' ? null : at;
  }
  return held;
}

/**
 * [D09] The answer with which customs first accepted the filing since it was last sent as new; the 24-hour deadline is
 * measured by it.
 */
export function firstAcceptance<R extends ReceiptFact>(
  operations: readonly OperationFact[],
  receipts: readonly R[],
): R | null {
  const begin = lifecycleStart(operations);
  const accepted = receipts.filter(
    ({ operation, kind, verdict }) =>
      operation >= begin &&
      kind === 'response' &&
      ACCEPTING.includes(verdict) &&
      operations[operation]?.action !== 'delete',
  );
  return accepted.sort((a, b) => a.seq - b.seq)[0] ?? null;
}
