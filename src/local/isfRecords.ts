import { isfDb, type RawRecord } from './isfDb.ts';
import { SealBroken } from './ownerSeal.ts';
import { quarantineOwn } from './quarantine.ts';
import { openFields, sealFields, withoutSeal } from './sealedRecord.ts';
import type { StoreName } from './storeName.ts';

export interface StoredRecords {
  get(id: string): PromiseLike<RawRecord | undefined>;
  put(record: RawRecord): PromiseLike<unknown>;
  remove(id: string): PromiseLike<unknown>;
  all(): PromiseLike<RawRecord[]>;
}

export const isfRecords = (owner: string, store: StoreName): StoredRecords => {
  const open = (record: RawRecord): RawRecord => openOrStripSeal(store, record, () => openFields(owner, record));
  return {
    get: (id) =>
      isfDb()
        [store].where('id')
        .anyOf(possibleKeys(id))
        .last()
        .then((record) => record && open(record)),
    put: (record) => isfDb()[store].put(sealFields(owner, record)),
    remove: (id) => isfDb()[store].bulkDelete(possibleKeys(id)),
    all: () => isfDb()[store].toArray((records) => records.map(open)),
  };
};

/** Decrypts a record. If the key does not fit, quarantines the original and drops the encrypted values. */
export function openOrStripSeal(store: StoreName, record: RawRecord, open: () => RawRecord): RawRecord {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    quarantineOwn(store, record, 'sealBroken');
    return withoutSeal(record);
  }
}

/** The older tool stored server ids as numbers. */
export const possibleKeys = (id: string): (string | number)[] => (/^\d{1,15}$/u.test(id) ? [Number(id), id] : [id]);
