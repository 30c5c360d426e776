import type { FilingRow } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, type FilingAction } from '#contract/statuses.ts';

/** [D07] Every action stays in sight, in this order. */
export const FILING_ACTIONS = ['modify', 'resend', 'delete'] as const satisfies readonly FilingAction[];

/** Filings that are deleted at once, each with a call of its own. */
export const DELETE_LIMIT = 100;

type Facts = Pick<FilingRow, 'declarationStatus' | 'actions' | 'waitsFor'>;

/**
 * Why an action is not open now, as a message key below `changes.closed`; null when it is. The portal says what is open,
 * the status table why not.
 */
export function closedReason(filing: Facts, action: FilingAction): string | null {
  if (filing.actions.includes(action)) return null;
  const { declarationStatus, waitsFor } = filing;
  if (waitsFor) return 'waitsFor';
  if (DECLARATION_STATUSES[declarationStatus].actions.length === 0) return 'waiting';
  if (action === 'resend') return 'resendHeld';
  if (declarationStatus === 'deleteSuccess') return action === 'delete' ? 'deleted' : 'modifyDeleted';
  return declarationStatus === 'receiveFailed' && action === 'modify' ? 'modifyRejected' : 'notNow';
}

/** The way in which this filing is changed, when there is one. */
export const changeAction = (filing: Facts): 'modify' | 'resend' | null =>
  (['modify', 'resend'] as const).find((action) => filing.actions.includes(action)) ?? null;
