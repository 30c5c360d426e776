import pg, { type PoolConfig } from 'pg';
import type { Config } from './config.ts';
import type { EmbeddedLog } from './embedded/embeddedLog.ts';
import type { RunAs } from './embedded/runAs.ts';
import { REQUEST_TIMEOUTS, timeoutParameters } from './db/database.ts';
import { isLoopback } from './hostNames.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { codeOf, messageOf } from './errorFacts.ts';
import { StartError } from './startError.ts';

const OLDEST_SERVER = 15;

type ProvidedDatabase = {
  connection: PoolConfig;
  /** Connection of the embedded cluster's superuser. */
  superuser?: PoolConfig;
  /** Account of the embedded server, if it differs from that of this process. */
  runAs?: RunAs;
  stop(): Promise<void>;
  kill(): void;
};

/** Warnings about an unsafe connection. */
async function connectionWarnings(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ isSuperuser: boolean; isEncrypted: boolean; isDurable: boolean }>(
    `select rolsuper as "isSuperuser", coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
       current_setting('synchronous_commit') <> 'off' as "isDurable"
     from pg_roles where rolname = current_user`,
  );
  const warnings: string[] = [];
  if (rows[0]?.isSuperuser) {
    warnings.push(
      `DATABASE_URL signs in as the superuser ${client.user}. Give TenPlusTwo a role that only owns its own database.`,
    );
  }
  if (!rows[0]?.isDurable) {
    warnings.push(
      'DATABASE_URL reaches a database with synchronous_commit off: a crash of the server can lose sends that were answered and charged. Set it to on.',
    );
  }
  const isLocal = client.host.startsWith('/') || isLoopback(client.host);
  if (!isLocal && !rows[0]?.isEncrypted) {
    warnings.push(
      `DATABASE_URL reaches ${client.host} without TLS: filings and passwords can be read on the network. Add ?sslmode=verify-full to it (with &sslrootcert=… for a certificate authority of your own), or ?sslmode=no-verify to encrypt without checking the server.`,
    );
  }
  return warnings;
}

const POOLER =
  'DATABASE_URL reaches a connection pooler that does not pass on the settings of a connection (lock_timeout and others). Name the PostgreSQL server itself: TenPlusTwo keeps its own pool and listens for notifications, which needs connections to the server.';

/**
 * Detects a pooler such as PgBouncer, which refuses or ignores the parameters of the portal's connections.
 * @throws StartError
 */
async function requireParameters(connection: PoolConfig): Promise<void> {
  const client = new pg.Client({
    ...timeoutParameters(REQUEST_TIMEOUTS),
    ...connection,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ arrived: boolean }>(
      `select source = 'client' as arrived from pg_settings where name = 'lock_timeout'`,
    );
    if (!rows[0]?.arrived) throw new StartError(POOLER);
  } catch (error) {
    throw /startup parameter/iu.test(messageOf(error)) ? new StartError(POOLER) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function openServer(databaseUrl: string, log: EmbeddedLog): Promise<ProvidedDatabase> {
  const connection = { connectionString: databaseUrl };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST_SERVER) {
      throw new StartError(
        `The server of DATABASE_URL is PostgreSQL ${major}; TenPlusTwo needs ${OLDEST_SERVER} or newer.`,
      );
    }
    await requireParameters(connection);
    for (const warning of await connectionWarnings(client)) log.warn(warning);
  } catch (error) {
    if (error instanceof StartError) throw error;
    // Host and database only: the address contains a password.
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(
      `Cannot open the database ${pathname.slice(1)} at ${host} given by DATABASE_URL: ${messageOf(error) || codeOf(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  return {
    connection,
    stop: () => Promise.resolve(),
    kill: () => {},
  };
}

/**
 * Opens the database of DATABASE_URL, or starts the embedded one.
 * @throws StartError with a message for the operator
 */
export function provideDatabase(config: Config, log: EmbeddedLog): Promise<ProvidedDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl, log);
  const { dataDir, postgresBin, walArchive } = config;
  return startEmbedded({ dataDir, postgresBin, walArchive, log });
}
