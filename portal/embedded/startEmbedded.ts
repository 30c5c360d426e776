import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { keepLogBounded } from './boundLog.ts';
import { createCluster } from './createCluster.ts';
import { databaseAddress } from './databaseAddress.ts';
import { openDatabaseHome } from './databaseHome.ts';
import { markDatabase, requireMarkedDatabase } from './dataMarker.ts';
import type { EmbeddedLog } from './embeddedLog.ts';
import { findPostgres } from './findPostgres.ts';
import { takeFolderLock } from './folderLock.ts';
import { makePassword, readPassword, resetClusterPassword, SUPERUSER } from './password.ts';
import { DURABLE_SETTINGS } from './postgresSettings.ts';
import { PORTAL_ROLE, prepareDatabase } from './prepareDatabase.ts';
import type { DatabaseConnection } from './probeDatabase.ts';
import type { RunAs } from './runAs.ts';
import { runPostmaster, type RunningPostmaster } from './runPostmaster.ts';
import { stopServer, superviseServer } from './superviseServer.ts';
import { archiveSettings, openArchive } from './walArchive.ts';

/** The only database of the cluster that the portal uses. */
export const DATABASE_NAME = 'tenplustwo';

export type EmbeddedDatabase = {
  /** Connection of the portal's own role, for `new pg.Pool(connection)`; valid also after the database restarts. */
  connection: DatabaseConnection;
  /** Connection of the cluster's superuser, for the whole cluster. */
  superuser: DatabaseConnection;
  /** The account of the server; undefined: that of this process. */
  runAs: RunAs;
  /** Whether PostgreSQL detects a page that changed on the disk. */
  hasChecksums: boolean;
  /** Ends every connection, flushes everything to disk and waits until the server has exited. */
  stop(): Promise<void>;
  /** Kills the server at once; the next start recovers. */
  kill(): void;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: EmbeddedLog;
  postgresBin?: string;
  /** Added to the durable settings. */
  settings?: Record<string, string>;
  /** Folder to which the write-ahead log is copied (decision 0059). */
  walArchive?: string | undefined;
  /** Milliseconds for the start of the server. */
  readyTimeout?: number;
};

/**
 * Starts the PostgreSQL of this data folder, or adopts one that a killed portal left running, and restarts it until
 * `stop`.
 * @throws StartError when the folder cannot be used, another portal uses it, or PostgreSQL does not start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  requireMarkedDatabase(dataDir);
  const place = await openDatabaseHome(dataDir);
  const lock = await takeFolderLock(join(place.home, 'portal.lock'), place.runAs);
  if ('heldBy' in lock) {
    throw new StartError(
      `Another TenPlusTwo (process ${lock.heldBy}) already uses the data folder ${dataDir}. Stop it first, or set TPT_DATA_DIR and PORT to start a second one beside it.`,
    );
  }
  try {
    const bin = await findPostgres({
      wanted: options.postgresBin,
      runAs: place.runAs,
      readableFolder: dataDir,
    });
    await createCluster(place, bin);
    markDatabase(dataDir, place);
    if (!readPassword(place)) {
      await resetClusterPassword(place, bin);
      log.warn(`The file ${join(place.home, 'password')} was missing or empty; the database has a new password now.`);
    }
    const address = await databaseAddress(place);
    const { host, port } = address;
    const superuser = { host, port, user: SUPERUSER, password: readPassword(place), database: DATABASE_NAME };
    // The portal's password is new at every start and never stored.
    const connection = { ...superuser, user: PORTAL_ROLE, password: makePassword() };
    const { walArchive } = options;
    if (walArchive) openArchive(walArchive, place.runAs);
    const run = () =>
      runPostmaster({
        place,
        bin,
        address,
        connection: superuser,
        log,
        settings: { ...DURABLE_SETTINGS, ...options.settings, ...(walArchive ? archiveSettings(walArchive) : {}) },
        ...(options.readyTimeout ? { readyTimeout: options.readyTimeout } : {}),
      });

    const server = await run();
    const stop = (running: RunningPostmaster) => stopServer(running, bin, place.cluster);
    const { hasChecksums } = await prepareDatabase(superuser, connection).catch(async (error: unknown) => {
      await stop(server);
      throw error;
    });
    if (!hasChecksums) {
      log.warn(
        `The database in ${place.home} keeps no checksums: damage on the disk can go unnoticed. Stop TenPlusTwo and run "npm run portal:enable-checksums" once.`,
      );
    }
    const stopBounding = keepLogBounded(place);
    const supervised = superviseServer({ server, run, stopServer: stop, log });
    const stopOnce = async () => {
      stopBounding();
      await supervised.stop();
      lock.release();
      address.forget();
    };
    let stopped: Promise<void> | undefined;
    return {
      connection,
      superuser,
      runAs: place.runAs,
      hasChecksums,
      stop: () => (stopped ??= stopOnce()),
      kill: () => {
        stopBounding();
        supervised.kill();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
