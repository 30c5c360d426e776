import type { RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner } from './owner.ts';
import { canSeal, sealFor } from './ownerSeal.ts';
import type { KnownText, LocalDocument } from './localDocument.ts';
import { isSealedValue, sealFields, sealValue, type Sealed } from './sealedRecord.ts';
import { withTimeout } from './unresponsive.ts';
import { toStored } from './storedRecord.ts';
import type { StoreName } from './storeName.ts';
import { holdTabLock, TAB, type TextNumbers } from './tabStamp.ts';

/** A record and the stored record that its tab started from, both with encrypted personal ids. */
export interface JournalText {
  record: RawRecord;
  base: RawRecord;
}

/** A text that its store does not have yet, under the id that its form uses. One per tab and record. */
export interface JournalEntry {
  owner: string;
  store: StoreName;
  id: string;
  tab: string;
  number: number;
  /** The stamp of the stored record that the tab started from. */
  baseStamp?: string | undefined;
  /** Encrypted as a whole when the owner's session ends. */
  text: JournalText | Sealed;
}

const NAME = 'tpt_journal_db';
const STORE = 'entries';

let connection: IDBDatabase | null = null;
let opening: Promise<IDBDatabase | null> | null = null;

/**
 * Exchanges the key of the owner's text while the browser is idle: it takes a few frames of a slow computer, which the first
 * number of a person that is typed would wait for.
 */
export function prepareSeal(): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    const owner = pageOwner();
    if (owner !== null && canSeal(owner)) sealFor(owner, '');
  });
}

/** Null if the browser does not allow the database. */
export function openJournal(): Promise<IDBDatabase | null> {
  if (!opening) holdTabLock();
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 2);
      request.onupgradeneeded = () => {
        // Version 1 had no tab in its key and was never released.
        if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
        request.result.createObjectStore(STORE, { keyPath: ['owner', 'store', 'id', 'tab'] });
      };
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
 * [D01] Passes a text to the browser process in the current task: one request and its commit. The write into the store
 * locks, reads and merges first, which takes six tasks; if the page ends between them, the next page replays the text from
 * here. Never throws: the store's write reports failures.
 * @param known the stored text that this tab started from, for the merge
 */
export function journal(store: StoreName, document: LocalDocument, known: KnownText): void {
  const owner = pageOwner();
  const number = document.texts?.[TAB];
  // Text of a page of an earlier owner is only parked, encrypted, by the store's write.
  if (number === undefined || owner === null || owner !== databaseOwner()) return;
  if (!connection) {
    void openJournal();
    return;
  }
  try {
    const { id } = document;
    const record = sealFields(owner, toStored(document));
    const base = sealFields(owner, toStored({ id, changed: false, savedAt: 0, ...known }));
    const entry: JournalEntry = { owner, store, id, tab: TAB, number, baseStamp: known.stamp, text: { record, base } };
    const transaction = connection.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    transaction.objectStore(STORE).put(entry);
    transaction.commit?.();
  } catch {
    // Full, closing, or without a key: the store's own write reports it.
  }
}

/** @throws LocalDatabaseUnresponsive */
export async function listJournal(owner: string): Promise<JournalEntry[]> {
  const found: JournalEntry[] = [];
  await eachEntry('readonly', (entry) => {
    if (entry.owner === owner) found.push(entry);
  });
  return found;
}

/** Removes the entry of a text that the store has, unless a newer text replaced it. */
export async function removeFromJournal(store: StoreName, { id, texts }: LocalDocument): Promise<void> {
  const number = texts?.[TAB];
  if (number !== undefined && connection) {
    await removeEntries(store, [id], (entry) => entry.tab === TAB && entry.number <= number);
  }
}

/** Removes matching entries of this page's owner. Never rejects. */
export async function removeEntries(
  store: StoreName,
  ids: readonly string[],
  matches: (entry: JournalEntry) => boolean = () => true,
): Promise<void> {
  const owner = pageOwner();
  if (owner === null) return;
  await eachEntry('readwrite', (entry, entries) => {
    if (entry.owner !== owner || entry.store !== store || !ids.includes(entry.id) || !matches(entry)) return;
    entries.delete([entry.owner, entry.store, entry.id, entry.tab]);
  }).catch(() => {});
}

/**
 * Removes the entries of a record that was sent, or saved without a local copy. All entries of this tab, because its form
 * has the newer text; entries of other tabs only if the removed record contained them.
 */
export const removeEntriesOfSent = (
  store: StoreName,
  ids: readonly string[],
  contained: TextNumbers | undefined,
): Promise<void> => removeEntries(store, ids, ({ tab, number }) => tab === TAB || number <= (contained?.[tab] ?? 0));

/**
 * Encrypts the entries of an owner whose session ends.
 * @throws LocalDatabaseUnresponsive
 */
export async function sealJournal(owner: string): Promise<void> {
  await eachEntry('readwrite', (entry, entries) => {
    if (entry.owner !== owner || isSealedValue(entry.text)) return;
    entries.put({ ...entry, text: sealValue(owner, entry.text) } satisfies JournalEntry);
  });
}

async function eachEntry(
  mode: IDBTransactionMode,
  work: (entry: JournalEntry, entries: IDBObjectStore) => void,
): Promise<void> {
  const db = await withTimeout(openJournal(), () => {});
  if (!db) return;
  const done = new Promise<void>((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const entries = transaction.objectStore(STORE);
    const found = entries.getAll() as IDBRequest<JournalEntry[]>;
    found.onsuccess = () => {
      for (const entry of found.result) work(entry, entries);
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the journal was not read'));
  });
  await withTimeout(done, () => {});
}
