import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import { findAlias, putAlias, withLocalIds } from './aliases.ts';
import { runInStore } from './documentTransaction.ts';
import type { RawRecord } from './isfDb.ts';
import type { StoredRecords } from './isfRecords.ts';
import { removeEntries, removeEntriesOfSent } from './journal.ts';
import type { KnownText, LocalDocument, Written } from './localDocument.ts';
import { localMeta, writeMerged } from './writeMerged.ts';
import { keyOfRecord, quarantineOwn, quarantineClash } from './quarantine.ts';
import { readStored, toStored } from './storedRecord.ts';
import type { StoreName } from './storeName.ts';
import type { DraftAlias } from './tptDb.ts';

export interface StoreKind {
  name: StoreName;
  /**
   * Drafts: saved documents have a local copy, too. Otherwise only unsaved ones are stored, and a record without our
   * `_local`, written by the older tool, is ignored as a copy.
   */
  keepsSaved: boolean;
}

/** Reads one store of `isf_db` under current ids. */
function storeAccess({ name, keepsSaved }: StoreKind) {
  const inThis = <T>(mode: 'r' | 'rw', work: (records: StoredRecords) => PromiseLike<T>): Promise<T> =>
    runInStore(name, mode, work);

  /** Quarantines a record that cannot be read completely. */
  function read(id: string, record: RawRecord | undefined): LocalDocument | null {
    if (record === undefined || (!keepsSaved && !('_local' in record))) return null;
    const { document, lossy } = readStored(record);
    if (lossy) quarantineOwn(name, record, document ? 'partlyReadable' : 'unreadable', id);
    return document;
  }

  /** Moves the record of an alias to its new id, unless it was moved before. */
  async function moveTo({ localId, serverId, revision }: DraftAlias): Promise<void> {
    await inThis('rw', async (records) => {
      const moved = read(localId, await records.get(localId));
      if (!moved) return;
      const stored = read(serverId, await records.get(serverId));
      if (!stored || stored.savedAt <= moved.savedAt) {
        await records.put(toStored({ ...moved, id: serverId, record: { ...moved.record, id: serverId, revision } }));
      }
      await records.remove(localId);
    });
  }

  /** Follows an alias and completes an interrupted take-over. */
  async function currentId(id: string): Promise<string> {
    const alias = await findAlias(id);
    if (!alias) return id;
    await moveTo(alias);
    return alias.serverId;
  }

  return { inThis, read, moveTo, currentId };
}

/** The documents of one store of `isf_db`; each write is one transaction. */
export function storedDocuments(kind: StoreKind) {
  const { name, keepsSaved } = kind;
  const { inThis, read, moveTo, currentId } = storeAccess(kind);

  async function get(id: string): Promise<LocalDocument | null> {
    const now = await currentId(id);
    return read(now, await inThis('r', (records) => records.get(now)));
  }

  async function put(document: LocalDocument, known?: KnownText): Promise<Written> {
    const id = await currentId(document.id);
    return inThis('rw', async (records) => {
      let { record } = document;
      if (id !== document.id) {
        // The form has neither the new id nor the revision yet.
        const revision = record.revision ?? read(id, await records.get(id))?.record.revision;
        record = { ...record, id, revision };
      }
      return writeMerged(records, { ...document, id, record }, known, quarantineClash(name));
    });
  }

  /**
   * [D02] Writes the alias first and moves the record second, because they are in different databases. If the page ends in
   * between, `currentId`, which every access calls, completes the move. In the other order the old id could lead nowhere.
   */
  async function takeOver(localId: string, serverId: string, revision: number): Promise<void> {
    await moveTo(await putAlias(localId, serverId, revision));
  }

  async function markSaved(anyId: string, revision: number, sent: Bill): Promise<void> {
    const id = await currentId(anyId);
    const removed = await inThis('rw', async (records) => {
      const stored = read(id, await records.get(id));
      if (!stored || (stored.record.revision ?? 0) > revision) return null;
      const changed = !isSameBill(stored.record, sent);
      if (!changed && !keepsSaved) {
        await records.remove(id);
        return stored;
      }
      await records.put(toStored({ ...stored, changed, record: { ...stored.record, revision } }));
      return null;
    });
    if (removed) await removeEntriesOfSent(name, [anyId, id], removed.texts);
  }

  /**
   * [I8] Removes documents that the user deletes.
   * @param copies as read earlier: a document that was written since is kept
   * @returns the ids that were removed
   */
  async function remove(ids: readonly string[], copies?: readonly (LocalDocument | null)[]): Promise<string[]> {
    const removed: string[] = [];
    const stampOf = (id: string) => copies?.find((copy) => copy?.id === id)?.stamp;
    for (const each of ids) {
      const id = await currentId(each);
      await inThis('rw', async (records) => {
        const stored = copies && (await records.get(id));
        if (stored && localMeta(stored)?.stamp !== stampOf(id)) return;
        await records.remove(id);
        removed.push(each, id);
      });
    }
    await removeEntries(name, await withLocalIds(removed));
    return [...new Set(removed)];
  }

  /**
   * [I8] Removes a sent document, keeps text that was typed afterwards.
   * @param sent the sent record, if the request contained it
   * @returns whether the id has no document now
   */
  async function removeSent(anyId: string, sent: Bill | null, now = Date.now()): Promise<boolean> {
    const id = await currentId(anyId);
    const removed = await inThis('rw', async (records) => {
      const stored = read(id, await records.get(id));
      if (stored && keepsSaved && !isLocalId(id)) {
        if (stored.changed) await records.put(toStored(asNewDocument(stored, now)));
      } else if (stored && sent && !isSameBill(stored.record, sent)) return null;
      await records.remove(id);
      return { texts: stored?.texts };
    });
    if (removed) await removeEntriesOfSent(name, [...(await withLocalIds([id])), anyId], removed.texts);
    return removed !== null;
  }

  async function listLocalOnly(isGone?: (id: string) => Promise<boolean>): Promise<LocalDocument[]> {
    const isLocalOnly = async ({ id, changed }: LocalDocument): Promise<boolean> =>
      isLocalId(id) ? (await currentId(id)) === id : changed && isGone !== undefined && isGone(id);
    const found: LocalDocument[] = [];
    for (const record of await inThis('r', (records) => records.all())) {
      const document = read(keyOfRecord(record), record);
      if (document && (await isLocalOnly(document))) found.push(document);
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  }

  return { get, put, takeOver, markSaved, remove, removeSent, currentId, listLocalOnly };
}

/** Text typed after sending, as a new document. */
const asNewDocument = ({ record, savedAt }: LocalDocument, now: number): LocalDocument => ({
  id: newDraftId(now),
  record: { ...record, id: null, revision: undefined },
  changed: true,
  savedAt,
});
