import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildIfStale } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';
import { importBook } from './importBook.mjs';
import { medians, quantile } from './stats.mjs';
import { printTable } from './table.mjs';

const run = promisify(execFile);
/** Columns narrow enough that both stay below 5 MB. */
const BOOKS = [
  { rows: 47_000, parties: 3 },
  { rows: 85_000, parties: 0 },
];
const CALLS = 150;
const PAUSE = 120;
const PASSWORD = 'tenplustwo';

const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

/** The built portal with a database of its own; its event loop tells how late it is on its standard error. */
async function start(folder) {
  const main = option('portal', join(root, 'dist', 'portal', 'main.js'));
  if (main.startsWith(join(root, 'dist')) && !(await buildIfStale())) throw new Error('the portal does not build');
  const probe = join(folder, 'delay.mjs');
  writeFileSync(probe, DELAY_PROBE);
  const child = spawn(process.execPath, ['--import', probe, main], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', TPT_DEMO: 'on', TPT_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const ready = /ready at (\S+)/u.exec(String(text));
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });
  const delay = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('delay');
    });
  const stop = () => new Promise((gone) => child.once('exit', gone).kill('SIGTERM'));
  return { url: `${url}/portal`, pid: child.pid, delay, stop };
}

/** Only in the portal's own thread: `--import` runs in its threads as well. */
const DELAY_PROBE = `
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
}
`;

async function signIn(url, account) {
  const jar = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const headers = () => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
  });
  keep(await fetch(`${url}/anonymous/locale/support-locale`));
  const body = JSON.stringify({ account, password: PASSWORD });
  const json = { 'content-type': 'application/json' };
  keep(await fetch(`${url}/anonymous/login`, { method: 'POST', headers: { ...headers(), ...json }, body }));
  const ask = async (path, init = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { ...headers(), ...init.headers } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return { ask, post: (path, value) => ask(path, { method: 'POST', headers: json, body: JSON.stringify(value) }) };
}

/** Follows an import that went on as a job. */
async function settled(user, answer) {
  if (!answer.jobId) return answer;
  for (;;) {
    const { state, result, message } = await user.ask(`/draft-bills/import/${answer.jobId}`);
    if (state === 'done') return result;
    if (state === 'failed') throw new Error(message);
    await sleep(100);
  }
}

async function preview(user, book) {
  const form = new FormData();
  form.append('file', new Blob([book]), 'list.xlsx');
  const begun = performance.now();
  const outcome = await settled(
    user,
    await user.ask('/draft-bills/import?billType=1&dryRun=true', { method: 'POST', body: form }),
  );
  return { ...outcome, ms: performance.now() - begun };
}

async function save(user, token) {
  const begun = performance.now();
  await settled(user, await user.post('/draft-bills/import?billType=1', { token }));
  return performance.now() - begun;
}

/** The highest memory of a process while something runs, in MB above what it had. */
async function watched(pid, work) {
  const memory = () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  const result = await work();
  clearInterval(watch);
  return { ...result, megabytes: most - before };
}

/** A second person looks at lists and saves a draft, as long as something goes on, or a number of times. */
async function colleague(user, isOver) {
  const bill = { id: null, billType: 1, houseScac: 'HBRL', cargoType: '01', clientRef: 'TYPING' };
  const { id } = await user.post('/draft-bills/save', bill);
  const lists = [];
  const saves = [];
  const timed = async (into, work) => {
    const begun = performance.now();
    const result = await work();
    into.push(performance.now() - begun);
    return result;
  };
  for (let revision = 1; !isOver(lists.length); revision += 1) {
    await timed(lists, () => user.ask('/draft-bills?pageSize=20'));
    await timed(saves, () =>
      user.post('/draft-bills/save', { ...bill, id, revision, clientRef: `TYPING ${revision}` }),
    );
    await sleep(PAUSE);
  }
  return { lists, saves };
}

/** Reading against its baseline, then a second person's calls beside a long import. */
export async function printImport(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'ten-plus-two-import-'));
  // Started as root, the database runs as another user, who must be able to reach it.
  chmodSync(folder, 0o755);
  const portal = await start(folder);
  try {
    const filer = await signIn(portal.url, 'filer@harbour.test');
    const other = await signIn(portal.url, 'admin@harbour.test');
    const books = BOOKS.map(({ rows, parties }) => importBook(rows, parties));
    await preview(filer, importBook(500, 1));
    await portal.delay();
    await printReading(portal, filer, folder, books, rounds);
    await printBeside(portal, filer, other, books[1]);
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printReading(portal, filer, folder, books, rounds) {
  const rows = [];
  for (const [at, book] of books.entries()) {
    const file = join(folder, `${at}.xlsx`);
    writeFileSync(file, book);
    const bare = [];
    const ours = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(JSON.parse((await run(process.execPath, [join(root, 'bench', 'readBare.mjs'), file])).stdout));
      ours.push(await watched(portal.pid, async () => ({ ms: (await preview(filer, book)).ms })));
    }
    const [base, read] = [medians(bare), medians(ours)];
    const delay = await portal.delay();
    const name = `${BOOKS[at].rows} rows, ${(book.length / 1024 / 1024).toFixed(1)} MB`;
    rows.push([`${name}: inflate + saxes`, base.ms, 1, base.megabytes, '', '']);
    rows.push([`${name}: upload to preview`, read.ms, read.ms / base.ms, read.megabytes, delay.p98, delay.max]);
  }
  printTable(
    `Reading a workbook: medians of ${rounds}, load ${loadavg()[0].toFixed(1)}`,
    ['', 'ms', 'x', 'MB more', 'loop p98 ms', 'loop max ms'],
    rows,
  );
  console.log('Goal: at most 2 x; the portal’s event loop never waits for it.');
}

async function printBeside(portal, filer, other, book) {
  const quiet = await colleague(other, (count) => count >= CALLS);
  await portal.delay();
  let isOver = false;
  const beside = colleague(other, () => isOver);
  const { token, ms: read } = await preview(filer, book);
  const saved = await save(filer, token);
  isOver = true;
  const busy = await beside;
  const delay = await portal.delay();
  const line = (name, { lists, saves }) => [
    name,
    ...[lists, saves].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.98)]),
    quantile(lists, 0.98) / quantile(quiet.lists, 0.98),
    quantile(saves, 0.98) / quantile(quiet.saves, 0.98),
    lists.length,
  ];
  printTable(
    `A colleague beside an import of ${BOOKS[1].rows} rows (read in ${Math.round(read)} ms, saved in ${Math.round(saved)} ms, loop p98 ${delay.p98.toFixed(1)} ms), load ${loadavg()[0].toFixed(1)}`,
    ['', 'list p50', 'list p98', 'save p50', 'save p98', 'list x', 'save x', 'calls'],
    [line('quiet', quiet), line('beside the import', busy)],
  );
  console.log('Goal: p98 at most 1.25 x of quiet.');
}
