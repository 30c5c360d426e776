import Dexie from 'dexie';
import type { RawRecord } from './isfDb.ts';
import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { sealValue } from './sealedRecord.ts';
import type { StoreName } from './storeName.ts';
import { tptDb, type QuarantinedRecord } from './tptDb.ts';

type QuarantinedFrom = StoreName | 'switched' | 'kept';

/**
 * Puts a record into quarantine as it was found, encrypted for its owner. The first copy of a record stays.
 * @throws LocalKeyMissing when it holds personal ids and there is no key
 */
export async function quarantine(
  owner: string,
  store: QuarantinedFrom,
  record: unknown,
  reason: QuarantinedRecord['reason'],
  id: string,
): Promise<void> {
  const found = { store, id, record: sealValue(owner, record), reason, at: Date.now(), owner };
  await withReopen(tptDb(), async (db) => {
    if (!(await db.quarantine.get([store, id]))) await db.quarantine.put(found);
  });
}

/** Quarantines a record of this page's owner as it was found; the person can download it. Not awaited, never throws. */
export function quarantineOwn(
  store: QuarantinedFrom,
  record: RawRecord,
  reason: QuarantinedRecord['reason'],
  id = keyOfRecord(record),
): void {
  // Not awaited and outside: it belongs to the other database, and a transaction of this one must not wait for it.
  Dexie.ignoreTransaction(() => {
    quarantine(pageOwner() ?? '', store, record, reason, id).catch(() => {});
  });
}

/** Quarantines a record that is overwritten; each time another one. */
export const quarantineClash =
  (store: StoreName) =>
  (record: RawRecord): void =>
    quarantineOwn(store, record, 'clash', `${keyOfRecord(record)} ${Date.now()}`);

/** A record's key as text. */
export const keyOfRecord = (record: RawRecord): string =>
  typeof record.id === 'string' || typeof record.id === 'number' ? String(record.id) : JSON.stringify(record.id);
