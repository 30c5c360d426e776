import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PoolConfig } from 'pg';
import { buildApp } from './app.ts';
import { appFolder, storybookFolder } from './appFolder.ts';
import { SteadyClock } from './clock/steadyClock.ts';
import { readStoredClock } from './clock/storedClock.ts';
import type { Config } from './config.ts';
import { reportDamage } from './db/damage.ts';
import { REQUEST_TIMEOUTS, openDatabase, SECTIONS } from './db/database.ts';
import { buildLaterIndexes } from './db/laterIndexes.ts';
import { migrate } from './db/migrate.ts';
import { openReplica, ReadReplica } from './db/readReplica.ts';
import { logSlowQueries } from './db/slowQueries.ts';
import { openBus } from './events/bus.ts';
import { Activity } from './fairness/activity.ts';
import { claimFolder } from './gateway/files/claimFolder.ts';
import { watchInbox, type Inbox } from './gateway/files/watchInbox.ts';
import { resumeSaves } from './imports/resumeSaves.ts';
import { openJobsDatabase } from './jobs/jobsDatabase.ts';
import { startJobs } from './jobs/startJobs.ts';
import { openLog } from './log.ts';
import { startPeriodicWork } from './periodicWork.ts';
import type { Portal } from './portal.ts';
import { DocumentKeys } from './recognition/documentKeys.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { crashingSteps } from './steps.ts';
import { PolicyReports } from './policyReports/policyReports.ts';
import { openUploadStore } from './uploads/openUploadStore.ts';
import { isOwnStore } from './uploads/sweepUploads.ts';

/** Milliseconds after its last call or job during which an enterprise counts as active. */
const ACTIVE_FOR = 2_000;

export interface RunningPortal {
  url: string;
  demo: boolean;
  /** Waits for running requests and jobs, then closes the database. */
  close(): Promise<void>;
}

/**
 * Migrates the database, fills an empty one for practice, listens, and only then starts jobs and the inbox.
 * @param options.onListening drops rights that only listening needs; runs before jobs and the inbox start
 */
export async function startPortal(options: {
  config: Config;
  connection: PoolConfig;
  onListening?: () => void;
}): Promise<RunningPortal> {
  const { config, connection, onListening } = options;
  const log = openLog(config.logLevel);
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { db, pool } = openDatabase(connection, onLost, {
    sections: SECTIONS,
    timeouts: REQUEST_TIMEOUTS,
    onQueryError: (error) => onQueryError(error),
    onQuery: logSlowQueries({ log }, config.slowQuery),
  });
  const onQueryError = reportDamage(pool, log);
  const { db: jobsDb } = openJobsDatabase(connection, onLost, onQueryError);
  const bus = openBus(connection);
  const elapsed = () => performance.now();
  const steady = new SteadyClock({ wall: Date.now, elapsed });
  const clock = () => steady.now();
  const portal: Portal = {
    config,
    db,
    pool,
    clock,
    expiryClock: () => steady.cautious(),
    elapsed,
    steps: crashingSteps(config.crashAt, config.dataDir),
    log,
    bus,
    documentKeys: new DocumentKeys(config),
    uploads: openUploadStore(config),
    activity: new Activity(ACTIVE_FOR),
    policyReports: new PolicyReports(),
  };
  const { databaseReadUrl } = config;
  const replica = databaseReadUrl
    ? new ReadReplica({
        primary: { db, pool },
        replica: openReplica({ connectionString: databaseReadUrl }),
        elapsed,
        log,
      })
    : undefined;
  if (replica) portal.replica = replica;
  const stopping: (() => Promise<unknown>)[] = [
    () => db.destroy(),
    () => jobsDb.destroy(),
    async () => replica?.destroy(),
    () => bus.close(),
  ];
  const close = async () => {
    for (const stop of stopping.toReversed()) await stop();
  };
  try {
    await fillDatabase(portal, connection);
    steady.begin((await readStoredClock(db)) ?? clock());
    const app = await buildApp(portal, { appFolder: appFolder(), storybookFolder: storybookFolder() });
    // Closing the bus ends open event streams, for which closing would wait forever.
    stopping.push(() => Promise.all([app.close(), bus.close()]));
    await app.listen({ host: config.host, port: config.port });
    onListening?.();
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const url = `http://localhost:${port}`;
    // With PORT=0 the address in links of mails is known only now.
    if (config.port === 0) portal.config = { ...config, publicUrl: config.publicUrl.replace(/:0$/u, `:${port}`) };
    const inbox = config.gateway === 'files' ? await openInbox(portal) : null;
    stopping.push(async () => inbox?.stop());
    const building = new AbortController();
    void buildLaterIndexes(connection, building.signal).catch((error: unknown) => {
      if (!building.signal.aborted)
        log.warn({ err: error }, 'an index is not built; searches are slower until the next start');
    });
    stopping.push(async () => building.abort());
    const jobs = startJobs({ ...portal, db: jobsDb });
    void isOwnStore(portal).catch((error: unknown) => log.warn({ err: error }, 'uploads cannot be stored or read'));
    void resumeSaves(portal).catch((error: unknown) => log.warn({ err: error }, 'imports are left unfinished'));
    const stopPeriodicWork = startPeriodicWork(portal);
    stopping.push(async () => stopPeriodicWork());
    // Jobs stop while slow requests finish.
    stopping.push(() => Promise.all([app.close(), bus.close(), jobs.stop()]));
    return { url, demo: config.demo, close };
  } catch (error) {
    // The first error is the cause.
    await close().catch(() => {});
    throw error;
  }
}

/** Without the timeouts of calls: a migration may take long or wait for that of another portal. */
async function fillDatabase({ config, clock }: Portal, connection: PoolConfig): Promise<void> {
  const { db } = openDatabase(connection);
  try {
    await migrate(db);
    if (config.demo) await seedDemo({ db, clock });
  } finally {
    await db.destroy();
  }
}

async function openInbox(portal: Portal): Promise<Inbox> {
  const { gatewayDir, dataDir } = portal.config;
  // The default folder is in the data folder, which with DATABASE_URL may be missing.
  if (dirname(gatewayDir) === dataDir) await mkdir(dataDir, { recursive: true });
  await claimFolder(portal.db, gatewayDir);
  return watchInbox(portal, gatewayDir);
}
