import { chmodSync, mkdtempSync, rmSync, realpathSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { quantile } from './stats.mjs';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

register();
const { startEmbedded } = await import('../portal/embedded/startEmbedded.ts');
const { DURABLE_SETTINGS, TEST_SETTINGS } = await import('../portal/embedded/postgresSettings.ts');
const { migrateToLatest } = await import('../portal/db/migrate.ts');
const { buildLaterIndexes } = await import('../portal/db/laterIndexes.ts');
const { openDatabase } = await import('../portal/db/database.ts');
const { openBus } = await import('../portal/events/bus.ts');
const { openLog } = await import('../portal/log.ts');
const { readConfig } = await import('../portal/config.ts');
const { seedDemo } = await import('../portal/seed/seedDemo.ts');
const { DEMO_PASSWORD } = await import('../portal/seed/accounts.ts');
const { noSteps } = await import('../portal/steps.ts');

export const SMALL = Number(option('small', '100000'));
export const LARGE = Number(option('large', '1000000'));
const SAMPLES = Number(option('samples', '40'));
/** `--match=search` runs only the calls with this text in their name. */
export const MATCH = option('match', '');

/** Three users, so that none reaches the rate limit. */
const PEOPLE = ['filer@harbour.test', 'admin@harbour.test', 'sub@harbour.test'];

/**
 * Starts a portal of the practice enterprise on a database of its own, which is kept with `--server`.
 * @param fill writes the rows of a new database with a client of it
 * @param accounts who calls
 * @param env further variables of the portal
 * @param read reads what the calls need; its result is a part of the portal
 */
export async function startScaled(
  connection,
  name,
  { fill, read = () => Promise.resolve({}), accounts = PEOPLE, env = {} },
) {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  const isThere = (await admin.query('select from pg_database where datname = $1', [name])).rowCount > 0;
  if (!isThere) await admin.query(`create database ${name}`);
  await admin.end();
  const own = { ...connection, database: name };
  await migrateToLatest(own);
  await buildLaterIndexes(own);
  const { db, pool } = openDatabase(own);
  const bus = openBus(own);
  const portal = {
    config: readConfig({ LOG_LEVEL: 'error', ...env }),
    db,
    pool,
    clock: () => new Date(),
    expiryClock: () => new Date(),
    elapsed: () => performance.now(),
    steps: noSteps,
    log: openLog('error'),
    bus,
  };
  await seedDemo(portal);
  const loader = new pg.Client(own);
  // The server is stopped after a failure; only the failure is printed.
  loader.on('error', () => {});
  await loader.connect();
  if (!isThere) await fill(loader);
  const facts = await read(loader);
  await loader.end();
  const { buildApp } = await import('../portal/app.ts');
  const { TestClient } = await import('../portal/testing/client.ts');
  const app = await buildApp(portal, { appFolder: '/nowhere', security: () => {} });
  const people = await Promise.all(accounts.map((account) => new TestClient(app).signIn(account, DEMO_PASSWORD)));
  const close = async () => {
    await Promise.all([app.close(), bus.close()]);
    await db.destroy();
  };
  return { app, people, own, close, ...facts };
}

export async function callPortal(portal, at, path) {
  const client = portal.people[at % portal.people.length];
  const started = performance.now();
  const answer = await client.get(path);
  const ms = performance.now() - started;
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers['retry-after']) * 1_000));
    return callPortal(portal, at, path);
  }
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  // Lists of the support desk have their total in a header.
  const counted = answer.headers['content-range']?.split('/')[1];
  return { ms, total: counted ?? `${answer.body.total}${answer.body.statistics.capped ? '+' : ''}` };
}

/** Prints the calls on a portal with few and on one with many rows, alternating, so that other load affects both. */
export async function compareCalls(title, portals, cases) {
  const rows = [];
  for (const [name, wanted] of cases.filter(([called]) => called.includes(MATCH))) {
    const figures = portals.map(() => ({ times: [], total: '' }));
    for (let round = -5; round < SAMPLES; round += 1) {
      for (const [at, portal] of portals.entries()) {
        const path = typeof wanted === 'function' ? wanted(portal) : wanted;
        const { ms, total } = await callPortal(portal, round + 5, path);
        figures[at].total = total;
        if (round >= 0) figures[at].times.push(ms);
      }
    }
    const [small, large] = figures.map(({ times, total }) => ({
      least: Math.min(...times),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      total,
    }));
    rows.push([
      name,
      small.total,
      large.total,
      small.least,
      small.p50,
      small.p95,
      large.least,
      large.p50,
      large.p95,
      large.least / small.least,
      large.p50 / small.p50,
    ]);
  }
  printTable(
    `${title} with ${SMALL} and with ${LARGE} rows: ms from request to answer within the process (app.inject: session, checks, SQL, JSON), ${SAMPLES} samples by turns, load ${loadavg()[0].toFixed(1)}`,
    ['', 'total', 'total', 'least', 'p50', 'p95', 'least', 'p50', 'p95', 'x least', 'x p50'],
    rows,
  );
}

export const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

/** An embedded PostgreSQL for this run; `--server=postgres://…` uses another server and keeps its databases. */
export async function startServer() {
  const server = option('server', '');
  if (server) {
    const { host, port, user, password } = new pg.Client(server);
    return { connection: { host, port, user, password }, stop: () => Promise.resolve() };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'ten-plus-two-bench-'));
  chmodSync(dataDir, 0o755);
  const log = { info() {}, warn: console.error, error: console.error };
  // Buffers as in an installation.
  const settings = { ...TEST_SETTINGS, max_wal_size: '4GB', shared_buffers: DURABLE_SETTINGS.shared_buffers };
  const database = await startEmbedded({ dataDir, log, postgresBin: process.env.TPT_POSTGRES_BIN, settings });
  const stop = async () => {
    await database.stop();
    // As root the database may be elsewhere, linked from the folder.
    rmSync(realpathSync(join(dataDir, 'database')), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { connection: database.superuser, stop };
}
