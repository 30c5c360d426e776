import { pageOwner } from './owner.ts';
import { withReopen } from './reopen.ts';
import { tptDb, type QuarantinedRecord } from './tptDb.ts';

export type SetAsideRecord = Pick<QuarantinedRecord, 'id' | 'record' | 'reason' | 'at'>;

const mine = ({ owner }: QuarantinedRecord): boolean => owner !== undefined && owner === (pageOwner() ?? '');

/** What was set aside while this owner worked here; nobody else's. */
export async function listSetAside(): Promise<SetAsideRecord[]> {
  return withReopen(tptDb(), (db) => db.quarantine.filter(mine).toArray());
}

export async function forgetSetAside(): Promise<void> {
  await withReopen(tptDb(), (db) => db.quarantine.filter(mine).delete());
}
