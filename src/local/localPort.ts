import type { Bill } from '#contract/entities/bill.ts';
import { announceDraft, onDraftChange, type DraftListener } from './draftChannel.ts';
import type { LocalDraft } from './localDrafts.ts';
import type { ShelfName } from './draftShelf.ts';
import type * as Journal from './journal.ts';
import type { KnownText, Written } from './putOver.ts';

/** Where records of one kind lie; each write is one transaction. */
export interface LocalStore {
  get: (id: string) => Promise<LocalDraft | null>;
  put: (record: LocalDraft, known?: KnownText) => Promise<Written>;
  takeOver: (localId: string, serverId: string, revision: number) => Promise<void>;
  markSaved: (id: string, revision: number, billAsSent: Bill) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

let loaded: typeof Journal | null = null;

const forgetJournal = (shelf: ShelfName, record: LocalDraft): void =>
  void loaded?.removeFromJournal(shelf, record).catch(() => {});

/** Called by a handler of keys later, which waits for no chunk. */
async function loadJournal(): Promise<void> {
  if (loaded) return;
  loaded = await import('./journal.ts').catch(() => null);
  await loaded?.openJournal();
}

/**
 * What every store of bills on this computer does; each change is told to this tab and to the owner's other tabs. Ids
 * may be old ones: a `new…` id that the portal has taken over leads to the record under its new id. A write that fails
 * rejects, and the caller keeps its text.
 * @param shelf the name of the store in the database
 * @param store loads it: the databases come with the first call
 */
export const localPort = (shelf: ShelfName, store: () => Promise<LocalStore>) => ({
  /** The record of an id, old `new…` ids included; null when it does not lie here. */
  async get(id: string): Promise<LocalDraft | null> {
    void loadJournal();
    return (await store()).get(id);
  },

  /** [D01] Hands a text to the browser at once; `put` takes several turns of the page. Does nothing before a first `get`. */
  journal(record: LocalDraft, known: KnownText): void {
    loaded?.journal(shelf, record, known);
  },

  /** The store holds the text: its entry in the journal goes. */
  journaled(record: LocalDraft): void {
    forgetJournal(shelf, record);
  },

  /**
   * Writes a record whole, over what lay there.
   * @param known what the caller knows to lie there: what another tab has changed since is kept
   */
  async put(record: LocalDraft, known?: KnownText): Promise<Written> {
    const written = await (await store()).put(record, known);
    announceDraft({ kind: 'put', id: written.id });
    forgetJournal(shelf, record);
    return written;
  },

  /** The portal gave a never-saved record an id: moves it there and lets the old address lead to it. */
  async takeOver(localId: string, serverId: string, revision: number): Promise<void> {
    await (await store()).takeOver(localId, serverId, revision);
    announceDraft({ kind: 'takenOver', id: localId, serverId });
  },

  /** The portal holds `billAsSent` as `revision`; the record stays `changed` when it holds something newer. */
  async markSaved(id: string, revision: number, billAsSent: Bill): Promise<void> {
    await (await store()).markSaved(id, revision, billAsSent);
    announceDraft({ kind: 'saved', id });
  },

  /** Removes what the user asked to remove. */
  async remove(ids: readonly string[]): Promise<void> {
    await (await store()).remove(ids);
    for (const id of ids) announceDraft({ kind: 'removed', id });
  },

  /** Tells of every change made through this port, in this tab and in the owner's other tabs. */
  subscribe(listener: DraftListener): () => void {
    return onDraftChange(listener);
  },
});
