import type { ChangeKind, OperationAction } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

export interface ChangeMessage {
  action: OperationAction;
  /** Empty if the filing has no number yet. */
  isfNo: string;
  /** Customs' transaction number for SF10 39–53; absent until customs gave one. */
  customsNo?: string | undefined;
}

/** The facts of a filing that its next messages depend on. */
export interface NumberedFiling {
  declarationStatus: DeclarationStatus;
  isfNo: string;
  customsNo: string | null;
  /** The filer code at the start of the filing's number. */
  houseScac: string;
}

export interface ChangeMessages {
  /** Sent first, for the version that customs holds; null if customs holds nothing to delete. */
  deletion: ChangeMessage | null;
  next: ChangeMessage;
}

/**
 * [D09] The messages to customs for a changed bill; the form previews them and the portal sends them. A change that is
 * refused now because customs has not answered yet would become a replacement.
 * @param kind the result of `changePlan`
 * @param filer the filer code of the changed bill
 */
export function changeMessages(
  kind: ChangeKind,
  { declarationStatus, isfNo, customsNo, houseScac }: NumberedFiling,
  filer: string,
): ChangeMessages {
  const number = customsNo === null ? {} : { customsNo };
  if (kind === 'deleteSend') {
    const deletion = declarationStatus === 'receiveFailed' ? null : { action: 'delete' as const, isfNo, ...number };
    return { deletion, next: { action: 'send', isfNo: '' } };
  }
  const action = kind === 'replace' || kind === 'refused' ? 'modify' : 'resend';
  return { deletion: null, next: { action, isfNo: renumber(isfNo, houseScac, filer), ...number } };
}

/**
 * With another filer code, a filing keeps the digits of its number. This happens only while customs does not hold the
 * filing.
 */
const renumber = (isfNo: string, was: string, is: string): string =>
  was === is ? isfNo : `${is}-${isfNo.slice(isfNo.lastIndexOf('-') + 1)}`;
