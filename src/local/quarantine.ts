import Dexie from 'dexie';
import type { RawRecord } from './isfDb.ts';
import { awaitLocalKey, localKey } from './localKeys.ts';
import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { isSealedValue, openFields, openValue, sealValue } from './sealedRecord.ts';
import type { StoreName } from './storeName.ts';
import { tptDb, type QuarantinedRecord } from './tptDb.ts';

type QuarantinedFrom = StoreName | 'switched' | 'kept';

/**
 * Stores an unchanged copy of a record, encrypted for its owner. Keeps the first copy of an id.
 * @throws LocalKeyMissing when it contains personal ids and there is no key
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

/** Quarantines a record of this page's owner. Runs in the background, never throws. */
export function quarantineOwn(
  store: QuarantinedFrom,
  record: RawRecord,
  reason: QuarantinedRecord['reason'],
  id = keyOfRecord(record),
): void {
  // Outside the current transaction, which belongs to another database.
  Dexie.ignoreTransaction(() => {
    quarantine(pageOwner() ?? '', store, record, reason, id).catch(() => {});
  });
}

/** Quarantines a record before it is overwritten, under a new id each time. */
export const quarantineClash =
  (store: StoreName) =>
  (record: RawRecord): void =>
    quarantineOwn(store, record, 'clash', `${keyOfRecord(record)} ${Date.now()}`);

export const keyOfRecord = (record: RawRecord): string =>
  typeof record.id === 'string' || typeof record.id === 'number' ? String(record.id) : JSON.stringify(record.id);

export type QuarantineEntry = Pick<QuarantinedRecord, 'id' | 'record' | 'reason' | 'at'>;

const isOwn = ({ owner }: QuarantinedRecord): boolean => owner !== undefined && owner === (pageOwner() ?? '');

/** Decrypted, as far as the key fits. */
export async function listQuarantined(): Promise<QuarantineEntry[]> {
  const found = await withReopen(tptDb(), (db) => db.quarantine.filter(isOwn).toArray());
  const owner = pageOwner() ?? '';
  if (found.some(({ record }) => isSealedValue(record)) && localKey(owner) === null) await awaitLocalKey(owner);
  return found.map((entry) => ({ ...entry, record: openIfPossible(owner, entry.record) }));
}

export async function deleteQuarantined(): Promise<void> {
  await withReopen(tptDb(), (db) => db.quarantine.filter(isOwn).delete());
}

function openIfPossible(owner: string, record: unknown): unknown {
  try {
    const whole = openValue(owner, record);
    return typeof whole === 'object' && whole !== null ? openFields(owner, whole as RawRecord) : whole;
  } catch {
    return record;
  }
}
