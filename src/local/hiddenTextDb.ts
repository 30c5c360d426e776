import Dexie, { type Table } from 'dexie';
import { draftKeys } from './draftKeys.ts';
import { awaitLocalKey, localKey } from './localKeys.ts';
import { pageOwner } from './owner.ts';
import { canSeal, SealBroken } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { isSealedValue, openValue, sealValue, type Sealed } from './sealedRecord.ts';
import { quarantine } from './quarantine.ts';

/** Values of fields that the current filing type hides. */
interface HiddenTextRecord {
  owner: string;
  id: string;
  kept: Sealed | Record<string, unknown>;
  at: number;
}

/** A separate database, because tabs of an earlier version still use `tpt_db` without this table. */
class HiddenTextDb extends Dexie {
  declare kept: Table<HiddenTextRecord, [string, string]>;

  constructor() {
    super('tpt_switched_db', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ kept: '[owner+id]' });
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: HiddenTextDb | undefined;
const hiddenTextDb = (): HiddenTextDb => (opened ??= new HiddenTextDb());
const owner = (): string => pageOwner() ?? '';

/** The newest values, stored under any id of the draft. */
export async function getHiddenText(id: string): Promise<Record<string, unknown> | null> {
  const keys = await draftKeys(owner(), [id]);
  const records = await withReopen(hiddenTextDb(), (db) => db.kept.bulkGet(keys));
  const last = records.filter((record) => record !== undefined).toSorted((a, b) => b.at - a.at)[0];
  if (!last) return null;
  if (isSealedValue(last.kept) && localKey(last.owner) === null) await awaitLocalKey(last.owner);
  try {
    return openValue(last.owner, last.kept);
  } catch (error) {
    if (error instanceof SealBroken) await quarantine(last.owner, 'switched', last.kept, 'sealBroken', last.id);
    throw error;
  }
}

export async function putHiddenText(id: string, values: Record<string, unknown>, at = Date.now()): Promise<void> {
  await withReopen(hiddenTextDb(), (db) => db.kept.put({ owner: owner(), id, kept: sealValue(owner(), values), at }));
}

export async function removeHiddenText(ids: readonly string[]): Promise<void> {
  const keys = await draftKeys(owner(), ids);
  await withReopen(hiddenTextDb(), (db) => db.kept.bulkDelete(keys));
}

/** Encrypts what an earlier version stored in clear. */
export async function sealHiddenTextLeftovers(): Promise<void> {
  await withReopen(hiddenTextDb(), (db) =>
    db.kept
      .filter((record) => !isSealedValue(record.kept) && canSeal(record.owner))
      .modify((record) => {
        record.kept = sealValue(record.owner, record.kept);
      }),
  );
}
