import pg from 'pg';
import { codeOf } from '../errorFacts.ts';

/** Connection of one database; fits `new pg.Pool(…)` and `new pg.Client(…)`. */
export type DatabaseConnection = {
  /** A host name, or the folder of a local socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** Runs work on a separate connection. */
export async function withClient<T>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  // Without a listener a dropped connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Tries to connect. @returns `ready`, or the system's or PostgreSQL's code of the failure */
export async function probeDatabase(connection: DatabaseConnection): Promise<string> {
  try {
    await withClient({ ...connection, database: 'postgres' }, (client) => client.query('select 1'));
    return 'ready';
  } catch (error) {
    return codeOf(error) || 'failed';
  }
}
