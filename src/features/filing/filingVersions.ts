import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { isSameBill, type Bill } from '#contract/entities/bill.ts';

export interface FilingVersions {
  /** What the page lists: the version at customs, or without one the version sent last. */
  shown: Bill;
  /** `held`: customs holds what is shown; otherwise why it holds nothing. */
  state: 'held' | 'waiting' | 'rejected' | 'deleted';
  /** A version sent later than the held one that customs has not accepted. */
  change: { bill: Bill; state: 'waiting' | 'rejected' } | null;
}

type Facts = Pick<FilingDetail, 'declarationStatus' | 'held' | 'latest'> & Bill;

/** [D09] Separates what customs holds from what was sent last. */
export function filingVersions(filing: Facts): FilingVersions {
  const { held, declarationStatus, latest } = filing;
  if (!held) {
    const state =
      declarationStatus === 'receiveFailed'
        ? 'rejected'
        : declarationStatus === 'deleteSuccess'
          ? 'deleted'
          : 'waiting';
    return { shown: filing, state, change: null };
  }
  // While a deletion is unanswered, values that differ from the held ones are those of an earlier, rejected change.
  const isUnanswered = declarationStatus === 'submitted' || declarationStatus === 'receiveOk';
  const isWaiting = isUnanswered && latest.action !== 'delete';
  const change = isSameBill(held, filing)
    ? null
    : { bill: filing, state: isWaiting ? ('waiting' as const) : ('rejected' as const) };
  return { shown: held, state: 'held', change };
}
