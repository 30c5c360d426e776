import pg from 'pg';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';

/** A migrated database without rows, a template of test databases. */
export const TEMPLATE_DATABASE = 'tpl';
/** The same with the accounts of `seedTestAccounts`, which take as long as the rest of a portal's start. */
export const ACCOUNTS_TEMPLATE = 'tpl_accounts';

/** Runs one statement such as `create database`, connected to `postgres`. */
export async function administer(connection: DatabaseConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
