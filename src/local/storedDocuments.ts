import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import { aliasOf, putAlias, withLocalIds } from './aliases.ts';
import { inStore } from './documentTransaction.ts';
import type { RawRecord } from './isfDb.ts';
import type { StoredRecords } from './isfRecords.ts';
import { removeEntries, removeEntriesOfSent } from './journal.ts';
import type { KnownText, LocalDocument, Written } from './localDocument.ts';
import { putOver } from './putOver.ts';
import { keyOfRecord, quarantineOwn, quarantineClash } from './quarantine.ts';
import { readStored, toStored } from './storedRecord.ts';
import type { StoreName } from './storeName.ts';
import type { DraftAlias } from './tptDb.ts';

/** What a store holds. */
export interface StoreKind {
  name: StoreName;
  /**
   * Copies of what the portal has are kept as well (drafts). Else only unsaved text is: a record without a note of ours,
   * as the older tool left it, is no more than a copy.
   */
  keepsSaved: boolean;
}

/** The documents of one store of `isf_db`; each write is one transaction. */
export function storedDocuments({ name, keepsSaved }: StoreKind) {
  const inThis = <T>(mode: 'r' | 'rw', work: (records: StoredRecords) => PromiseLike<T>): Promise<T> =>
    inStore(name, mode, work);

  /** One that cannot be read whole is also quarantined as it was found, so that nothing of it is lost. */
  function read(id: string, record: RawRecord | undefined): LocalDocument | null {
    if (record === undefined || (!keepsSaved && !('_local' in record))) return null;
    const { document, lossy } = readStored(record);
    if (lossy) quarantineOwn(name, record, document ? 'partlyReadable' : 'unreadable', id);
    return document;
  }

  /** Moves the record of an alias to its new id, when it still lies under the old one. */
  async function moveTo({ localId, serverId, revision }: DraftAlias): Promise<void> {
    await inThis('rw', async (records) => {
      const moved = read(localId, await records.get(localId));
      if (!moved) return;
      const there = read(serverId, await records.get(serverId));
      if (!there || there.savedAt <= moved.savedAt) {
        await records.put(toStored({ ...moved, id: serverId, record: { ...moved.record, id: serverId, revision } }));
      }
      await records.remove(localId);
    });
  }

  /** The id that a document has now: follows an alias, and finishes a take-over that was cut short. */
  async function currentId(id: string): Promise<string> {
    const alias = await aliasOf(id);
    if (!alias) return id;
    await moveTo(alias);
    return alias.serverId;
  }

  async function get(id: string): Promise<LocalDocument | null> {
    const now = await currentId(id);
    return read(now, await inThis('r', (records) => records.get(now)));
  }

  /** Writes a document; the id in the answer is the one under which it lies now. */
  async function put(document: LocalDocument, known?: KnownText): Promise<Written> {
    const id = await currentId(document.id);
    return inThis('rw', async (records) => {
      let { record } = document;
      if (id !== document.id) {
        // A form that has not yet heard of its new id must not set the revision back.
        const revision = record.revision ?? read(id, await records.get(id))?.record.revision;
        record = { ...record, id, revision };
      }
      return putOver(records, { ...document, id, record }, known, quarantineClash(name));
    });
  }

  /**
   * [D02] The alias is written first and the record is moved second, because the two lie in different databases:
   * - killed before the alias: nothing has changed, the document is still `new…`;
   * - killed between: the alias stands and the record still lies under `new…`. Every way to the document passes
   *   `currentId`, which moves it then; under the portal's id it can never be saved as a second document;
   * - killed after: done. The move itself deletes and puts in one transaction.
   * The other order could leave a document that its old address no longer finds.
   */
  async function takeOver(localId: string, serverId: string, revision: number): Promise<void> {
    await moveTo(await putAlias(localId, serverId, revision));
  }

  /** What the portal holds now is noted; text written after `sent` left keeps the document `changed`. */
  async function markSaved(anyId: string, revision: number, sent: Bill): Promise<void> {
    const id = await currentId(anyId);
    const removed = await inThis('rw', async (records) => {
      const there = read(id, await records.get(id));
      if (!there || (there.record.revision ?? 0) > revision) return null;
      const changed = !isSameBill(there.record, sent);
      if (!changed && !keepsSaved) {
        await records.remove(id);
        return there;
      }
      await records.put(toStored({ ...there, changed, record: { ...there.record, revision } }));
      return null;
    });
    if (removed) await removeEntriesOfSent(name, [anyId, id], removed.texts);
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const now = await Promise.all(ids.map(currentId));
    await inThis('rw', async (records) => {
      for (const id of now) await records.remove(id);
    });
    await removeEntries(name, [...(await withLocalIds(now)), ...ids]);
  }

  /**
   * [I8] Removes what was sent, keeps what was typed after it.
   * @param sent what was sent, when the send carried the record itself
   * @returns whether it is gone from its id
   */
  async function removeSent(anyId: string, sent: Bill | null, now = Date.now()): Promise<boolean> {
    const id = await currentId(anyId);
    const gone = await inThis('rw', async (records) => {
      const there = read(id, await records.get(id));
      if (there && keepsSaved && !isLocalId(id)) {
        if (there.changed) await records.put(toStored(asNewDocument(there, now)));
      } else if (there && sent && !isSameBill(there.record, sent)) return null;
      await records.remove(id);
      return { texts: there?.texts };
    });
    if (gone) await removeEntriesOfSent(name, [...(await withLocalIds([id])), anyId], gone.texts);
    return gone !== null;
  }

  /** Documents that only this computer has, newest first. */
  async function listLocalOnly(): Promise<LocalDocument[]> {
    const found: LocalDocument[] = [];
    for (const record of await inThis('r', (records) => records.all())) {
      const document = read(keyOfRecord(record), record);
      if (!document || !isLocalId(document.id)) continue;
      if ((await currentId(document.id)) === document.id) found.push(document);
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  }

  return { get, put, takeOver, markSaved, remove, removeSent, currentId, listLocalOnly };
}

/** Text that was typed after its document was sent, as a document of its own. */
const asNewDocument = ({ record, savedAt }: LocalDocument, now: number): LocalDocument => ({
  id: newDraftId(now),
  record: { ...record, id: null, revision: undefined },
  changed: true,
  savedAt,
});
