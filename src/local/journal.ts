import type { RawRecord } from './isfDb.ts';
import { databaseOwner, pageOwner } from './owner.ts';
import type { KnownText, LocalDocument } from './localDocument.ts';
import { isSealedValue, sealFields, sealValue, type Sealed } from './sealedRecord.ts';
import { inTime } from './unresponsive.ts';
import { toStored } from './storedRecord.ts';
import type { StoreName } from './storeName.ts';
import { holdTabLock, TAB, type TextNumbers } from './tabStamp.ts';

/** A text and the stored text that its tab started from, as the store would hold them: personal ids encrypted. */
export interface JournalText {
  record: RawRecord;
  base: RawRecord;
}

/** A text on its way to its store, under the id by which its form knows it. One per tab and record. */
export interface JournalEntry {
  owner: string;
  store: StoreName;
  id: string;
  tab: string;
  /** Ascends within the tab. */
  number: number;
  /** Of the stored record that the tab started from. */
  baseStamp?: string | undefined;
  /** Encrypted whole once the session of its owner has ended. */
  text: JournalText | Sealed;
}

const NAME = 'tpt_journal_db';
const STORE = 'entries';

let connection: IDBDatabase | null = null;
let opening: Promise<IDBDatabase | null> | null = null;

/** Opens the journal; null where the browser has no database for it. */
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
 * [D01] Hands a text to the browser's process in this very task: one request and its commit, with no answer to wait for.
 * The write into the store reads, merges and locks first, which takes six turns of a page that a slow processor keeps
 * busy with keys; killed between them, the next page finds the text here. Never throws: the store's write is the one that
 * says whether a text was kept.
 * @param known the stored text that this tab started from: the next page merges as the store's write does
 */
export function journal(store: StoreName, document: LocalDocument, known: KnownText): void {
  const owner = pageOwner();
  const number = document.texts?.[TAB];
  // What a page of an earlier owner types is parked encrypted, by the store's write alone.
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

/** Every entry of an owner. @throws LocalDatabaseUnresponsive */
export async function journalOf(owner: string): Promise<JournalEntry[]> {
  const found: JournalEntry[] = [];
  await eachEntry('readonly', (entry) => {
    if (entry.owner === owner) found.push(entry);
  });
  return found;
}

/** The store holds this text: its entry is removed, unless a newer one has replaced it. */
export async function removeFromJournal(store: StoreName, { id, texts }: LocalDocument): Promise<void> {
  const number = texts?.[TAB];
  if (number !== undefined && connection) {
    await removeEntries(store, [id], (entry) => entry.tab === TAB && entry.number <= number);
  }
}

/** Removes entries of this page's owner; of records that the person removed, entries of all tabs. Never rejects. */
export async function removeEntries(
  store: StoreName,
  ids: readonly string[],
  isMeant: (entry: JournalEntry) => boolean = () => true,
): Promise<void> {
  const owner = pageOwner();
  if (owner === null) return;
  await eachEntry('readwrite', (entry, entries) => {
    if (entry.owner !== owner || entry.store !== store || !ids.includes(entry.id) || !isMeant(entry)) return;
    entries.delete([entry.owner, entry.store, entry.id, entry.tab]);
  }).catch(() => {});
}

/**
 * Removes the entries of a record that was sent, or is saved and needs no copy here. Entries of this tab: its form still
 * has what was typed later. Entries of other tabs only where the removed record contained them.
 */
export const removeEntriesOfSent = (
  store: StoreName,
  ids: readonly string[],
  contained: TextNumbers | undefined,
): Promise<void> => removeEntries(store, ids, ({ tab, number }) => tab === TAB || number <= (contained?.[tab] ?? 0));

/** Encrypts what is left of an owner whose session ends; the owner's next page finishes it. @throws LocalDatabaseUnresponsive */
export async function sealJournal(owner: string): Promise<void> {
  await eachEntry('readwrite', (entry, entries) => {
    if (entry.owner !== owner || isSealedValue(entry.text)) return;
    entries.put({ ...entry, text: sealValue(owner, entry.text) } satisfies JournalEntry);
  });
}

/** Runs work on every entry in one transaction. */
async function eachEntry(
  mode: IDBTransactionMode,
  work: (entry: JournalEntry, entries: IDBObjectStore) => void,
): Promise<void> {
  const db = await inTime(openJournal(), () => {});
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
  await inTime(done, () => {});
}
