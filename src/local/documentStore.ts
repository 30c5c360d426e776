import type { Bill } from '#contract/entities/bill.ts';
import { announceChange, onDocumentChange, type DocumentListener } from './documentChannel.ts';
import type * as Journal from './journal.ts';
import type { DocumentStore, KnownText, LocalDocument, Written } from './localDocument.ts';
import type { StoreKind } from './storedDocuments.ts';
import { markedId, unmarkedId, type StoreName } from './storeName.ts';

let loaded: typeof Journal | null = null;

/** The store holds the text: its entry in the journal goes. */
const forgetJournal = (store: StoreName, document: LocalDocument): void =>
  void loaded?.removeFromJournal(store, document).catch(() => {});

/** Called by a handler of keys later, which waits for no chunk. */
async function loadJournal(): Promise<void> {
  if (loaded) return;
  loaded = await import('./journal.ts').catch(() => null);
  await loaded?.openJournal();
}

/**
 * A store of bills on this computer, for drafts, templates and changes of filings. Each change is told to this tab and to
 * the owner's other tabs. Weighs nothing in the entry chunk: Dexie comes with the first call.
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

    async remove(ids: readonly string[]): Promise<void> {
      await (await documents()).remove(ids);
      for (const id of ids) announceChange({ kind: 'removed', id: markedId(name, id) });
    },

    /** [I8] The portal took the document: its copy here goes, but not what was typed after it was sent. */
    async removeSent(id: string, sent: Bill | null): Promise<void> {
      const isGone = await (await documents()).removeSent(id, sent);
      // An open form of a draft is told in any case: what it shows was sent.
      if (isGone || kind.keepsSaved) announceChange({ kind: 'removed', id: markedId(name, id) });
    },

    /** The id that a document has now: a taken-over `new…` id gives the portal's id, any other itself. */
    async currentId(id: string): Promise<string> {
      return (await documents()).currentId(id);
    },

    /** Documents that only this computer has, newest first. */
    async listLocalOnly(): Promise<LocalDocument[]> {
      return (await documents()).listLocalOnly();
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

/** A store of unsaved text alone: a copy of what the portal has would only grow old. */
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
