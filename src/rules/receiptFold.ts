import type { DeclarationStatus } from '#contract/statuses.ts';
import type { MatchStatus, OperationAction } from '#contract/codes.ts';

/** The meaning of one receipt, independent of its format. */
export interface ReceiptFact {
  /** Customs' own sequence; the fold uses it instead of the order of arrival ([D08], I7). */
  seq: number;
  /** Index of the answered operation among the filing's operations. */
  operation: number;
  kind: 'ack' | 'response' | 'advisory';
  /**
   * For a response: accepted, accepted with warnings or rejected. For an advisory: the match status. `unknown` is an
   * unlisted code; it is shown but changes nothing.
   */
  verdict: 'ok' | 'accepted' | 'warning' | 'rejected' | Exclude<MatchStatus, 'none'> | 'unknown';
  /** Customs' transaction number, if the receipt names one. */
  customsNo?: string | null;
  /** Beside its verdict it reports another filer's filing of the same bill. */
  isDuplicate?: boolean;
}

/** The facts of an operation that a filing's state depends on. */
export interface OperationFact {
  action: OperationAction;
  /** The portal closed the filing without a message to customs, so no answer will come. */
  isLocal: boolean;
}

export interface FilingState {
  declarationStatus: DeclarationStatus;
  matchStatus: MatchStatus;
  /** Another filer filed the same bill for the same importer, whatever the match. */
  isDuplicate: boolean;
  /** The number under which customs has the filing; null if it has none, or gave none. */
  customsNo: string | null;
}

const OUTCOMES = {
  send: { ok: 'receiveOk', accepted: 'receiveSuccess', warning: 'receiveSuccessWarning', rejected: 'receiveFailed' },
  resend: { ok: 'receiveOk', accepted: 'receiveSuccess', warning: 'receiveSuccessWarning', rejected: 'receiveFailed' },
  modify: { ok: 'submitted', accepted: 'modifySuccess', warning: 'modifySuccessWarning', rejected: 'modifyFailed' },
  delete: { ok: 'submitted', accepted: 'deleteSuccess', warning: 'deleteSuccess', rejected: 'deleteFailed' },
} as const satisfies Record<OperationAction, Record<string, DeclarationStatus>>;

/**
 * Index of the operation that started the current lifecycle: the first one, or the last one that sent the filing again
 * after a deletion, which was charged as new.
 */
export function lifecycleStart(operations: readonly OperationFact[]): number {
  const begin = operations.findLastIndex(
    ({ action }, at) => action === 'resend' && operations[at - 1]?.action === 'delete',
  );
  return Math.max(begin, 0);
}

/**
 * [D08] Computes a filing's state from its receipts in customs' sequence, independent of their order of arrival.
 * @param operations oldest first; the last one decides the status until it is answered
 */
export function foldReceipts(operations: readonly OperationFact[], receipts: readonly ReceiptFact[]): FilingState {
  const last = operations.length - 1;
  const { action, isLocal } = operations[last] ?? { action: 'send', isLocal: false };
  const state: FilingState = {
    declarationStatus: isLocal ? 'deleteSuccess' : 'submitted',
    matchStatus: 'none',
    isDuplicate: false,
    customsNo: null,
  };
  let isAnswered = false;
  const begin = lifecycleStart(operations);
  const isOfThisLife = lifecycleFilter(begin, receipts);
  for (const receipt of receipts.filter(isOfThisLife).sort((a, b) => a.seq - b.seq)) {
    const { verdict } = receipt;
    if (verdict === 'unknown') continue;
    if (verdict === 'duplicate' || receipt.isDuplicate) state.isDuplicate = true;
    if (isMatch(verdict)) {
      // A notice about another filer does not replace the match.
      if (verdict !== 'duplicate' || state.matchStatus === 'none') state.matchStatus = verdict;
      continue;
    }
    state.customsNo = nextNumber(state.customsNo, receipt, operations);
    if (receipt.operation !== last || isLocal || state.declarationStatus === 'deleteSuccess') continue;
    // An accepted deletion is final: the number may be another filing's. A repeated message is rejected with S10.
    // Without an order by customs an acknowledgment may arrive after the answer.
    if (verdict !== 'ok' || !isAnswered) state.declarationStatus = OUTCOMES[action][verdict];
    isAnswered ||= verdict !== 'ok';
  }
  return state;
}

const isMatch = (verdict: ReceiptFact['verdict']): verdict is Exclude<MatchStatus, 'none'> =>
  verdict === 'onFile' || verdict === 'notOnFile' || verdict === 'wrongType' || verdict === 'duplicate';

/** Customs' number after an answer: an accepted deletion closes it. */
function nextNumber(
  current: string | null,
  { verdict, operation, customsNo }: ReceiptFact,
  operations: readonly OperationFact[],
): string | null {
  if (verdict !== 'accepted' && verdict !== 'warning') return current;
  return operations[operation]?.action === 'delete' ? null : (customsNo ?? current);
}

/**
 * Filters the receipts of the current lifecycle. An advisory does not refer to a message: one that precedes the answer
 * to the first operation belongs to the previous lifecycle, whenever it arrives.
 */
function lifecycleFilter(begin: number, receipts: readonly ReceiptFact[]): (receipt: ReceiptFact) => boolean {
  if (begin === 0) return () => true;
  const answers = receipts.filter(({ operation, kind }) => operation === begin && kind !== 'advisory');
  const first = Math.min(...answers.map(({ seq }) => seq));
  return ({ seq, operation, kind }) => (kind === 'advisory' ? seq > first : operation >= begin);
}
