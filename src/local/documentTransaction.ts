import { errorNames } from './errorNames.ts';
import { replayJournalOnce } from './replayJournal.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { isfRecords, openOrStripSeal, type StoredRecords } from './isfRecords.ts';
import { awaitLocalKey } from './localKeys.ts';
import { databaseOwner, pageOwner, withOwnerLock } from './owner.ts';
import { withReopen } from './reopen.ts';
import { openFields, openValue, sealValue } from './sealedRecord.ts';
import { markedId, unmarkedId, type StoreName } from './storeName.ts';
import { tptDb, type ParkedDraft } from './tptDb.ts';

/**
 * Runs work on the page's own documents in one transaction. [D16] When another tab has changed the owner, the page works on
 * its parked documents: its text is saved and never shown to the new owner. If the key is missing, waits for it once.
 */
export async function runInStore<T>(
  store: StoreName,
  mode: 'r' | 'rw',
  work: (records: StoredRecords) => PromiseLike<T>,
): Promise<T> {
  await replayJournalOnce();
  const owner = pageOwner();
  const run = (): Promise<T> =>
    withOwnerLock('shared', async () => {
      const current = databaseOwner();
      if (owner !== null && current !== null && owner !== current) {
        return withReopen(tptDb(), (db) => db.transaction(mode, db.parked, () => work(parkedRecords(owner, store))));
      }
      return withReopen(isfDb(), (db) => db.transaction(mode, db[store], () => work(isfRecords(owner ?? '', store))));
    });
  try {
    return await run();
  } catch (error) {
    if (!errorNames(error).includes('LocalKeyMissing')) throw error;
    // Outside the lock: another tab may need it to become the owner.
    await awaitLocalKey(owner ?? '');
    return run();
  }
}

const parkedRecords = (owner: string, store: StoreName): StoredRecords => ({
  get: (id) =>
    tptDb()
      .parked.get([owner, markedId(store, id)])
      .then((parked) => parked && openParked(parked)),
  put: (record) =>
    tptDb().parked.put({ owner, id: markedId(store, String(record.id)), record: sealValue(owner, record) }),
  remove: (id) => tptDb().parked.delete([owner, markedId(store, id)]),
  all: () =>
    tptDb()
      .parked.where('owner')
      .equals(owner)
      .toArray((list) => list.filter(({ id }) => unmarkedId(id).store === store).map(openParked)),
});

function openParked({ owner, id, record }: ParkedDraft): RawRecord {
  const { store } = unmarkedId(id);
  const whole = openOrStripSeal(store, { id, record }, () => openValue(owner, record));
  return openOrStripSeal(store, whole, () => openFields(owner, whole));
}
