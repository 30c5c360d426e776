import type { ChangeKind, OperationAction } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** What a message to customs is about, besides a bill. */
export interface ChangeMessage {
  action: OperationAction;
  /** The filing's number; empty while it has none. */
  isfNo: string;
}

/** A filing as customs knows it. */
export interface NumberedFiling {
  declarationStatus: DeclarationStatus;
  isfNo: string;
  /** The filer code that its number begins with. */
  houseScac: string;
}

/** The messages that a change becomes. */
export interface ChangeMessages {
  /** Leaves first, about the bill as it was sent; null where customs holds nothing to delete. */
  deletion: ChangeMessage | null;
  /** About the changed bill. */
  next: ChangeMessage;
}

/**
 * [D09] How a changed bill leaves: the form shows these messages, the portal sends them. A change that is refused now
 * is one that waits for customs' answer: it would replace what customs then holds.
 * @param kind what `changePlan` made of it @param filer the code that the changed bill goes under
 */
export function changeMessages(
  kind: ChangeKind,
  { declarationStatus, isfNo, houseScac }: NumberedFiling,
  filer: string,
): ChangeMessages {
  if (kind === 'deleteSend') {
    const deletion = declarationStatus === 'receiveFailed' ? null : { action: 'delete' as const, isfNo };
    return { deletion, next: { action: 'send', isfNo: '' } };
  }
  const action = kind === 'replace' || kind === 'refused' ? 'modify' : 'resend';
  return { deletion: null, next: { action, isfNo: numberUnder(isfNo, houseScac, filer) } };
}

/** Under another filer code a filing keeps its digits; only what customs does not hold comes under another one. */
const numberUnder = (isfNo: string, was: string, is: string): string =>
  was === is ? isfNo : `${is}-${isfNo.slice(isfNo.lastIndexOf('-') + 1)}`;
