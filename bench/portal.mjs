import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { buildIfStale } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';
import { generateBills } from './generateBills.mjs';

const BUILT = join(root, 'dist', 'portal', 'main.js');

const exitOnInterrupt = () => process.exit(130);
const exitOnTerminate = () => process.exit(143);

/** In the main thread only: `--import` also runs in worker threads. */
const DELAY_PROBE = `data:text/javascript,${encodeURIComponent(`
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', () => {
    process.send({ p98: delay.percentile(98) / 1e6 - 5, max: delay.max / 1e6 - 5 });
    delay.reset();
  });
  process.channel?.unref();
}`)}`;

/**
 * Starts a built portal on a new database with the given number of filings.
 * @param main entry file of the portal; that of the repository is rebuilt when it is older than its sources
 */
export async function startBenchPortal(filings, main = BUILT) {
  if (main === BUILT && !(await buildIfStale())) throw new Error('the portal does not build');
  const dataDir = mkdtempSync(join(tmpdir(), 'ten-plus-two-bench-'));
  // Started as root, the database runs as another account and must enter the folder.
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, ['--import', DELAY_PROBE, main], {
    cwd: root,
    // A separate session, as under a service manager: the kernel schedules its threads separately from the bench.
    detached: true,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', TPT_DEMO: 'on', TPT_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // A separate session does not receive Ctrl-C.
  const end = () => child.kill('SIGTERM');
  process.on('exit', end).on('SIGINT', exitOnInterrupt).on('SIGTERM', exitOnTerminate);
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const ready = /ready at (\S+)/u.exec(String(text));
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });
  const connection = await findDatabase(dataDir);
  const client = new pg.Client(connection);
  await client.connect();
  await laterIndexesBuilt(client);
  if (filings > 0) await generateBills(client, { filings, drafts: 0 });
  const stop = async () => {
    await client.end();
    await new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'));
    process.off('exit', end).off('SIGINT', exitOnInterrupt).off('SIGTERM', exitOnTerminate);
    rmSync(dataDir, { recursive: true, force: true });
  };
  /** Delay of the portal's event loop since the last call, milliseconds. */
  const delay = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('delay');
    });
  return { url: `${url}/portal`, client, connection, stop, delay, memory: () => memory(child.pid), pid: child.pid };
}

/** Address of the database of a running portal. */
async function findDatabase(dataDir) {
  register();
  const { openDatabaseHome } = await import('../portal/embedded/databaseHome.ts');
  const { databaseAddress } = await import('../portal/embedded/databaseAddress.ts');
  const { readPassword, SUPERUSER } = await import('../portal/embedded/password.ts');
  const { DATABASE_NAME } = await import('../portal/embedded/startEmbedded.ts');
  const home = await openDatabaseHome(dataDir);
  const { host, port } = await databaseAddress(home);
  return { host, port, user: SUPERUSER, password: readPassword(home), database: DATABASE_NAME };
}

/** Waits until the portal has replaced its first indexes: filling a table drops and creates all of them. */
async function laterIndexesBuilt(client) {
  const { LATER_INDEXES } = await import('../portal/db/laterIndexes.ts');
  const replaced = LATER_INDEXES.flatMap((index) => index.replaced);
  const names = LATER_INDEXES.map(({ name }) => name);
  const done = async () => {
    const { rows } = await client.query(
      `select count(*) filter (where indisvalid and relname = any($1)) = cardinality($1)
        and count(*) filter (where relname = any($2)) = 0 as done
      from pg_index join pg_class on pg_class.oid = indexrelid where relname = any($1 || $2)`,
      [names, replaced],
    );
    return rows[0].done;
  };
  while (!(await done())) await new Promise((wake) => setTimeout(wake, 100));
}

/** Resident memory of a process, MB. */
function memory(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
