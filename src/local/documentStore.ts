import type { Bill } from '#contract/entities/bill.ts';
import { announceChange, onDocumentChange, type DocumentListener } from './documentChannel.ts';
import type * as Journal from './journal.ts';
import type { DocumentStore, KnownText, LocalDocument, Written } from './localDocument.ts';
import type { StoreKind } from './storedDocuments.ts';
import { markedId, unmarkedId, type StoreName } from './storeName.ts';

let loaded: typeof Journal | null = null;

/** An entry that stays is replayed without effect: the stored record lists the texts that it contains. */
const forgetJournal = (store: StoreName, document: LocalDocument): void =>
  void loaded?.removeFromJournal(store, document).catch(() => {});

/** Loaded ahead, because `journal` is called by key handlers, which cannot wait for a chunk. */
async function loadJournal(): Promise<void> {
  if (loaded) return;
  loaded = await import('./journal.ts').catch(() => null);
  await loaded?.openJournal();
  loaded?.prepareSeal();
}

/**
 * A local store of bills, for drafts, templates and changes of filings. Notifies this tab and the owner's other tabs of
 * each change. Loads Dexie with the first call, so that it adds little to the entry chunk.
 */
export function documentStore(kind: StoreKind) {
  const { name } = kind;
  const documents = async () => (await import('./storedDocuments.ts')).storedDocuments(kind);

  return {
    async get(id: string): Promise<LocalDocument | null> {
      void loadJournal();
      return (await documents()).get(id);
    },

    /** Does nothing before a first `get`. */
    journal(document: LocalDocument, known: KnownText): void {
      loaded?.journal(name, document, known);
    },

    async put(document: LocalDocument, known?: KnownText): Promise<Written> {
      const written = await (await documents()).put(document, known);
      announceChange({ kind: 'put', id: markedId(name, written.id) });
      forgetJournal(name, document);
      return written;
    },

    async takeOver(localId: string, serverId: string, revision: number): Promise<void> {
      await (await documents()).takeOver(localId, serverId, revision);
      announceChange({ kind: 'takenOver', id: markedId(name, localId), serverId });
    },

    async markSaved(id: string, revision: number, sent: Bill): Promise<void> {
      await (await documents()).markSaved(id, revision, sent);
      announceChange({ kind: 'saved', id: markedId(name, id) });
    },

    /**
     * @param copies as read earlier: a document that was written since is kept
     * @returns the ids that were removed
     */
    async remove(ids: readonly string[], copies?: readonly (LocalDocument | null)[]): Promise<readonly string[]> {
      const removed = await (await documents()).remove(ids, copies);
      for (const id of removed) announceChange({ kind: 'removed', id: markedId(name, id) });
      return removed;
    },

    /** [I8] Removes a document that was sent; keeps text that was typed afterwards. */
    async removeSent(id: string, sent: Bill | null): Promise<void> {
      const isGone = await (await documents()).removeSent(id, sent);
      // An open form of a draft is notified in any case: it shows what was sent.
      if (isGone || kind.keepsSaved) announceChange({ kind: 'removed', id: markedId(name, id) });
    },

    /** The server id of a `new…` id that was taken over; any other id itself. */
    async currentId(id: string): Promise<string> {
      return (await documents()).currentId(id);
    },

    /**
     * Documents that the portal does not have, newest first.
     * @param isGone whether the portal no longer has a document; asked for each with unsaved text
     */
    async listLocalOnly(isGone?: (id: string) => Promise<boolean>): Promise<LocalDocument[]> {
      return (await documents()).listLocalOnly(isGone);
    },

    subscribe(listener: DocumentListener): () => void {
      return onDocumentChange((change, isElsewhere) => {
        const { store, id } = unmarkedId(change.id);
        if (change.kind === 'owner') listener(change, isElsewhere);
        else if (store === name) listener({ ...change, id }, isElsewhere);
      });
    },
  } satisfies DocumentStore & Record<string, unknown>;
}

/** Stores documents with unsaved changes only: copies of saved ones would become stale. */
export function unsavedStore(name: StoreName) {
  const store = documentStore({ name, keepsSaved: false });
  return {
    ...store,
    async put(document: LocalDocument, known?: KnownText): Promise<Written | undefined> {
      if (document.changed) return store.put(document, known);
      forgetJournal(name, document);
      return undefined;
    },
  };
}
