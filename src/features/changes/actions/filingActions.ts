import type { FilingRow } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES, type FilingAction } from '#contract/statuses.ts';

/** [D07] All actions in display order. */
export const FILING_ACTIONS = ['modify', 'resend', 'delete'] as const satisfies readonly FilingAction[];

/** Limit of filings per deletion; each is one call. */
export const DELETE_LIMIT = 100;

type Facts = Pick<FilingRow, 'declarationStatus' | 'actions' | 'waitsFor'>;

/**
 * Why an action is not available, as a message key below `changes.closed`; null if it is. The portal decides, the
 * status table gives the reason.
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

/** The action that changes this filing, if any. */
export const changeAction = (filing: Facts): 'modify' | 'resend' | null =>
  (['modify', 'resend'] as const).find((action) => filing.actions.includes(action)) ?? null;
