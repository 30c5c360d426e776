import type { DeclarationStatus } from '#contract/statuses.ts';
import type { MatchStatus, OperationAction } from '#contract/codes.ts';

/** What one answer of customs means, apart from how it was written. */
export interface ReceiptFact {
  /** Customs' own order; the fold follows it, not the order of arrival ([D08], I7). */
  seq: number;
  /** The operation it answers, in the order of the filing's operations. */
  operation: number;
  kind: 'ack' | 'response' | 'advisory';
  /**
   * Of a response: accepted, accepted with warnings, rejected. Of an advisory: the match it tells. `unknown` is a code that
   * nobody knows: it is shown and changes nothing.
   */
  verdict: 'ok' | 'accepted' | 'warning' | 'rejected' | Exclude<MatchStatus, 'none'> | 'unknown';
}

/** What was done with a filing, as far as its state depends on it. */
export interface OperationFact {
  action: OperationAction;
  /** No message went to customs: the portal alone closed the filing, and nothing will be answered. */
  isLocal: boolean;
}

export interface FilingState {
  declarationStatus: DeclarationStatus;
  matchStatus: MatchStatus;
}

const OUTCOMES = {
  send: { ok: 'receiveOk', accepted: 'receiveSuccess', warning: 'receiveSuccessWarning', rejected: 'receiveFailed' },
  resend: { ok: 'receiveOk', accepted: 'receiveSuccess', warning: 'receiveSuccessWarning', rejected: 'receiveFailed' },
  modify: { ok: 'submitted', accepted: 'modifySuccess', warning: 'modifySuccessWarning', rejected: 'modifyFailed' },
  delete: { ok: 'submitted', accepted: 'deleteSuccess', warning: 'deleteSuccess', rejected: 'deleteFailed' },
} as const satisfies Record<OperationAction, Record<string, DeclarationStatus>>;

/**
 * The operation that a filing's present life begins with: its first, or the one that sent it again after a deletion.
 * For that one the filing was charged as new.
 */
export function lifeBegin(operations: readonly OperationFact[]): number {
  const begin = operations.findLastIndex(
    ({ action }, at) => action === 'resend' && operations[at - 1]?.action === 'delete',
  );
  return Math.max(begin, 0);
}

/**
 * [D08] The state of a filing is the fold of its receipts by their own sequence, whatever order they came in.
 * @param operations what people did, oldest first; the last one decides the status until it is answered
 */
export function foldReceipts(operations: readonly OperationFact[], receipts: readonly ReceiptFact[]): FilingState {
  const last = operations.length - 1;
  const { action, isLocal } = operations[last] ?? { action: 'send', isLocal: false };
  const state: FilingState = { declarationStatus: isLocal ? 'deleteSuccess' : 'submitted', matchStatus: 'none' };
  const begin = lifeBegin(operations);
  const isOfThisLife = sinceAnswerTo(begin, receipts);
  for (const receipt of receipts.filter(isOfThisLife).sort((a, b) => a.seq - b.seq)) {
    const { verdict } = receipt;
    if (verdict === 'unknown') continue;
    if (verdict === 'onFile' || verdict === 'notOnFile' || verdict === 'wrongType' || verdict === 'duplicate') {
      state.matchStatus = verdict;
    } else if (receipt.operation === last && !isLocal) {
      state.declarationStatus = OUTCOMES[action][verdict];
    }
  }
  return state;
}

/**
 * An advisory answers no message: what customs said of the bill before it answered the sending that a life begins with is
 * about the life before, whenever it arrives.
 */
function sinceAnswerTo(begin: number, receipts: readonly ReceiptFact[]): (receipt: ReceiptFact) => boolean {
  if (begin === 0) return () => true;
  const answers = receipts.filter(({ operation, kind }) => operation === begin && kind !== 'advisory');
  const first = Math.min(...answers.map(({ seq }) => seq));
  return ({ seq, operation, kind }) => (kind === 'advisory' ? seq > first : operation >= begin);
}
