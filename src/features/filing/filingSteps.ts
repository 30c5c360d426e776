import type { OperationAction } from '#contract/codes.ts';
import type { FilingDetail, Receipt } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, MATCH_TONES } from '#contract/statuses.ts';

export type StepState = 'done' | 'waiting' | 'failed';
/** Message key below `sent.steps`. */
type StepName =
  | 'sent'
  | 'changeSent'
  | 'deletionSent'
  | 'received'
  | 'accepted'
  | 'changeAccepted'
  | 'deleted'
  | 'rejected'
  | 'changeRejected'
  | 'deletionRejected'
  | 'closed'
  | 'matched'
  | 'notMatched'
  | 'duplicate';
export interface FilingStep {
  name: StepName;
  state: StepState;
  /** Wire time; empty for a pending step. */
  at: string;
}

const NAMES = {
  send: { sent: 'sent', accepted: 'accepted', refused: 'rejected' },
  resend: { sent: 'sent', accepted: 'accepted', refused: 'rejected' },
  modify: { sent: 'changeSent', accepted: 'changeAccepted', refused: 'changeRejected' },
  delete: { sent: 'deletionSent', accepted: 'deleted', refused: 'deletionRejected' },
} as const satisfies Record<OperationAction, Record<string, StepName>>;

type Facts = Pick<
  FilingDetail,
  'createdAt' | 'declarationStatus' | 'matchStatus' | 'receipts' | 'acceptedAt' | 'latest'
>;

/**
 * [D08] The progress of a filing in time order: Sent → Received → Accepted → Matched. For a change or deletion, earlier
 * results come first, then the steps of that operation. The statuses decide, the receipts give the times.
 */
export function filingSteps(facts: Facts): FilingStep[] {
  const { declarationStatus, receipts, acceptedAt, latest } = facts;
  if (latest.isLocal) return closedLocally(facts);
  const own = receipts.filter(({ action, at }) => action === latest.action && at >= latest.at);
  const names = NAMES[latest.action];
  const isAnswered = declarationStatus !== 'submitted' && declarationStatus !== 'receiveOk';
  const isReceived = declarationStatus !== 'submitted' || own.some(({ kind }) => kind === 'ack');
  const isRefused = DECLARATION_STATUSES[declarationStatus].tone === 'red';
  const answeredAt = latestTime(own, 'response');

  const isFollowUp = latest.action === 'modify' || latest.action === 'delete';
  const accepted: FilingStep[] =
    isFollowUp && acceptedAt !== null ? [{ name: 'accepted', state: 'done', at: acceptedAt }] : [];
  const match = matchStep(facts);
  const isEarlier = accepted.length > 0 && match.state !== 'waiting' && match.at < latest.at;
  return [
    ...accepted,
    ...(isEarlier ? [match] : []),
    { name: names.sent, state: 'done', at: latest.at },
    isReceived ? done('received', latestTime(own, 'ack')) : waiting('received'),
    isAnswered
      ? { name: isRefused ? names.refused : names.accepted, state: isRefused ? 'failed' : 'done', at: answeredAt }
      : waiting(names.accepted),
    ...(isEarlier || isNotAwaited(facts, match) ? [] : [match]),
  ];
}

/** Closed without a message: the earlier rejection, if any, and the closing. */
function closedLocally({ createdAt, receipts, latest }: Facts): FilingStep[] {
  const refusedAt = latestTime(receipts, 'response');
  const closed = done('closed', latest.at);
  return refusedAt === ''
    ? [closed]
    : [done('sent', createdAt), { name: 'rejected', state: 'failed', at: refusedAt }, closed];
}

/** Whether no match is expected: customs only matches filings that it holds. */
const isNotAwaited = ({ declarationStatus, latest }: Facts, { state }: FilingStep): boolean =>
  state === 'waiting' &&
  (declarationStatus === 'receiveFailed' || (latest.action === 'delete' && declarationStatus !== 'deleteFailed'));

function matchStep({ matchStatus, receipts }: Facts): FilingStep {
  const tone = MATCH_TONES[matchStatus];
  if (tone === 'waiting') return waiting('matched');
  const at = latestTime(receipts, 'advisory');
  if (tone === 'green') return done('matched', at);
  // Customs has the bill; the filing is duplicate.
  return { name: matchStatus === 'duplicate' ? 'duplicate' : 'notMatched', state: 'failed', at };
}

const done = (name: StepName, at: string): FilingStep => ({ name, state: 'done', at });
const waiting = (name: StepName): FilingStep => ({ name, state: 'waiting', at: '' });

const latestTime = (receipts: readonly Receipt[], kind: Receipt['kind']): string =>
  receipts.reduce((at, receipt) => (receipt.kind === kind && receipt.at > at ? receipt.at : at), '');
