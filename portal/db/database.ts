import { Kysely, PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import { guardedPool, type QueryObserver, type Sections } from './guardedPool.ts';
import type { Database } from './tables/database.ts';

export type { Database };

/** int8: money, counts and sequence numbers stay far below 2^53. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: Pool;
}

/** Milliseconds; `null` waits without limit. Decision 0020 gives the reasons. */
export interface DatabaseTimeouts {
  connect: number;
  lock: number | null;
  statement: number | null;
  /** For the next statement of an open transaction. */
  idleInTransaction: number;
  /** For any answer of the server; then the connection counts as lost. */
  silence: number | null;
}

/** A page gives up after 10 s: each wait ends earlier, and the server's limit before the client's. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  lock: 5_000,
  statement: 8_000,
  idleInTransaction: 20_000,
  silence: 9_000,
};

/** Jobs may take longer; a worker whose connection is silently lost continues after a minute. */
export const JOB_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  lock: 20_000,
  statement: 50_000,
  idleInTransaction: 20_000,
  silence: 60_000,
};

/** Migrations, imports and tools may run without limit; a frozen one holds its locks for at most a minute. */
const WORKER_TIMEOUTS: DatabaseTimeouts = {
  connect: 10_000,
  lock: null,
  statement: null,
  idleInTransaction: 60_000,
  silence: null,
};

/** Waiting calls of a lane; more than the pages of one enterprise send at once. */
const WAITING = 200;
/** Milliseconds that a call waits for a connection. */
const SLOT_TIMEOUT = 4_000;

/** Connections of the portal's pool by section, so that no section can exhaust those of another. */
export const SECTIONS: Sections = {
  enterprises: { all: 10, each: 4, waiting: WAITING, timeout: SLOT_TIMEOUT },
  sessions: { all: 3, each: 3, waiting: 10 * WAITING, timeout: SLOT_TIMEOUT },
  anonymous: { all: 2, each: 2, waiting: WAITING, timeout: SLOT_TIMEOUT },
  // Clean-ups started by timers may wait. Jobs have a separate pool.
  portal: { all: 4, each: 4, waiting: WAITING, timeout: 30_000 },
};

interface DatabaseOptions extends QueryObserver {
  /** Shares the connections by lane; the pool is as large as all sections together. */
  sections?: Sections;
  timeouts?: DatabaseTimeouts;
}

export const timeoutParameters = (timeouts: DatabaseTimeouts) => ({
  lock_timeout: timeouts.lock ?? undefined,
  statement_timeout: timeouts.statement ?? undefined,
  idle_in_transaction_session_timeout: timeouts.idleInTransaction,
});

/**
 * Opens a pool and its query builder; `db.destroy()` closes both. The defaults are for long work; the portal's own pool
 * has `SECTIONS` and `REQUEST_TIMEOUTS`.
 * @param onError receives errors of idle connections; pg replaces them
 */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void = () => {},
  { sections, timeouts = WORKER_TIMEOUTS, ...observer }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    max: sections ? Object.values(sections).reduce((sum, { all }) => sum + all, 0) : 10,
    connectionTimeoutMillis: timeouts.connect,
    ...timeoutParameters(timeouts),
    keepAlive: true,
    ...connection,
  });
  // Without listeners on pool and client a dropped connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  // Observed here and not by Kysely, whose log takes further promises for every statement.
  const guarded = guardedPool(pool, sections ?? null, timeouts.silence, observer);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) }) };
}
