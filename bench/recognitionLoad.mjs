import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { signInClient } from './client.mjs';
import { startColleague } from './colleague.mjs';
import { startBenchPortal } from './portal.mjs';
import { openOffices } from './sendOffices.mjs';
import { median, quantile } from './stats.mjs';
import { printTable } from './table.mjs';

/** Text documents and scans that are sent at once. */
const MIXED = { texts: 18, scans: 2 };
/** Rounds of two lists and a save of the colleague, before and after. */
const ROUNDS = 60;
/** Milliseconds between two calls of the colleague, and two looks at a job. */
const PAUSE = 50;
const LOOK = 200;

/** Documents of the generated set in the first kinds that it has. */
async function mixedDocuments(folder) {
  const { generate, isScannedSample } = await import('./corpus/generate.ts');
  const left = { ...MIXED };
  const isWanted = (sample) => {
    const kind = isScannedSample(sample) ? 'scans' : 'texts';
    if (sample.files.length > 1 || left[kind] === 0) return false;
    left[kind] -= 1;
    return true;
  };
  const samples = await generate('held-out', folder, '1', isWanted);
  return Promise.all(
    samples.flatMap(({ files, scanned }) =>
      files.map(async (name) => ({ name, scanned, bytes: await readFile(join(folder, name)) })),
    ),
  );
}

async function send(callPortal, files) {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  const { jobs } = await (await callPortal('/bill-ai/recognize', form)).json();
  return jobs.map(({ id }) => id);
}

/** @returns the ended jobs with the milliseconds since `started` at which each was seen to end */
async function ended(callPortal, ids, started) {
  const found = new Map();
  while (found.size < ids.length) {
    const { jobs } = await (await callPortal('/bill-ai/jobs')).json();
    for (const job of jobs) {
      if (!ids.includes(job.id) || found.has(job.id) || !['done', 'failed'].includes(job.state)) continue;
      found.set(job.id, { ...job, ms: performance.now() - started });
    }
    if (found.size < ids.length) await sleep(LOOK);
  }
  return ids.map((id) => found.get(id));
}

const time = async (callPortal, files) => {
  const started = performance.now();
  return ended(callPortal, await send(callPortal, files), started);
};

/** Peak resident memory of the processes in which the portal reads, MB. */
function watchReaders(portalId) {
  let most = 0;
  const look = () => {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/u.test(name)) continue;
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        if (Number(/PPid:\s+(\d+)/u.exec(status)?.[1]) !== portalId) continue;
        if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('node')) continue;
        most = Math.max(most, Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // The process has ended.
      }
    }
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

/** Recognition through a running portal: seconds per document, order of enterprises, hostile documents, a colleague's calls. */
export async function printRecognitionLoad() {
  register();
  const { HOSTILE, pdfBomb } = await import('../portal/recognition/testing/hostileDocuments.ts');
  const folder = await mkdtemp(join(tmpdir(), 'recognition-load-'));
  const portal = await startBenchPortal(0);
  try {
    const documents = await mixedDocuments(folder);
    const offices = await openOffices(portal.connection, 2);
    const own = await signInClient(portal.url, 'filer@harbour.test');
    const other = await signInClient(portal.url, offices[1].account);
    const work = await startColleague(portal.url, PAUSE);
    const during = async (doing) => {
      let isOver = false;
      const times = work(Infinity, () => isOver);
      const done = await doing().finally(() => (isOver = true));
      return { done, times: await times };
    };
    const [first] = documents;
    await time(own, [first]);

    const single = [];
    for (const document of documents) single.push({ ...document, job: (await time(own, [document]))[0] });
    const seconds = (scanned) => single.filter((one) => one.scanned === scanned).map(({ job }) => job.ms / 1000);
    printTable(
      `Seconds from sending one document to its draft, warm, load ${loadavg()[0].toFixed(1)}`,
      ['', 'documents', 'median s', 'most s'],
      [
        ['text', seconds(false).length, median(seconds(false)), Math.max(...seconds(false))],
        ['scan', seconds(true).length, median(seconds(true)), Math.max(...seconds(true))],
      ],
    );

    const quiet = [await work(ROUNDS)];
    const peak = watchReaders(portal.pid);
    const at = await during(async () => {
      const started = performance.now();
      const many = ended(own, await send(own, documents), started);
      const one = ended(other, await send(other, [first]), started);
      return { many: await many, one: (await one)[0] };
    });
    const megabytes = peak();
    quiet.push(await work(ROUNDS));

    const hostilePeak = watchReaders(portal.pid);
    const files = [...HOSTILE, ['a PDF that unpacks to more than the memory', pdfBomb(), 'bomb.pdf', 'tooComplex']];
    const hostile = await during(async () => {
      const rows = [];
      for (const [what, bytes, name] of files) rows.push([what, (await time(other, [{ name, bytes }]))[0]]);
      return rows;
    });
    const hostileMegabytes = hostilePeak();
    quiet.push(await work(ROUNDS));

    const { many, one } = at.done;
    printTable(
      `${documents.length} documents of one enterprise at once, one of another right after them`,
      ['', 'documents', 'failed', 'last s'],
      [
        ['of one enterprise', many.length, many.filter(({ state }) => state === 'failed').length, lastOf(many)],
        ['of the other', 1, one.state === 'failed' ? 1 : 0, one.ms / 1000],
      ],
    );
    printTable(
      'Hostile documents: goal 10 s and 512 MB',
      ['', 'state', 'reason', 's'],
      hostile.done.map(([what, { state, reason, ms }]) => [what, state, reason ?? '', ms / 1000]),
    );
    const calls = (parts) => parts.flatMap(({ lists, saves }) => [...lists, ...saves]);
    const line = (name, parts) => {
      const [half, most] = [0.5, 0.98].map((share) => quantile(calls(parts), share));
      const [quietHalf, quietMost] = [0.5, 0.98].map((share) => quantile(calls(quiet), share));
      return [name, calls(parts).length, half, most, half / quietHalf, most / quietMost];
    };
    printTable(
      'Calls of a colleague: goal 1.3 x',
      ['', 'calls', 'p50 ms', 'p98 ms', 'p50 x', 'p98 x'],
      [line('quiet', quiet), line('during the documents', [at.times]), line('during hostile ones', [hostile.times])],
    );
    console.log(`Peak memory of a reading process: ${megabytes} MB; with hostile documents ${hostileMegabytes} MB`);
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const lastOf = (jobs) => Math.max(...jobs.map(({ ms }) => ms)) / 1000;
