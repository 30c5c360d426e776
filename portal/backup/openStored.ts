import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { databaseAddress } from '../embedded/databaseAddress.ts';
import { openDatabaseHome } from '../embedded/databaseHome.ts';
import type { EmbeddedLog } from '../embedded/embeddedLog.ts';
import { readPassword, SUPERUSER } from '../embedded/password.ts';
import { probeDatabase } from '../embedded/probeDatabase.ts';
import { DATABASE_NAME } from '../embedded/startEmbedded.ts';
import { provideDatabase } from '../provideDatabase.ts';
import { StartError } from '../startError.ts';

interface StoredDatabase {
  connection: PoolConfig;
  /** Of the embedded cluster. */
  superuser?: PoolConfig;
  close(): Promise<void>;
}

/**
 * Connects to the database of the configuration: beside a running portal through the database that the portal started,
 * else by starting it.
 * @throws StartError when there is none
 */
export async function openStored(config: Config, log: EmbeddedLog): Promise<StoredDatabase> {
  if (!config.databaseUrl) {
    const { dataDir } = config;
    if (!existsSync(join(dataDir, 'database'))) throw new StartError(`The data folder ${dataDir} has no database.`);
    const place = await openDatabaseHome(dataDir);
    const { host, port } = await databaseAddress(place);
    const running = { host, port, user: SUPERUSER, password: readPassword(place), database: DATABASE_NAME };
    if ((await probeDatabase(running)) === 'ready')
      return { connection: running, superuser: running, close: () => Promise.resolve() };
  }
  const database = await provideDatabase(config, log);
  const { connection, superuser } = database;
  return { connection, ...(superuser ? { superuser } : {}), close: () => database.stop() };
}
