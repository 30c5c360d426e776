import pg from 'pg';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';

/** A migrated database without rows, the template of each test's database. */
export const TEMPLATE_DATABASE = 'tpl';

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
