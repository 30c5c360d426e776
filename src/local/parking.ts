import { isLocalId } from '#rules/draftIds.ts';
import { ISF_STORES, isfDb, type RawRecord } from './isfDb.ts';
import { canSeal, LocalKeyMissing } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { openValue, sealFieldsIfOpen, sealValue } from './sealedRecord.ts';
import { quarantine } from './quarantine.ts';
import { readStored } from './storedRecord.ts';
import { markedId, unmarkedId } from './storeName.ts';
import { tptDb, type ParkedDraft } from './tptDb.ts';

/**
 * Parks an owner's unsaved drafts, templates and changes, encrypted. For an owner without a key they are parked in clear,
 * because unsaved text is never deleted.
 */
export async function parkDrafts(owner: string): Promise<void> {
  for (const store of ['draft_store', 'temManage_store', 'resend_store'] as const) {
    const records = await withReopen(isfDb(), (db) => db[store].toArray());
    const unsaved = store === 'draft_store' ? hasUnsavedText : isChangedHere;
    const parked = records.filter(unsaved).map((record) => ({
      owner,
      id: markedId(store, String(record.id)),
      record: canSeal(owner) ? sealValue(owner, record) : record,
    }));
    if (parked.length > 0) await withReopen(tptDb(), (db) => db.parked.bulkPut(parked));
  }
}

export async function clearStores(): Promise<void> {
  await withReopen(isfDb(), (db) =>
    db.transaction('rw', [...ISF_STORES], async () => {
      for (const name of ISF_STORES) await db.table(name).clear();
    }),
  );
}

/**
 * Restores an owner's parked drafts, except where the store has a newer one. Quarantines those that the key does not open.
 * Without a key, encrypted ones stay parked.
 */
export async function restoreParked(owner: string): Promise<void> {
  const parked = await withReopen(tptDb(), (db) => db.parked.where('owner').equals(owner).toArray());
  const restored: { id: string; record: RawRecord }[] = [];
  const finished: string[] = [];
  for (const one of parked) {
    const record = await openOrQuarantine(one);
    if (record === 'locked') continue;
    finished.push(one.id);
    if (record) restored.push({ id: one.id, record: canSeal(owner) ? sealFieldsIfOpen(owner, record) : record });
  }
  if (restored.length > 0) {
    await withReopen(isfDb(), (db) =>
      db.transaction('rw', db.draft_store, db.temManage_store, db.resend_store, async () => {
        for (const { id, record } of restored) {
          const store = db[unmarkedId(id).store];
          const stored = await store.get(String(record.id));
          if (!stored || savedAt(stored) < savedAt(record)) await store.put(record);
        }
      }),
    );
  }
  await withReopen(tptDb(), (db) => db.parked.bulkDelete(finished.map((id) => [owner, id])));
}

async function openOrQuarantine({ owner, id, record }: ParkedDraft): Promise<RawRecord | 'locked' | null> {
  try {
    return openValue(owner, record);
  } catch (error) {
    if (error instanceof LocalKeyMissing) return 'locked';
    await quarantine(owner, unmarkedId(id).store, record, 'sealBroken', id);
    return null;
  }
}

function hasUnsavedText(record: RawRecord): boolean {
  const { document } = readStored(record);
  // An unreadable record may contain text.
  return document === null || document.changed || isLocalId(document.id);
}

/** Records without our `_local` are copies by the older tool of what the portal has. */
function isChangedHere(record: RawRecord): boolean {
  const meta = record._local as { changed?: unknown } | undefined;
  return meta?.changed === true;
}

const savedAt = (record: RawRecord): number => readStored(record).document?.savedAt ?? 0;
