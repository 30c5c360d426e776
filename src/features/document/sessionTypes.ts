import type { FormStore } from '#components/form/store/formStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { WriteFailure } from '#local/coalescedWriter.ts';
import type { DocumentStore, LocalDocument } from '#local/localDocument.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentOperations, DocumentPort, DocumentRecord, Stored } from './documentPort.ts';

/** Why a save failed. */
export type SaveError<D = Bill> =
  | { kind: 'unreachable' }
  | { kind: 'gone' }
  | { kind: 'stale'; current: Stored<D> }
  /** `isAtFields`: the form shows the messages at its fields. */
  | { kind: 'refused'; message: string; isAtFields: boolean };

export interface SessionState<D = Bill> {
  /** The document's current id. */
  id: string;
  /** Where the newest text is stored, and since when (milliseconds since 1970). */
  saved: { where: 'nowhere' | 'computer' | 'drafts'; at: number };
  /** Why the newest text could not be stored locally. */
  writeFailure: WriteFailure | null;
  isSaving: boolean;
  saveError: SaveError<D> | null;
  /** The last automatic save could not reach the portal; it is repeated. */
  isUnreachable: boolean;
  /** Another tab's text in conflict with this one. */
  otherTab: { record: D; at: number } | null;
  /** Another tab sent or deleted the document. */
  isRemoved: boolean;
}

export interface SessionDependencies<D = Bill> {
  local: DocumentStore<D>;
  portal: DocumentPort<D>;
  kind: DocumentOperations<D>;
  now: () => number;
  /** Saves to the portal by itself ([D01]). */
  autosaves?: boolean;
  /** Delays the local write until after the paint. */
  defer?: (work: () => void) => () => void;
}

export type OpenedDocument<D = Bill> = LocalDocument<D> & {
  /** Nothing was typed yet. */
  isNew: boolean;
  /** Why the local copy could not be read. */
  readFailure?: WriteFailure | null;
};

export interface DocumentSession<D = Bill> {
  state: () => SessionState<D>;
  subscribe: (listener: () => void) => () => void;
  /** The document as shown in the form. */
  record: () => D;
  /** Saves to the portal; true if the portal has the form's text. */
  save: () => Promise<boolean>;
  /** Saves the text as a new document after the portal's was deleted. */
  saveAsNew: () => Promise<boolean>;
  /** Resolves a stale save with the user's choice for each field, and saves. */
  resolve: (chosen: AnyRecord, current: Stored<D>) => Promise<boolean>;
  takeTheirs: () => void;
  keepMine: () => void;
  /** Resolves a conflict of two tabs with the user's choice for each field. */
  mergeTheirs: (chosen: AnyRecord) => void;
  /** Applies a newer copy of the portal unless something was typed here; null if the portal has none. */
  offer: (stored: (D & { revision: number }) | null) => void;
  /** Continues from a newer version of the portal with the user's choice for each field. */
  rebase: (chosen: AnyRecord, revision: number) => void;
  /** Discards the text and shows the portal's. */
  startOver: (stored: D) => void;
  /** Discards the text and its local copy; the form stays as it is. */
  discard: () => Promise<void>;
  /** Saves unsaved text to the portal now, without a message, if the document saves by itself. */
  autosaveNow: () => void;
  /** Finishes pending local writes. */
  flush: () => Promise<boolean>;
  /** Starts storing changes and following other tabs; returns a function that stops it. */
  listen: () => () => void;
}

/** State shared by the parts of a session. */
export interface SessionCore<D extends DocumentRecord> {
  readonly form: FormStore<D>;
  readonly deps: SessionDependencies<D>;
  /** Id and revision of the portal's copy. */
  envelope: { id: string | null; revision: number | undefined };
  /** The form version that the portal has. */
  portalVersion: number;
  state: () => SessionState<D>;
  setState: (change: Partial<SessionState<D>>) => void;
  record: () => D;
  isDirty: () => boolean;
  /** Called when text of this tab is stored locally. */
  onOwnChange: () => void;
}
