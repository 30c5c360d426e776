import type { FormStore } from '#components/form/formStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { WriteFailure } from '#local/coalescedWriter.ts';
import type { DocumentStore, LocalDocument } from '#local/localDocument.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentKind, DocumentPort, DocumentRecord, Stored } from './documentPort.ts';

/** What stands between this text and the portal's copy. */
export type SaveTrouble<D = Bill> =
  | { kind: 'unreachable' }
  | { kind: 'gone' }
  | { kind: 'stale'; current: Stored<D> }
  /** `isAtFields`: the form shows at its fields what is wrong. */
  | { kind: 'refused'; message: string; isAtFields: boolean };

export interface SessionState<D = Bill> {
  /** The document's address now. */
  id: string;
  /** Where the newest text lies, and since when (milliseconds since 1970). */
  saved: { where: 'nowhere' | 'computer' | 'drafts'; at: number };
  /** Why this computer could not keep the newest text. */
  unkept: WriteFailure | null;
  isSaving: boolean;
  trouble: SaveTrouble<D> | null;
  /** Another tab's text of fields that were changed here at the same time. */
  elsewhere: { record: D; at: number } | null;
  /** Another tab sent or deleted the document. */
  isRemoved: boolean;
}

export interface SessionWorld<D = Bill> {
  local: DocumentStore<D>;
  portal: DocumentPort<D>;
  kind: DocumentKind<D>;
  now: () => number;
  /** Wraps the local write, so that a key is painted first. */
  defer?: (work: () => void) => () => void;
}

/** A document as it is opened. */
export type OpenedDocument<D = Bill> = LocalDocument<D> & {
  /** Nobody typed anything yet. */
  isNew: boolean;
  /** Why the copy on this computer could not be read. */
  unread?: WriteFailure | null;
};

export interface DocumentSession<D = Bill> {
  state: () => SessionState<D>;
  subscribe: (listener: () => void) => () => void;
  /** The document as it stands in the form. */
  record: () => D;
  /** Saves to the portal; true when the portal holds what the form holds. */
  save: () => Promise<boolean>;
  /** The portal lost the document: its text goes on as a new one. */
  saveAsNew: () => Promise<boolean>;
  /** Ends a stale save with the person's choice for each field, and saves that. */
  resolve: (chosen: AnyRecord, current: Stored<D>) => Promise<boolean>;
  takeElsewhere: () => void;
  keepMine: () => void;
  /** Ends two tabs' conflict with the person's choice for each field. */
  mergeElsewhere: (chosen: AnyRecord) => void;
  /** Takes a newer copy of the portal, unless something was typed here; null when the portal has none. */
  offer: (stored: (D & { revision: number }) | null) => void;
  /** Goes on from a newer version of the portal, with the person's choice for each field. */
  rebase: (chosen: AnyRecord, revision: number) => void;
  /** Gives up what was typed: the form holds what the portal holds. */
  startOver: (stored: D) => void;
  /** Gives up what was typed and forgets its copy here; the form stays as it is. */
  discard: () => Promise<void>;
  /** Writes what is still in flight. */
  flush: () => Promise<boolean>;
  /** Keeps every change from now on, and hears other tabs; gives a function that ends it. */
  listen: () => () => void;
}

/** What the parts of one session share. */
export interface SessionCore<D extends DocumentRecord> {
  readonly form: FormStore<D>;
  readonly world: SessionWorld<D>;
  /** Id and revision of the portal's copy. */
  envelope: { id: string | null; revision: number | undefined };
  /** The form's version that the portal holds. */
  portalVersion: number;
  state: () => SessionState<D>;
  say: (change: Partial<SessionState<D>>) => void;
  record: () => D;
  isDirty: () => boolean;
}
