import pg from 'pg';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';

/** A database with every migration and no rows, from which each test's own is copied. */
export const TEMPLATE_DATABASE = 'tpl';

/** Runs one statement about whole databases, outside all of them. */
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
