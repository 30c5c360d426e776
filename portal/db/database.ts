import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { Database } from './tables/database.ts';

export type { Database };

/** int8: money, counts and sequence numbers stay far below 2^53. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: Pool;
}

/**
 * Opens the pool and the query builder on it; `db.destroy()` closes both.
 * @param onError told of connections that dropped while idle; pg replaces them by itself
 * @param onQueryError called with the error of each query that failed
 */
export function openDatabase(
  connection: PoolConfig,
  onError: (error: Error) => void = () => {},
  onQueryError: (error: unknown) => void = () => {},
): OpenDatabase {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A portal that froze in the middle of a transaction holds up the others no longer than this.
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
  });
  // Without a listener on pool and client a dropped connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  const log = (event: LogEvent) => {
    if (event.level === 'error') onQueryError(event.error);
  };
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log }) };
}
