import { isfDb, type RawRecord } from './isfDb.ts';
import { SealBroken } from './ownerSeal.ts';
import { quarantineOwn } from './quarantine.ts';
import { openFields, sealFields, withoutSeal } from './sealedRecord.ts';
import type { StoreName } from './storeName.ts';

/** Records of one store inside a transaction: in clear here, encrypted fields in the database. */
export interface StoredRecords {
  get(id: string): PromiseLike<RawRecord | undefined>;
  put(record: RawRecord): PromiseLike<unknown>;
  remove(id: string): PromiseLike<unknown>;
  all(): PromiseLike<RawRecord[]>;
}

/** Those of a store of `isf_db`. */
export const isfRecords = (owner: string, store: StoreName): StoredRecords => {
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
export function opened(store: StoreName, record: RawRecord, open: () => RawRecord): RawRecord {
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
