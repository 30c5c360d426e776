import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInClient } from './client.mjs';
import { HOSTILE_FILES } from './hostileFiles.mjs';
import { startBenchPortal } from './portal.mjs';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

/** Milliseconds after which the memory of a started portal is stable. */
const SETTLE = 1_000;
const POLL_EVERY = 50;

/** Its memory is that of starting the worker. */
const SMALL_FILE = 'xlsx, small and honest';

/**
 * Memory that hostile files add to a fresh portal, in total and without the start of the worker;
 * `--match=xls` for some of them.
 */
export async function printImportMemory() {
  const match = option('match', '');
  const rows = [];
  let start = 0;
  for (const [name, [file, make]] of Object.entries(HOSTILE_FILES)) {
    if (name !== SMALL_FILE && !name.includes(match)) continue;
    const bytes = make();
    const portal = await startBenchPortal(0, option('portal'));
    try {
      const callPortal = await signInClient(portal.url, 'filer@harbour.test');
      await sleep(SETTLE);
      const { megabytes, ms, end } = await measurePeak(portal, callPortal, bytes, file);
      if (name === SMALL_FILE) start = megabytes;
      rows.push([name, (bytes.length / 1024 / 1024).toFixed(1), megabytes, megabytes - start, ms, end]);
      process.stderr.write(`${rows.at(-1).join(' | ')}\n`);
    } finally {
      await portal.stop();
    }
  }
  printTable(
    'One import in a portal that has read none before',
    ['', 'MB', 'MB more', 'of the file', 'ms', 'end'],
    rows,
  );
  console.log('Goal: at most 64 MB of the file; the first row is the start of the worker.');
}

async function measurePeak({ memory, pid }, callPortal, bytes, file) {
  const before = memory();
  // Resets the peak memory of the process on Linux.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const form = new FormData();
  form.append('file', new Blob([bytes]), file);
  const started = performance.now();
  const end = await importPreview(callPortal, form);
  const ms = Math.round(performance.now() - started);
  const highest = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { megabytes: Math.round(Number(highest) / 1024 - before), ms, end };
}

/** @returns the number of drafts, or the reason of the refusal */
async function importPreview(callPortal, form) {
  try {
    const answer = await (await callPortal('/draft-bills/import?billType=1&dryRun=true', form)).json();
    if (!answer.jobId) return `${answer.bills} drafts`;
    for (;;) {
      const { state, result, message } = await (await callPortal(`/draft-bills/import/${answer.jobId}`)).json();
      if (state === 'done') return `${result.bills} drafts`;
      if (state === 'failed') return message.slice(0, 40);
      await sleep(POLL_EVERY);
    }
  } catch (error) {
    return /"reason":"(\w+)"/u.exec(error.message)?.[1] ?? error.message.slice(0, 60);
  }
}
