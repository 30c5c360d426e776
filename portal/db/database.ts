import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import { guardedPool, type Sections } from './guardedPool.ts';
import type { Database } from './tables/database.ts';

export type { Database };

/** int8: money, counts and sequence numbers stay far below 2^53. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: Pool;
}

/** Milliseconds that a connection waits for what; `null` without end. Decision 0020 gives the reasons. */
export interface DatabaseTimeouts {
  connect: number;
  /** For a row, table or advisory lock that another transaction holds. */
  lock: number | null;
  statement: number | null;
  /** For the next statement of an open transaction, whose locks others wait for. */
  idleInTransaction: number;
  /** For any answer of the server. */
  silence: number | null;
}

/** A page gives up after 10 s: each wait ends before it, and the server's own limit before the client's. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  lock: 5_000,
  statement: 8_000,
  idleInTransaction: 20_000,
  silence: 9_000,
};

/** Jobs are not hurried; a worker whose connection is lost without a word goes on after a minute. */
export const JOB_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  lock: 20_000,
  statement: 50_000,
  idleInTransaction: 20_000,
  silence: 60_000,
};

/** Migrations, imports and tools work for as long as it takes; a frozen one holds up others no longer than a minute. */
const WORKERS_PATIENCE: DatabaseTimeouts = {
  connect: 10_000,
  lock: null,
  statement: null,
  idleInTransaction: 60_000,
  silence: null,
};

/** Of each lane; more waiting requests than a page of one enterprise ever sends at once. */
const WAITING = 200;
const PATIENCE = 4_000;

/** Connections of the portal's own pool by who takes them: no caller can use up those of another section. */
export const SECTIONS: Sections = {
  enterprises: { all: 10, each: 4, waiting: WAITING, patience: PATIENCE },
  sessions: { all: 3, each: 3, waiting: 10 * WAITING, patience: PATIENCE },
  anonymous: { all: 2, each: 2, waiting: WAITING, patience: PATIENCE },
  // Clean-ups are asked for by timers, which do not hurry. Jobs have a pool of their own.
  portal: { all: 4, each: 4, waiting: WAITING, patience: 30_000 },
};

interface DatabaseOptions {
  /** The connections are shared by lanes; the pool is as large as all sections together. */
  sections?: Sections;
  patience?: DatabaseTimeouts;
  /** Receives the error of each query that failed. */
  onQueryError?: (error: unknown) => void;
}

/** Parameters of each connection that bound its waits; the server gets them when a connection begins. */
export const timeoutParameters = (patience: DatabaseTimeouts) => ({
  lock_timeout: patience.lock ?? undefined,
  statement_timeout: patience.statement ?? undefined,
  idle_in_transaction_session_timeout: patience.idleInTransaction,
});

/**
 * Opens the pool and the query builder on it; `db.destroy()` closes both. Without options it is for work that may take
 * long; the portal's own has `SECTIONS` and `REQUEST_TIMEOUTS`.
 * @param onError receives connections that dropped while idle; pg replaces them by itself
 */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void = () => {},
  { sections, patience = WORKERS_PATIENCE, onQueryError = () => {} }: DatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    max: sections ? Object.values(sections).reduce((sum, { all }) => sum + all, 0) : 10,
    connectionTimeoutMillis: patience.connect,
    ...timeoutParameters(patience),
    keepAlive: true,
    ...connection,
  });
  // Without a listener on pool and client a dropped connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  const log = (event: LogEvent) => {
    if (event.level === 'error') onQueryError(event.error);
  };
  const guarded = guardedPool(pool, sections ?? null, patience.silence);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }), log }) };
}
