import type { DraftShelf, ShelfName } from './draftShelf.ts';
import { isfDb, type RawRecord } from './isfDb.ts';
import { SealBroken } from './ownerSeal.ts';
import { quarantineOwn } from './quarantine.ts';
import { openFields, sealFields, withoutSeal } from './sealedRecord.ts';

/** A store of `isf_db`, inside a transaction: records in clear here, personal ids encrypted in the database. */
export const isfShelf = (owner: string, store: ShelfName): DraftShelf => {
  const open = (record: RawRecord): RawRecord => opened(store, record, () => openFields(owner, record));
  return {
    // The older tool may have keyed the portal's ids as numbers.
    get: (id) =>
      isfDb()
        [store].where('id')
        .anyOf(keysOf(id))
        .last()
        .then((record) => record && open(record)),
    put: (record) => isfDb()[store].put(sealFields(owner, record)),
    remove: (id) => isfDb()[store].bulkDelete(keysOf(id)),
    all: () => isfDb()[store].toArray((records) => records.map(open)),
  };
};

/** Opens a record; where the key does not fit, quarantines it as it was found and gives it without the encrypted values. */
export function opened(store: ShelfName, record: RawRecord, open: () => RawRecord): RawRecord {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    quarantineOwn(store, record, 'sealBroken');
    return withoutSeal(record);
  }
}

/** The keys under which a record may be: the older tool may have keyed the portal's ids as numbers. */
export const keysOf = (id: string): (string | number)[] => (/^\d{1,15}$/u.test(id) ? [Number(id), id] : [id]);
