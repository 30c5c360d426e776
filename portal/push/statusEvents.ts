import type { MatchStatus } from '#contract/codes.ts';
import type { PushEventKind } from '#contract/pushEvents.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { LockedFiling } from '../store/filings.ts';
import type { NewEvent } from './recordEvents.ts';

const OF_STATUS: Partial<Record<DeclarationStatus, PushEventKind>> = {
  receiveSuccess: 'accepted',
  modifySuccess: 'accepted',
  deleteSuccess: 'accepted',
  receiveSuccessWarning: 'acceptedWithWarning',
  modifySuccessWarning: 'acceptedWithWarning',
  receiveFailed: 'rejected',
  modifyFailed: 'rejected',
  deleteFailed: 'rejected',
};
/** Not on file becomes an event after five days only (`noticeDue`). */
const OF_MATCH: Partial<Record<MatchStatus, PushEventKind>> = { onFile: 'matched' };

interface FilingState {
  declarationStatus: DeclarationStatus;
  matchStatus: MatchStatus;
  isDuplicate: boolean;
}

/** [G12] Events of a filing whose state has changed. `detail` is the new status. */
export function statusEvents(before: LockedFiling, after: FilingState): NewEvent[] {
  const { declarationStatus, matchStatus } = after;
  const declared = declarationStatus !== before.declaration_status ? OF_STATUS[declarationStatus] : undefined;
  const isDuplicate = after.isDuplicate && !before.is_duplicate;
  const matched = matchStatus !== before.match_status ? OF_MATCH[matchStatus] : undefined;
  const about = { subject: before.ams_no, filingId: before.id };
  return [
    ...(declared ? [{ ...about, kind: declared, detail: declarationStatus }] : []),
    ...(matched ? [{ ...about, kind: matched, detail: matchStatus }] : []),
    ...(isDuplicate ? [{ ...about, kind: 'duplicate' as const, detail: 'duplicate' }] : []),
  ];
}
