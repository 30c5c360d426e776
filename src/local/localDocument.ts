import type { Bill } from '#contract/entities/bill.ts';
import type { DocumentListener } from './documentChannel.ts';
import type { TextNumbers } from './tabStamp.ts';

/** A local-first document as it lies on this computer: a draft, a template, a change of a filing, a record of a list. */
export interface LocalDocument<D = Bill> {
  /** Its key: the portal's id, or `new…` while the portal does not know it. */
  id: string;
  /** `record.id` is null while the portal does not know it. */
  record: D;
  /** Holds something the portal does not have. */
  changed: boolean;
  /** When it was written here, milliseconds since 1970. */
  savedAt: number;
  /** Says which write left it here; absent before the first. */
  stamp?: string | undefined;
  /** Which texts of which tabs it contains; absent where no tab numbers its texts. */
  texts?: TextNumbers | undefined;
}

/** What a tab last knew of a document: text and stamp. */
export type KnownText<D = Bill> = Pick<LocalDocument<D>, 'record' | 'stamp'>;

/** What a write left. */
export interface Written<D = Bill> {
  /** The id under which it lies. */
  id: string;
  /** With what another tab had changed meanwhile. */
  record: D;
  stamp: string;
  /** Another tab's text of fields that were changed here as well; null when there were none. */
  theirs: D | null;
}

/**
 * Where documents of one kind lie on this computer. Ids may be old ones: a `new…` id that the portal has taken over leads
 * to the document under its new id. A write that fails rejects, and the caller keeps its text.
 */
export interface DocumentStore<D = Bill> {
  /** Null when it does not lie here. */
  get(id: string): Promise<LocalDocument<D> | null>;
  /**
   * Writes a document whole. Undefined where nothing was written: a copy of what the portal has would only grow old.
   * @param known what the caller knows to lie there: what another tab has changed since is kept
   */
  put(document: LocalDocument<D>, known?: KnownText<D>): Promise<Written<D> | undefined>;
  /** [D01] Hands a text to the browser in this very task; `put` takes several turns of the page. */
  journal?(document: LocalDocument<D>, known: KnownText<D>): void;
  /** The portal gave a never-saved document an id: moves it there and lets the old address lead to it. */
  takeOver(localId: string, serverId: string, revision: number): Promise<void>;
  /** The portal holds `sent` as `revision`; the document stays `changed` when it holds something newer. */
  markSaved(id: string, revision: number, sent: D): Promise<void>;
  /** Removes what the user asked to remove. */
  remove(ids: readonly string[]): Promise<void>;
  /** Tells of every change made through this store, in this tab and in the owner's other tabs. */
  subscribe(listener: DocumentListener): () => void;
}
