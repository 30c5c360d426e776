import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../scripts/root.mjs';
import { signInClient } from './client.mjs';
import { startColleague } from './colleague.mjs';
import { importBook } from './importBook.mjs';
import { startBenchPortal } from './portal.mjs';
import { medians, quantile } from './stats.mjs';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

const run = promisify(execFile);
/** Narrow columns, so that both files stay below 5 MB. */
const BOOKS = [
  { rows: 47_000, parties: 3 },
  { rows: 85_000, parties: 0 },
];
/** Rounds of two lists and a save before each import and after the last one. */
const ROUNDS = 100;
/** Imports during which a colleague works: one import has too few slow calls for a percentile. */
const BESIDE = 3;
/** Polling interval of a job: minimum in milliseconds, and share of its time so far. */
const ASK_AGAIN = 10;
const ASK_SHARE = 0.02;
/** Pause between two calls of a colleague, so that a long import does not reach the rate limit. */
const PAUSE = 50;

/** Waits for an import that continues as a job. */
async function settled(callPortal, reply) {
  const answer = await reply.json();
  if (!answer.jobId) return answer;
  const started = performance.now();
  for (;;) {
    const { state, result, message } = await (await callPortal(`/draft-bills/import/${answer.jobId}`)).json();
    if (state === 'done') return result;
    if (state === 'failed') throw new Error(message);
    await sleep(Math.max(ASK_AGAIN, (performance.now() - started) * ASK_SHARE));
  }
}

async function preview(callPortal, book) {
  const form = new FormData();
  form.append('file', new Blob([book]), 'list.xlsx');
  const started = performance.now();
  const outcome = await settled(callPortal, await callPortal('/draft-bills/import?billType=1&dryRun=true', form));
  return { ...outcome, ms: performance.now() - started };
}

const save = async (callPortal, token) =>
  settled(callPortal, await callPortal('/draft-bills/import?billType=1', { token }));

/** Peak memory of the portal during work, in MB above its memory before. */
async function watched({ memory }, work) {
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  const result = await work();
  clearInterval(watch);
  return { ...result, megabytes: most - before };
}

/** Compares reading with its baseline, then the calls of a second user with and without a long import. */
export async function printImport(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'ten-plus-two-import-'));
  const portal = await startBenchPortal(0, option('portal'));
  try {
    const filer = await signInClient(portal.url, 'filer@harbour.test');
    const books = BOOKS.map(({ rows, parties }) => importBook(rows, parties));
    await preview(filer, importBook(500, 1));
    await portal.delay();
    await printReading(portal, filer, folder, books, rounds);
    await printBeside(portal, filer, books[1], Math.min(rounds, BESIDE));
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
      ours.push(await watched(portal, async () => ({ ms: (await preview(filer, book)).ms })));
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

async function printBeside(portal, filer, book, rounds) {
  const work = await startColleague(portal.url, PAUSE);
  const during = async (doing) => {
    let isOver = false;
    const started = performance.now();
    const times = work(Infinity, () => isOver);
    const done = await doing().finally(() => (isOver = true));
    return { done, ms: performance.now() - started, ...(await times) };
  };
  await work(ROUNDS / 10);
  const quiet = [];
  const read = [];
  const saved = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await work(ROUNDS));
    if (round === 0) await portal.delay();
    read.push(await during(() => preview(filer, book)));
    saved.push(await during(() => save(filer, read.at(-1).done.token)));
  }
  const delay = await portal.delay();
  quiet.push(await work(ROUNDS));
  const all = (parts, kind) => parts.flatMap((part) => part[kind]);
  const line = (name, parts) => {
    const p98 = (of, kind) => quantile(all(of, kind), 0.98);
    const kinds = ['lists', 'saves'];
    return [
      name,
      ...kinds.flatMap((kind) => [quantile(all(parts, kind), 0.5), p98(parts, kind)]),
      ...kinds.map((kind) => p98(parts, kind) / p98(quiet, kind)),
      all(parts, 'lists').length,
    ];
  };
  const took = (parts) => Math.round(medians(parts.map(({ ms }) => ({ ms }))).ms);
  printTable(
    `A colleague beside ${rounds} imports of ${BOOKS[1].rows} rows (read in ${took(read)} ms, saved in ${took(saved)} ms, loop p98 ${delay.p98.toFixed(1)} ms), load ${loadavg()[0].toFixed(1)}`,
    ['', 'list p50', 'list p98', 'save p50', 'save p98', 'list x', 'save x', 'lists'],
    [
      line('quiet, before and after', quiet),
      line('while it is read', read),
      line('while it is saved', saved),
      line('while it is read and saved', [...read, ...saved]),
    ],
  );
  console.log('Goal: p98 at most 1.25 x of quiet.');
}
