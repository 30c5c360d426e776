import type { FilingDetail, Receipt } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, MATCH_TONES, type DeclarationStatus } from '#contract/statuses.ts';

export type StepState = 'done' | 'waiting' | 'failed';
export interface FilingStep {
  /** Message key below `sent.steps`. */
  name:
    | 'sent'
    | 'received'
    | 'accepted'
    | 'rejected'
    | 'changeRejected'
    | 'deletionRejected'
    | 'deleted'
    | 'matched'
    | 'notMatched';
  state: StepState;
  /** Wire time; empty while it has not happened. */
  at: string;
}

/** What was refused, where it was not the filing itself: that one still stands. */
const REJECTED: Partial<Record<DeclarationStatus, FilingStep['name']>> = {
  modifyFailed: 'changeRejected',
  deleteFailed: 'deletionRejected',
};

type Facts = Pick<FilingDetail, 'createdAt' | 'declarationStatus' | 'matchStatus' | 'receipts'>;

/**
 * [D08] How far a filing has come: Sent → Received → Accepted → Matched. The statuses decide, the receipts give the times.
 */
export function filingSteps({ createdAt, declarationStatus, matchStatus, receipts }: Facts): FilingStep[] {
  const { tone } = DECLARATION_STATUSES[declarationStatus];
  const isAnswered = declarationStatus !== 'submitted' && declarationStatus !== 'receiveOk';
  const answeredAt = lastOf(receipts, 'response');
  const sent: FilingStep = { name: 'sent', state: 'done', at: createdAt };
  const received: FilingStep =
    declarationStatus === 'submitted'
      ? { name: 'received', state: 'waiting', at: '' }
      : { name: 'received', state: 'done', at: lastOf(receipts, 'ack') };
  if (declarationStatus === 'deleteSuccess')
    return [sent, received, { name: 'deleted', state: 'done', at: answeredAt }];

  const accepted: FilingStep = !isAnswered
    ? { name: 'accepted', state: 'waiting', at: '' }
    : tone === 'red'
      ? { name: REJECTED[declarationStatus] ?? 'rejected', state: 'failed', at: answeredAt }
      : { name: 'accepted', state: 'done', at: answeredAt };
  const matchTone = MATCH_TONES[matchStatus];
  // Customs looks for the bill of lading of an accepted filing only; nobody should wait for it.
  if (declarationStatus === 'receiveFailed' && matchTone === 'waiting') return [sent, received, accepted];
  const matchedAt = lastOf(receipts, 'advisory');
  const matched: FilingStep =
    matchTone === 'waiting'
      ? { name: 'matched', state: 'waiting', at: '' }
      : matchTone === 'red'
        ? { name: 'notMatched', state: 'failed', at: matchedAt }
        : { name: 'matched', state: 'done', at: matchedAt };
  return [sent, received, accepted, matched];
}

const lastOf = (receipts: readonly Receipt[], kind: Receipt['kind']): string =>
  receipts.reduce((at, receipt) => (receipt.kind === kind && receipt.at > at ? receipt.at : at), '');
