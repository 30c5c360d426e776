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
 * Parks an owner's drafts, templates and changed filings that the portal does not have whole: never-saved ones and those
 * with unsaved text. Encrypted for the owner; only an owner who never had a key here is parked in clear, because no local
 * text is deleted.
 */
export async function parkDrafts(owner: string): Promise<void> {
  for (const store of ['draft_store', 'temManage_store', 'resend_store'] as const) {
    const records = await withReopen(isfDb(), (db) => db[store].toArray());
    const unsaved = store === 'draft_store' ? holdsUnsavedText : isChangedHere;
    const parked = records.filter(unsaved).map((record) => ({
      owner,
      id: markedId(store, String(record.id)),
      record: canSeal(owner) ? sealValue(owner, record) : record,
    }));
    if (parked.length > 0) await withReopen(tptDb(), (db) => db.parked.bulkPut(parked));
  }
}

/** Empties the five stores in one transaction. */
export async function clearStores(): Promise<void> {
  await withReopen(isfDb(), (db) =>
    db.transaction('rw', [...ISF_STORES], async () => {
      for (const name of ISF_STORES) await db.table(name).clear();
    }),
  );
}

/**
 * Brings an owner's parked drafts back. Where the store has a newer one under the same id, that one stays. What the
 * owner's key does not open goes to quarantine; without a key everything encrypted stays parked.
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
          const there = await store.get(String(record.id));
          if (!there || savedAt(there) < savedAt(record)) await store.put(record);
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

function holdsUnsavedText(record: RawRecord): boolean {
  const { document } = readStored(record);
  // What cannot be read may hold text all the same.
  return document === null || document.changed || isLocalId(document.id);
}

/** The older tool keeps copies of what the portal has there; only what was typed here is nobody else's. */
function isChangedHere(record: RawRecord): boolean {
  const note = record._local as { changed?: unknown } | undefined;
  return note?.changed === true;
}

const savedAt = (record: RawRecord): number => readStored(record).document?.savedAt ?? 0;
