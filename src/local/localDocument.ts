import type { Bill } from '#contract/entities/bill.ts';
import type { DocumentListener } from './documentChannel.ts';
import type { TextNumbers } from './tabStamp.ts';

/** A local-first document: a draft, a template, a change of a filing, a record of a list. */
export interface LocalDocument<D = Bill> {
  /** The server id, or `new…` until the first save. */
  id: string;
  /** `record.id` is null until the first save. */
  record: D;
  /** Has changes that the portal does not have. */
  changed: boolean;
  /** Time of the local write, milliseconds since 1970. */
  savedAt: number;
  /** Identifies the last write; absent before the first. */
  stamp?: string | undefined;
  /** The newest text of each tab that it contains. */
  texts?: TextNumbers | undefined;
}

/** The newer of two revisions; undefined if neither was saved to the portal. */
export const newerRevision = (a: number | undefined, b: number | undefined): number | undefined =>
  Math.max(a ?? 0, b ?? 0) || undefined;

/** The version of a document that a tab read last. */
export type KnownText<D = Bill> = Pick<LocalDocument<D>, 'record' | 'stamp'>;

export interface Written<D = Bill> {
  id: string;
  /** Merged with the changes of other tabs. */
  record: D;
  stamp: string;
  /** The other tab's record if it changed the same fields. */
  theirs: D | null;
}

/**
 * The local documents of one kind. Accepts old ids: a `new…` id leads to the document under its server id. A failed write
 * rejects.
 */
export interface DocumentStore<D = Bill> {
  get(id: string): Promise<LocalDocument<D> | null>;
  /**
   * @param known the stored version that the caller has read; later changes of other tabs are merged
   * @returns undefined if the store has no copies of saved documents
   */
  put(document: LocalDocument<D>, known?: KnownText<D>): Promise<Written<D> | undefined>;
  /** [D01] Passes a text to the browser in the current task; `put` takes several tasks. */
  journal?(document: LocalDocument<D>, known: KnownText<D>): void;
  /** Moves a document from its `new…` id to its server id; the old id stays valid. */
  takeOver(localId: string, serverId: string, revision: number): Promise<void>;
  /** The portal has `sent` as `revision`. A document with newer text stays `changed`. */
  markSaved(id: string, revision: number, sent: D): Promise<void>;
  remove(ids: readonly string[]): Promise<unknown>;
  /** Notifies of changes in this tab and in the owner's other tabs. */
  subscribe(listener: DocumentListener): () => void;
}
