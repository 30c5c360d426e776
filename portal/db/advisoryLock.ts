import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../portal.ts';

/**
 * Classes of the portal's advisory locks: equal keys of two classes are two locks. Portals of two versions run at the same
 * time during an upgrade, so a class keeps its number. `codeSending`, `uploadedFile`, `supportNotice` and `localeMessage` have
 * theirs since this release: while it runs beside an earlier one, limits of sent codes and of the space for uploads may be
 * exceeded by the calls of one moment, unplaced answers may be mailed to support staff twice, and the later of two changes of a
 * text may win.
 */
const LOCK_CLASSES = {
  intent: 0,
  defaultTemplate: 0,
  unplacedReceipt: 1,
  jobOrder: 2,
  moneyRequest: 2,
  retention: 3,
  digest: 4,
  customsNumber: 5,
  upload: 6,
  gatewayFolder: 7,
  practiceSetting: 8,
  codeSending: 9,
  uploadedFile: 10,
  supportNotice: 11,
  localeMessage: 12,
} as const;
type LockClass = keyof typeof LOCK_CLASSES;

/** The number of a lock, for PostgreSQL's own functions. @param key a text or a column */
export const lockNumber = (kind: LockClass, key: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hashtextextended(${key}, ${LOCK_CLASSES[kind]})`;

/** Acquires a lock until the transaction ends, without waiting for it. @returns whether it was acquired */
export async function tryLockUntilCommit(trx: Tx, kind: LockClass, key: string): Promise<boolean> {
  const { rows } = await sql<{ isAcquired: boolean }>`
    select pg_try_advisory_xact_lock(${lockNumber(kind, key)}) as "isAcquired"`.execute(trx);
  return rows[0]?.isAcquired === true;
}

/** Waits for a lock and holds it until the transaction ends. */
export async function lockUntilCommit(trx: Tx, kind: LockClass, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber(kind, key)})`.execute(trx);
}
