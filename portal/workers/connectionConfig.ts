import type { ClientConfig } from 'pg';
import type { Portal } from '../portal.ts';

/** How a thread reaches the portal's database: plain values, so that they can be handed over. */
export interface WorkerConnection extends ClientConfig {
  /** The server is the portal's own, on this machine: its processes may be told to stand back as well. */
  isOwn: boolean;
}

/** How a thread of this portal reaches the database that the portal itself uses. */
export function connectionConfig({ pool, config }: Pick<Portal, 'pool' | 'config'>): WorkerConnection {
  const { connectionString, host, port, user, password, database, ssl, options } = pool.options;
  // A pool hides its password from whoever lists its options.
  return {
    connectionString,
    host,
    port,
    user,
    password,
    database,
    ssl,
    options,
    isOwn: config.databaseUrl === undefined,
  };
}
