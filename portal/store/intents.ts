import { sql } from 'kysely';
import { lockNumber, lockUntilCommit } from '../db/advisoryLock.ts';
import type { WriteBatch } from '../db/writeBatch.ts';
import type { Db, Tx } from '../portal.ts';
import { sha256 } from '../sha256.ts';

/** The stored response of a key. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}
export interface StoredIntent extends StoredAnswer {
  call: string;
  bodyHash: string;
}

const lockedText = (enterpriseId: string, key: string): string => `${enterpriseId} ${key}`;

/** The number of the lock of a key. */
export const intentLock = (enterpriseId: string, key: string) => lockNumber('intent', lockedText(enterpriseId, key));

/** A key that is locked until the transaction ends, so that concurrent calls with it run one after the other. */
export interface LockedIntent {
  /** Its stored response. */
  known: StoredIntent | null;
}

export async function lockIntent(trx: Tx, enterpriseId: string, key: string): Promise<LockedIntent> {
  await lockUntilCommit(trx, 'intent', lockedText(enterpriseId, key));
  return { known: await readIntent(trx, enterpriseId, key) };
}

/** Whether no call is running under this key. */
async function isIdle(trx: Tx, enterpriseId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${intentLock(enterpriseId, key)}) as free`.execute(trx);
  return rows[0]?.free === true;
}

export const INTENT_COLUMNS = ['intent.call', 'intent.body_hash', 'intent.status', 'intent.body'] as const;

async function readIntent(db: Db, enterpriseId: string, key: string): Promise<StoredIntent | null> {
  const row = await db
    .selectFrom('intent')
    .select(INTENT_COLUMNS)
    .where('enterprise_id', '=', enterpriseId)
    .where('key', '=', key)
    .executeTakeFirst();
  return toIntent(row);
}

/** @param row of a join, or none */
export function toIntent(
  row: { call: string | null; body_hash: string | null; status: number | null; body: unknown } | undefined,
): StoredIntent | null {
  if (!row || row.call === null || row.body_hash === null || row.status === null) return null;
  return { call: row.call, bodyHash: row.body_hash, status: row.status, body: row.body };
}

/** The status of a key: its response, running, or unknown. */
export async function readIntentStatus(
  db: Db,
  enterpriseId: string,
  key: string,
): Promise<{ state: 'unknown' | 'working' } | ({ state: 'done' } & StoredAnswer)> {
  const found = async (from: Db) => {
    const intent = await readIntent(from, enterpriseId, key);
    return intent && { state: 'done' as const, status: intent.status, body: intent.body };
  };
  const done = await found(db);
  if (done) return done;
  return db.transaction().execute(async (trx) => {
    if (!(await isIdle(trx, enterpriseId, key))) return { state: 'working' as const };
    // The call may have finished between the two queries.
    return (await found(trx)) ?? { state: 'unknown' as const };
  });
}

interface NewIntent extends StoredIntent {
  key: string;
  userId: string;
  at: Date;
}

export function addIntent(batch: WriteBatch, enterpriseId: string, intent: NewIntent): void {
  const row = {
    enterprise_id: enterpriseId,
    key: intent.key,
    user_id: intent.userId,
    call: intent.call,
    body_hash: intent.bodyHash,
    status: intent.status,
    body: JSON.stringify(intent.body),
    created_at: intent.at,
  };
  batch.insert([row], (db, some) => db.insertInto('intent').values(some));
}

/** A hash that does not depend on the order of object members. */
export function hashBody(body: unknown): string {
  return sha256(JSON.stringify(sorted(body)) ?? '');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
