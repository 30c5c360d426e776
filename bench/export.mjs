import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { buildIfStale } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';
import { generateBills } from './generateBills.mjs';
import { medians, quantile } from './stats.mjs';
import { printTable } from './table.mjs';

const ROWS = 100_000;
/** As many rows at a time as the export takes. */
const FETCH = 500;
const CALLS = 300;
const PASSWORD = 'tenplustwo';

const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

/** The built portal with a database of its own, which this script reaches as well. */
async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ten-plus-two-export-'));
  // Started as root, the database runs as another user, who must be able to reach it.
  chmodSync(dataDir, 0o755);
  const main = option('portal', join(root, 'dist', 'portal', 'main.js'));
  if (main.startsWith(join(root, 'dist')) && !(await buildIfStale())) throw new Error('the portal does not build');
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', TPT_DEMO: 'on', TPT_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const ready = /ready at (\S+)/u.exec(String(text));
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });
  const client = new pg.Client(await databaseOf(dataDir));
  await client.connect();
  await generateBills(client, { filings: ROWS, drafts: 0 });
  const stop = async () => {
    await client.end();
    await new Promise((gone) => child.once('exit', gone).kill('SIGTERM'));
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `${url}/portal`, pid: child.pid, client, stop };
}

/** The address of the database that a running portal keeps in its folder. */
async function databaseOf(dataDir) {
  register();
  const { openDatabaseHome } = await import('../portal/embedded/databaseHome.ts');
  const { databaseAddress } = await import('../portal/embedded/databaseAddress.ts');
  const { readPassword, DATABASE_USER } = await import('../portal/embedded/createCluster.ts');
  const { DATABASE_NAME } = await import('../portal/embedded/startEmbedded.ts');
  const place = await openDatabaseHome(dataDir);
  const { host, port } = await databaseAddress(place);
  return { host, port, user: DATABASE_USER, password: readPassword(place), database: DATABASE_NAME };
}

async function signIn(url, account) {
  const jar = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  keep(await fetch(`${url}/anonymous/locale/support-locale`));
  const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
  keep(
    await fetch(`${url}/anonymous/login`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ account, password: PASSWORD }),
    }),
  );
  return async (path) => {
    const answer = await fetch(url + path, { headers: headers() });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

/** The export's own columns through a cursor, as pg gives them, and nothing done with them. */
async function readAlone(client) {
  const begun = performance.now();
  await client.query('begin');
  await client.query(
    `declare rows no scroll cursor for select ams_no, ams_type, isf_no, bill_type, declaration_status, match_status,
       house_scac, operator_name, operation_at, created_at, source, remark
     from filing where enterprise_id = '1' order by created_at desc, id desc`,
  );
  let rows = 0;
  for (;;) {
    const some = await client.query(`fetch forward ${FETCH} from rows`);
    if (some.rows.length === 0) break;
    rows += some.rows.length;
  }
  await client.query('commit');
  return { ms: performance.now() - begun, rows };
}

async function exportAll(ask, pid) {
  const before = memory(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory(pid))), 20);
  const begun = performance.now();
  const answer = await ask('/bills/export?lang=en');
  let first = 0;
  let bytes = 0;
  for await (const piece of answer.body) {
    first ||= performance.now() - begun;
    bytes += piece.length;
  }
  const ms = performance.now() - begun;
  clearInterval(watch);
  return { ms, first, megabytes: bytes / 1e6, grown: most - before };
}

/** MB that a process really holds. */
function memory(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** A second person's list calls, one after the other. @returns milliseconds of each */
async function listCalls(ask, count) {
  const times = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    await (await ask(at % 2 ? `/bills?pageNum=${(at % 20) + 1}` : '/draft-bills')).arrayBuffer();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

/** Prints what an export of 100,000 rows costs beside reading them alone, and what others notice of it. */
export async function printExport(rounds) {
  const portal = await start();
  try {
    const filer = await signIn(portal.url, 'filer@harbour.test');
    const others = await Promise.all(
      ['admin@harbour.test', 'sub@harbour.test'].map((account) => signIn(portal.url, account)),
    );
    const figures = [];
    await listCalls(others[0], 50);
    await exportAll(filer, portal.pid);
    for (let round = 0; round < rounds; round++) {
      const alone = await readAlone(portal.client);
      const exported = await exportAll(filer, portal.pid);
      const quiet = await listCalls(others[round % 2], CALLS);
      let isOver = false;
      let exports = 0;
      const exporting = (async () => {
        while (!isOver) {
          await exportAll(filer, portal.pid);
          exports += 1;
        }
      })();
      const busy = await listCalls(others[(round + 1) % 2], CALLS);
      isOver = true;
      await exporting;
      figures.push({
        rows: alone.rows,
        alone: alone.ms,
        ...exported,
        exports,
        ...Object.fromEntries(
          [0.5, 0.98].flatMap((share) => [
            [`quiet${share}`, quantile(quiet, share)],
            [`busy${share}`, quantile(busy, share)],
          ]),
        ),
      });
    }
    const found = medians(figures);
    printTable(
      `Exporting ${found.rows} sent filings: medians of ${rounds}, load ${loadavg()[0].toFixed(1)}`,
      ['', 'ms', 'x', 'first byte ms', 'MB', 'RSS grows MB'],
      [
        ['reading the rows alone, by cursor', found.alone, 1, Number.NaN, Number.NaN, Number.NaN],
        ['GET /bills/export', found.ms, found.ms / found.alone, found.first, found.megabytes, found.grown],
      ],
    );
    console.log('Goal: at most 2 x, first byte within 200 ms, flat memory.');
    printTable(
      `Another person's list calls: ${CALLS} a round, medians of ${rounds}`,
      ['', 'p50 ms', 'p98 ms', 'x'],
      [
        ['while nothing else happens', found['quiet0.5'], found['quiet0.98'], 1],
        [
          'while exports run one after the other',
          found['busy0.5'],
          found['busy0.98'],
          found['busy0.98'] / found['quiet0.98'],
        ],
      ],
    );
    console.log('Goal: p98 at most 1.25 x of the quiet one.');
  } finally {
    await portal.stop();
  }
}
