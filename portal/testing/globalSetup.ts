import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ownPrefix, scratchFolders, scratchPlace } from '../../scripts/scratchPlace.mjs';
import { isRunning, mayBePostmasterOf } from '../embedded/processInfo.ts';
import { readPostmasterFile } from '../embedded/postmaster.ts';
import { TEST_SETTINGS } from '../embedded/postgresSettings.ts';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';
import { startEmbedded } from '../embedded/startEmbedded.ts';
import { bundle, SOUND_BUNDLE } from './bundle.ts';
import { ACCOUNTS_TEMPLATE, administer, TEMPLATE_DATABASE } from './administer.ts';

const KIND = 'tpt-tests';
/** Inside the repository, so that bundled portals find their packages. */
const BUNDLES = resolve('node_modules/.cache');
const BUNDLE_PREFIX = 'tpt-bundles-';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the run's databases, in memory if there is room. */
    scratchFolder: string;
    /** Folder of the portals that tests bundle. */
    bundleFolder: string;
    /** Id of the rival enterprise in the template with accounts. */
    rivalId: string;
  }
}

function remove(folder: string): void {
  try {
    // Under root the database may live elsewhere, linked from the folder.
    rmSync(realpathSync(join(folder, 'database')), { recursive: true, force: true });
  } catch {
    // The folder has no database.
  }
  rmSync(folder, { recursive: true, force: true });
}

const log = (message: string) => void process.stderr.write(`${message}\n`);

/** Ends the databases of killed test runs and removes their folders. */
function removeLeftovers(): void {
  for (const name of existsSync(BUNDLES) ? readdirSync(BUNDLES) : []) {
    if (!name.startsWith(BUNDLE_PREFIX) || isRunning(Number(name.slice(BUNDLE_PREFIX.length)))) continue;
    rmSync(join(BUNDLES, name), { recursive: true, force: true });
  }
  for (const { folder, pid: maker } of scratchFolders(KIND)) {
    if (isRunning(maker)) continue;
    try {
      const cluster = join(realpathSync(join(folder, 'database')), 'cluster');
      const pid = readPostmasterFile(cluster)?.pid;
      if (pid && mayBePostmasterOf(pid, cluster)) process.kill(pid, 'SIGQUIT');
      remove(folder);
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
}

async function seedTemplate(connection: DatabaseConnection): Promise<string> {
  const { openDatabase } = await import('../db/database.ts');
  const { seedTestAccounts, TEST_START } = await import('./seedTestAccounts.ts');
  const { db } = openDatabase(connection);
  try {
    return await seedTestAccounts(db, new Date(TEST_START));
  } finally {
    await db.destroy();
  }
}

/**
 * Lets the tests connect without a password: its 4,096 hashes, on both sides, take more processor time than the rest of a
 * connection, and tests open thousands. Clusters that tests start themselves keep their passwords.
 */
async function acceptWithoutPassword(dataDir: string, superuser: DatabaseConnection): Promise<void> {
  const rules = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
  writeFileSync(join(dataDir, 'database', 'cluster', 'pg_hba.conf'), `${rules.join('\n')}\n`);
  await administer(superuser, 'select pg_reload_conf()');
}

/** Starts one PostgreSQL with one migrated template, and bundles the portal, for all portal tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const dataDir = join(scratchPlace(), `${ownPrefix(KIND)}${process.pid}`);
  const bundleFolder = join(BUNDLES, `${BUNDLE_PREFIX}${process.pid}`);
  remove(dataDir);
  mkdirSync(dataDir, { mode: 0o755 });
  const database = await startEmbedded({
    dataDir,
    log: { info: () => {}, warn: log, error: log },
    postgresBin: process.env.TPT_POSTGRES_BIN,
    settings: TEST_SETTINGS,
  });
  try {
    await acceptWithoutPassword(dataDir, database.superuser);
    const bundled = bundle(join(bundleFolder, SOUND_BUNDLE));
    const template = { ...database.connection, database: TEMPLATE_DATABASE };
    await administer(database.superuser, `create database "${TEMPLATE_DATABASE}" owner "${template.user}"`);
    const { migrateToLatest } = await import('../db/migrate.ts');
    await migrateToLatest(template);
    const { buildLaterIndexes } = await import('../db/laterIndexes.ts');
    await buildLaterIndexes(template);
    const owner = `owner "${template.user}"`;
    await administer(
      database.superuser,
      `create database "${ACCOUNTS_TEMPLATE}" template "${TEMPLATE_DATABASE}" ${owner}`,
    );
    project.provide('rivalId', await seedTemplate({ ...database.connection, database: ACCOUNTS_TEMPLATE }));
    project.provide('database', database.connection);
    project.provide('superuser', database.superuser);
    project.provide('scratchFolder', dataDir);
    project.provide('bundleFolder', bundleFolder);
    await bundled;
  } catch (error) {
    await database.stop();
    remove(dataDir);
    throw error;
  }
  return async () => {
    await database.stop();
    remove(dataDir);
    rmSync(bundleFolder, { recursive: true, force: true });
  };
}
