import pg from 'pg';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';

/** A migrated database without rows, a template of test databases. */
export const TEMPLATE_DATABASE = 'tpl';
/** The same with the accounts of `seedTestAccounts`, which take as long as the rest of a portal's start. */
export const ACCOUNTS_TEMPLATE = 'tpl_accounts';

/**
 * By server. They stay open: with a connection for each statement, making and dropping a database takes 39 ms of processor
 * time instead of 25. An idle one does not keep the process running.
 */
const pools = new Map<string, pg.Pool>();

function poolOf(connection: DatabaseConnection): pg.Pool {
  const server = `${connection.host}:${connection.port}`;
  const open = pools.get(server);
  if (open) return open;
  const pool = new pg.Pool({ ...connection, database: 'postgres', allowExitOnIdle: true, idleTimeoutMillis: 0 });
  // The server stopped.
  pool.on('error', () => {});
  pools.set(server, pool);
  return pool;
}

/** Runs one statement such as `create database`, connected to `postgres`. */
export async function administer(connection: DatabaseConnection, statement: string): Promise<void> {
  await poolOf(connection).query(statement);
}
