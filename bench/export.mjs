import { loadavg } from 'node:os';
import { startColleague } from './colleague.mjs';
import { startBenchPortal } from './portal.mjs';
import { startReader } from './exportReader.mjs';
import { medians, quantile } from './stats.mjs';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

const ROWS = 100_000;
/** Rows per fetch, like the export. */
const FETCH = 500;
/** Quiet and busy slices alternate and are short, so that other load affects both. */
const SLICES = 5;
/** Rounds of a colleague in one slice: two lists and a save each. */
const WORK = 20;

/** Reads the columns of the export through a cursor and discards them. */
async function readAlone(client) {
  const started = performance.now();
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
  return { ms: performance.now() - started, rows };
}

/** Measures also the peak memory of the portal above its memory before. */
async function watched({ memory }, work) {
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  const figures = await work();
  clearInterval(watch);
  return { ...figures, grown: most - before };
}

/** A date range of the newest days with about the requested number of filings. */
async function newest(client, count) {
  const { rows } = await client.query(
    `select to_char(created_at at time zone '+08:00', 'YYYY-MM-DD') as day from filing
     where enterprise_id = '1' order by created_at desc offset $1 limit 1`,
    [count],
  );
  return `&createdAtBegin=${rows[0].day}`;
}

async function besideExports(work, reader, slices = SLICES) {
  const quiet = { lists: [], saves: [] };
  const busy = { lists: [], saves: [] };
  const add = (into, { lists, saves }) => {
    into.lists.push(...lists);
    into.saves.push(...saves);
  };
  const ms = [];
  for (let slice = 0; slice < slices; slice += 1) {
    add(quiet, await work(WORK));
    let isOver = false;
    const exporting = (async () => {
      while (!isOver) ms.push((await reader.download('/bills/export?lang=en')).ms);
    })();
    add(busy, await work(WORK));
    isOver = true;
    await exporting;
  }
  return { quiet, busy, ms };
}

/** Compares an export of 100,000 rows with reading them, and the calls of others with and without it. */
export async function printExport(rounds) {
  const portal = await startBenchPortal(ROWS, option('portal'));
  const reader = await startReader(portal.url);
  try {
    const work = await startColleague(portal.url);
    await printAlone(portal, reader, rounds);
    await work(WORK);
    await printBeside(work, reader, rounds);
  } finally {
    reader.stop();
    await portal.stop();
  }
}

async function printAlone(portal, reader, rounds) {
  const tenth = await newest(portal.client, ROWS / 10);
  const runs = {
    alone: () => readAlone(portal.client),
    tenth: () => watched(portal, () => reader.download(`/bills/export?lang=en${tenth}`)),
    all: () => watched(portal, () => reader.download('/bills/export?lang=en')),
  };
  const figures = { alone: [], tenth: [], all: [] };
  for (const run of Object.values(runs)) await run();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) figures[name].push(await run());
  }
  const [alone, some, all] = [medians(figures.alone), medians(figures.tenth), medians(figures.all)];
  const line = (name, { ms, first, megabytes, grown }, x) => [name, ms, x, first, megabytes, grown];
  printTable(
    `Exporting ${alone.rows} sent filings: medians of ${rounds}, load ${loadavg()[0].toFixed(1)}`,
    ['', 'ms', 'x', 'first byte ms', 'MB', 'RSS grows MB'],
    [
      ['reading the rows alone, by cursor', alone.ms, 1, Number.NaN, Number.NaN, Number.NaN],
      line('GET /bills/export', all, all.ms / alone.ms),
      line('the newest tenth of them', some, Number.NaN),
    ],
  );
  console.log('Goal: at most 2 x, first byte within 200 ms, flat memory: all grow it as a tenth of them does.');
}

async function printBeside(work, reader, rounds) {
  const { quiet, busy, ms } = await besideExports(work, reader, rounds * SLICES);
  const shares = ({ lists, saves }) => [lists, saves].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.98)]);
  const x = (kind) => quantile(busy[kind], 0.98) / quantile(quiet[kind], 0.98);
  printTable(
    `A colleague's lists and draft saves, ${quiet.lists.length} and ${quiet.saves.length} of each, beside ${ms.length} exports of ${Math.round(quantile(ms, 0.5))} ms, load ${loadavg()[0].toFixed(1)}`,
    ['', 'list p50', 'list p98', 'save p50', 'save p98', 'list x', 'save x'],
    [
      ['while nothing else happens', ...shares(quiet), 1, 1],
      ['while exports run one after the other', ...shares(busy), x('lists'), x('saves')],
    ],
  );
  console.log('Goal: p98 at most 1.25 x of the quiet one.');
}
