import { sql } from 'kysely';
import { keyedHash } from '../keyedHash.ts';
import type { Db, Tx } from '../portal.ts';

/**
 * After `free` failures each further attempt waits: `first` milliseconds, then twice as long each time, up to
 * `longest`.
 */
export interface Limit {
  free: number;
  first: number;
  longest: number;
}

/** Limits of failed sign-ins; decision 0021 explains the figures. */
export const SIGN_IN_LIMITS = {
  /** One account, over every address, for browsers that it never signed in with. */
  account: { free: 10, first: 30_000, longest: 15 * 60_000 },
  /** One browser that the account has signed in with: failures of others do not count. */
  device: { free: 10, first: 30_000, longest: 15 * 60_000 },
  /** One address over every account: password spraying, limited mildly because many people may share the address. */
  address: { free: 100, first: 1_000, longest: 60_000 },
} as const satisfies Record<string, Limit>;

/** A counter restarts after this long without a failure. Milliseconds. */
const FORGET_AFTER = 24 * 3_600_000;

/** Open for the next attempt, also for one whose time was read before that of an attempt counted meanwhile. */
const NOT_BLOCKED = sql<Date>`'-infinity'::timestamptz`;

interface Attempt {
  /** Lower-cased, as typed; stored only as a keyed hash. */
  account: string;
  address: string;
  /** The known device's id; null for a browser that the account never signed in with. */
  device: string | null;
}

/**
 * Counts an attempt as a failure until it succeeds, so that concurrent attempts are counted too. Known and unknown
 * accounts are counted in the same way.
 * @returns milliseconds to wait; 0 admits the attempt. An attempt that has to wait does not count.
 */
export async function beginSignIn(db: Db, secret: string, attempt: Attempt, now: Date): Promise<number> {
  return db
    .transaction()
    .execute(async (trx) => {
      for (const [key, limit] of countersOf(secret, attempt)) {
        const wait = await count(trx, key, limit, now);
        if (wait > 0) throw new Blocked(wait);
      }
      return 0;
    })
    .catch((error: unknown) => {
      if (error instanceof Blocked) return error.wait;
      throw error;
    });
}

/** Undoes the count of a successful attempt: the account's counter ends, the address keeps its other failures. */
export async function signInSucceeded(db: Db, secret: string, attempt: Attempt): Promise<void> {
  for (const [key, limit] of countersOf(secret, attempt)) {
    if (limit === SIGN_IN_LIMITS.address) await uncount(db, key);
    else await db.deleteFrom('sign_in_failure').where('key', '=', key).execute();
  }
}

async function uncount(db: Db, key: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set((row) => ({ failures: sql<number>`greatest(${row.ref('failures')} - 1, 0)`, blocked_until: NOT_BLOCKED }))
    .where('key', '=', key)
    .execute();
}

/**
 * Uncounts an attempt that was neither right nor wrong: the password was right, and the second factor is still to come.
 * The attempts before it stay counted, so that a known password gives no free guesses of codes.
 */
export async function signInContinues(db: Db, secret: string, attempt: Attempt): Promise<void> {
  for (const [key] of countersOf(secret, attempt)) await uncount(db, key);
}

/**
 * Counts an act that is limited without being a sign-in, such as a request for a mail.
 * @param subject names what is limited, and for whom; stored as a keyed hash
 * @returns milliseconds to wait; 0 admits it
 */
export function countAct(db: Db, secret: string, subject: string, limit: Limit, now: Date): Promise<number> {
  return db.transaction().execute((trx) => count(trx, keyedHash(secret, subject), limit, now));
}

/** The same within the transaction of the act: it counts only if the transaction commits. */
export const countActIn = (trx: Tx, secret: string, subject: string, limit: Limit, now: Date): Promise<number> =>
  count(trx, keyedHash(secret, subject), limit, now);

/** Ends the count of an act after a success. */
export async function endCount(db: Db, secret: string, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('key', '=', keyedHash(secret, subject)).execute();
}

export async function forgetSignInFailures(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGET_AFTER);
  await db.deleteFrom('sign_in_failure').where('seen_at', '<', before).execute();
}

class Blocked extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super('blocked');
    this.wait = wait;
  }
}

/** The counters of an attempt, always in the same order, to prevent deadlocks. */
function countersOf(secret: string, { account, address, device }: Attempt): [key: string, limit: Limit][] {
  const keyOf = (text: string) => keyedHash(secret, text);
  if (device !== null) return [[keyOf(`device ${device} ${account}`), SIGN_IN_LIMITS.device]];
  return [
    [keyOf(`address ${address}`), SIGN_IN_LIMITS.address],
    [keyOf(`account ${account}`), SIGN_IN_LIMITS.account],
  ];
}

/** @returns milliseconds to wait; 0 when the attempt was counted */
async function count(trx: Tx, key: string, { free, first, longest }: Limit, now: Date): Promise<number> {
  const forgetBefore = new Date(now.getTime() - FORGET_AFTER);
  // After the clock was set back, the delay is still at most the longest one.
  const farthest = new Date(now.getTime() + longest);
  const { rows } = await sql<{ key: string }>`
    insert into sign_in_failure as known (key, failures, blocked_until, seen_at)
    values (${key}, 1, ${NOT_BLOCKED}, ${now})
    on conflict (key) do update set
      failures = case when known.seen_at < ${forgetBefore} then 1 else known.failures + 1 end,
      blocked_until = case
        when known.seen_at < ${forgetBefore} or known.failures + 1 < ${free} then ${NOT_BLOCKED}
        else ${now}::timestamptz + interval '1 millisecond'
          * least(${longest}::float8, ${first}::float8 * power(2, least(known.failures + 1 - ${free}, 20)))
      end,
      seen_at = ${now}
    where known.blocked_until <= ${now} or known.blocked_until > ${farthest}
    returning key`.execute(trx);
  if (rows.length > 0) return 0;
  const row = await trx.selectFrom('sign_in_failure').select('blocked_until').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.blocked_until.getTime() ?? 0) - now.getTime());
}
