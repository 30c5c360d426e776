import type { LocalDraft } from './localDrafts.ts';
import type { ShelfName } from './draftShelf.ts';
import type { RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner } from './owner.ts';
import { newStamp } from './putOver.ts';
import { sealFields } from './sealedRecord.ts';
import { toStoredDraft } from './storedDraft.ts';

/** A text on its way to its store, under the id by which its form knows it. */
export interface JournalEntry {
  owner: string;
  store: ShelfName;
  id: string;
  /** As the store would hold it: personal ids encrypted. */
  record: RawRecord;
}

const NAME = 'tpt_journal_db';
const STORE = 'entries';

let connection: IDBDatabase | null = null;
let opening: Promise<IDBDatabase | null> | null = null;

/** Opens the journal; null where the browser has no database for it. */
export function openJournal(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'store', 'id'] });
      request.onsuccess = () => {
        connection = request.result;
        connection.onversionchange = connection.onclose = forgetConnection;
        resolve(connection);
      };
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

function forgetConnection(): void {
  connection?.close();
  connection = null;
  opening = null;
}

/**
 * [D01] Hands a text to the browser's process in this very task: one request and its commit, with no answer to wait for.
 * The write into the store reads, merges and locks first, which takes six turns of a page that a slow processor keeps
 * busy with keys; killed between them, the next page finds the text here. Never throws: the store's write is the one that
 * says whether a text was kept.
 */
export function journal(store: ShelfName, draft: LocalDraft): void {
  const owner = pageOwner();
  // What a page of an earlier owner types is parked encrypted, by the store's write alone.
  if (owner === null || owner !== databaseOwner()) return;
  if (!connection) {
    void openJournal();
    return;
  }
  try {
    // The stamp of this tab: where another tab finishes the write, this one takes it for its own.
    const record = sealFields(owner, toStoredDraft({ ...draft, stamp: newStamp() }));
    const transaction = connection.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    transaction.objectStore(STORE).put({ owner, store, id: draft.id, record } satisfies JournalEntry);
    transaction.commit?.();
  } catch {
    // Full, closing, or without a key: the store's own write reports it.
  }
}

/** Every entry of an owner that is still here. */
export async function journalOf(owner: string): Promise<JournalEntry[]> {
  const all = await ask((entries) => entries.getAll() as IDBRequest<JournalEntry[]>);
  return (all ?? []).filter((entry) => entry.owner === owner);
}

/** The store holds this text: its entry goes, unless a newer one has taken its place. */
export async function removeFromJournal(store: ShelfName, draft: Pick<LocalDraft, 'id' | 'savedAt'>): Promise<void> {
  const owner = pageOwner();
  if (owner !== null && connection) await removeEntry({ owner, store, id: draft.id }, draft.savedAt);
}

type EntryKey = Pick<JournalEntry, 'owner' | 'store' | 'id'>;

/** Removes an entry that is not newer than `savedAt`. */
export async function removeEntry({ owner, store, id }: EntryKey, savedAt: number): Promise<void> {
  const db = await openJournal();
  if (!db) return;
  await new Promise<void>((resolve) => {
    const transaction = db.transaction(STORE, 'readwrite');
    const entries = transaction.objectStore(STORE);
    const found: IDBRequest<JournalEntry | undefined> = entries.get([owner, store, id]);
    found.onsuccess = () => {
      if (found.result && savedAtOf(found.result.record) <= savedAt) entries.delete([owner, store, id]);
    };
    transaction.oncomplete = transaction.onabort = () => resolve();
  });
}

/** When a stored record was written; 0 where it does not say. */
export function savedAtOf(record: RawRecord): number {
  const { savedAt } = (record._local ?? {}) as { savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : 0;
}

async function ask<T>(request: (entries: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const db = await openJournal();
  if (!db) return null;
  return new Promise((resolve) => {
    const asked = request(db.transaction(STORE).objectStore(STORE));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => resolve(null);
  });
}
