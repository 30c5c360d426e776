import Dexie from 'dexie';
import type { ShelfName } from './draftShelf.ts';
import type { RawRecord } from './isfDb.ts';
import { pageOwner } from './owner.ts';
import { tptDb, type QuarantinedRecord } from './tptDb.ts';

/** Keeps a record as it was found, so that nothing of it is lost, where the person can take it along. */
export function setAside(
  store: ShelfName,
  record: RawRecord,
  reason: QuarantinedRecord['reason'],
  id = keyOfRecord(record),
): void {
  const aside = { store, id, record, reason, at: Date.now(), owner: pageOwner() ?? '' };
  // Not awaited and outside: it lies in the other database, and a transaction of this one must not wait for it.
  Dexie.ignoreTransaction(() => {
    tptDb()
      .quarantine.add(aside)
      .catch(() => {});
  });
}

/** Keeps a record that is written over; each time another one. */
export const setClashAside =
  (store: ShelfName) =>
  (record: RawRecord): void =>
    setAside(store, record, 'clash', `${keyOfRecord(record)} ${Date.now()}`);

/** A record's key as text. */
export const keyOfRecord = (record: RawRecord): string =>
  typeof record.id === 'string' || typeof record.id === 'number' ? String(record.id) : JSON.stringify(record.id);
