import type { ClientConfig } from 'pg';
import type { Portal } from '../portal.ts';

/** Connection settings for a thread: plain values that can be posted to it. */
export interface WorkerConnection extends ClientConfig {
  /** The server is the embedded one, so the priority of its processes can be lowered. */
  isOwn: boolean;
}

export function connectionConfig({ pool, config }: Pick<Portal, 'pool' | 'config'>): WorkerConnection {
  const { connectionString, host, port, user, password, database, ssl, options } = pool.options;
  // The password is not enumerable in the options of a pool, so a spread would lose it.
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
