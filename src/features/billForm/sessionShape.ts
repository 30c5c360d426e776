import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { WriteFailure } from '#local/coalescedWriter.ts';
import type { LocalDraft, localDrafts } from '#local/localDrafts.ts';
import type { KnownText, Written } from '#local/putOver.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentPort } from './documentPort.ts';

/** What stands between this text and the portal's drafts. */
export type SaveTrouble =
  | { kind: 'unreachable' }
  | { kind: 'gone' }
  | { kind: 'stale'; current: StoredDraft }
  | { kind: 'refused'; message: string };

export interface SessionState {
  /** The draft's address now. */
  id: string;
  /** Where the newest text lies, and since when (milliseconds since 1970). */
  saved: { where: 'nowhere' | 'computer' | 'drafts'; at: number };
  /** Why this computer could not keep the newest text. */
  unkept: WriteFailure | null;
  isSaving: boolean;
  trouble: SaveTrouble | null;
  /** Another tab's text of fields that were changed here at the same time. */
  elsewhere: { bill: Bill; at: number } | null;
  /** Another tab sent or deleted the draft. */
  isRemoved: boolean;
}

export interface SessionWorld {
  local: Pick<typeof localDrafts, 'get' | 'takeOver' | 'markSaved' | 'remove' | 'subscribe'> & {
    put: (draft: LocalDraft, known?: KnownText) => Promise<Written | undefined>;
    /** Hands a text to the browser in this very task. */
    journal?: (draft: LocalDraft, known: KnownText) => void;
  };
  portal: DocumentPort;
  now: () => number;
  /** Wraps the local write, so that a key is painted first. */
  defer?: (work: () => void) => () => void;
}

export interface DraftSession {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The bill as it stands in the form. */
  bill: () => Bill;
  /** Saves to the portal's drafts; true when the portal holds what the form holds. */
  save: () => Promise<boolean>;
  /** The portal lost the draft: its text goes on as a new one. */
  saveAsNew: () => Promise<boolean>;
  /** Ends a stale save with the person's choice for each field, and saves that. */
  resolve: (chosen: AnyRecord, current: StoredDraft) => Promise<boolean>;
  takeElsewhere: () => void;
  keepMine: () => void;
  /** Ends two tabs' conflict with the person's choice for each field. */
  mergeElsewhere: (chosen: AnyRecord) => void;
  /** Takes a newer copy of the portal, unless something was typed here; null when the portal has none. */
  offer: (stored: (Bill & { revision: number }) | null) => void;
  /** Goes on from a newer version of the portal, with the person's choice for each field. */
  rebase: (chosen: AnyRecord, revision: number) => void;
  /** Gives up what was typed: the form holds what the portal holds. */
  startOver: (stored: Bill) => void;
  /** Writes what is still in flight. */
  flush: () => Promise<boolean>;
  /** Keeps every change from now on, and hears other tabs; gives a function that ends it. */
  listen: () => () => void;
}
