import type { DeclarationStatus } from '#contract/statuses.ts';
import type { MatchStatus, OperationAction } from '#contract/codes.ts';

/** What one answer of customs means, apart from how it was written. */
export interface ReceiptFact {
  /** Customs' own order; the fold follows it, not the order of arrival ([D08], I7). */
  seq: number;
  /** The operation it answers, in the order of the filing's operations. */
  operation: number;
  kind: 'ack' | 'response' | 'advisory';
  /** Of a response: accepted, accepted with warnings, rejected. Of an advisory: the match it tells. */
  verdict: 'ok' | 'accepted' | 'warning' | 'rejected' | Exclude<MatchStatus, 'none'>;
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
 * [D08] The state of a filing is the fold of its receipts by their own sequence, whatever order they came in.
 * @param operations what people did, oldest first; the last one decides the status until it is answered
 */
export function foldReceipts(operations: readonly OperationAction[], receipts: readonly ReceiptFact[]): FilingState {
  const state: FilingState = { declarationStatus: 'submitted', matchStatus: 'none' };
  const last = operations.length - 1;
  const action = operations[last] ?? 'send';
  const ordered = [...receipts].sort((a, b) => a.seq - b.seq);
  for (const receipt of ordered) {
    const { verdict } = receipt;
    if (verdict === 'onFile' || verdict === 'notOnFile' || verdict === 'wrongType' || verdict === 'duplicate') {
      state.matchStatus = verdict;
    } else if (receipt.operation === last) {
      state.declarationStatus = OUTCOMES[action][verdict];
    }
  }
  return state;
}
