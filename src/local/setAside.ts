import { awaitLocalKey, localKey } from './localKeys.ts';
import type { RawRecord } from './isfDb.ts';
import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { isSealedValue, openFields, openValue } from './sealedRecord.ts';
import { tptDb, type QuarantinedRecord } from './tptDb.ts';

export type SetAsideRecord = Pick<QuarantinedRecord, 'id' | 'record' | 'reason' | 'at'>;

const mine = ({ owner }: QuarantinedRecord): boolean => owner !== undefined && owner === (pageOwner() ?? '');

/** What was set aside while this owner worked here; nobody else's. */
export async function listSetAside(): Promise<SetAsideRecord[]> {
  const found = await withReopen(tptDb(), (db) => db.quarantine.filter(mine).toArray());
  const owner = pageOwner() ?? '';
  if (found.some(({ record }) => isSealedValue(record)) && localKey(owner) === null) await awaitLocalKey(owner);
  return found.map((each) => ({ ...each, record: inClear(owner, each.record) }));
}

export async function forgetSetAside(): Promise<void> {
  await withReopen(tptDb(), (db) => db.quarantine.filter(mine).delete());
}

/** As it is where no key opens it: it can still be taken along. */
function inClear(owner: string, record: unknown): unknown {
  try {
    const whole = openValue(owner, record);
    return typeof whole === 'object' && whole !== null ? openFields(owner, whole as RawRecord) : whole;
  } catch {
    return record;
  }
}
