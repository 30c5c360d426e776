import { loadavg } from 'node:os';
import { findBrowser } from '../scripts/findBrowser.mjs';
import { option } from '../scripts/option.mjs';
import { startBaselines } from './baselines.mjs';
import { openBrowser } from './browser.mjs';
import { printExport } from './export.mjs';
import { printImport } from './import.mjs';
import { measureLoad, measureWarm } from './load.mjs';
import { startOurApp } from './ourApp.mjs';
import { medians } from './stats.mjs';
import { printTable } from './table.mjs';
import { measureTyping } from './typing.mjs';
import { measureOpening, measurePaste, PASTED } from './paste.mjs';

/**
 * Prints figures and baselines measured in the same run, without limits. Milliseconds differ from machine to
 * machine, ratios do not. `--rounds=5` for steadier medians, `--only=load`, `--only=warm`, `--only=typing`,
 * `--only=paste`, `--only=fairness`, `--only=export` or `--only=sends` for one part; `--only=scale` for the lists at a million rows, `--only=charges` for those of charges, `--only=desk` for those of the support desk, and
 * `--only=import-memory` (`--match=csv`) for the memory that hostile files take, and
 * `--only=statistics` (`--filings=200000`) for the statistics of a year beside their naive query, and
 * `--only=importer-report` (`--filings=200000`) for the report card of importers beside its naive query, and
 * `--only=retention` (`--rows=1000000`) for the removal of old rows, and
 * `--only=growth` for the time of the customs message and of recognition as their input grows, and
 * `--only=tasks` for the keystrokes of filing tasks, and
 * `--only=recognition-keys` for the keystrokes from documents to drafts that can be sent, and
 * `--only=recognition` for what recognition reads in generated documents, and
 * `--only=recognition-load` for documents that are sent to a running portal while a colleague works, and
 * `--only=contention` (`--minutes=10`) for an office beside bad clients of another enterprise, which no
 * other run does.
 */
const rounds = Number(option('rounds', '3'));
const only = option('only', '');

/** Interleaved, so that other load affects all apps equally. */
async function measureApps(browser, apps, measure) {
  const figures = new Map(apps.map((app) => [app, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const app of apps) {
      process.stderr.write(`round ${round + 1} of ${rounds}: ${app.name}          \r`);
      figures.get(app).push(await measure(browser, app));
    }
  }
  process.stderr.write(`${' '.repeat(60)}\r`);
  return apps.map((app) => ({ name: app.name, ...medians(figures.get(app)) }));
}

async function printLoad(browser, apps) {
  const rows = await measureApps(browser, apps, measureLoad);
  const base = rows[0];
  printTable(
    `Until the first usable list: empty cache, 4x CPU, Fast 4G, brotli 11, medians of ${rounds}`,
    ['', 'JS+CSS KB', 'HTML KB', 'x', 'requests', 'of data', 'first paint ms', 'usable ms', 'x'],
    rows.map((row) => [
      row.name,
      row.code,
      row.html,
      (row.code + row.html) / (base.code + base.html),
      row.requests,
      row.data,
      Math.round(row.paint),
      Math.round(row.usable),
      row.usable / base.usable,
    ]),
  );
  console.log('Goal: JS+CSS at most 0.85 x of plain react-admin (stretch 200 KB), 10 requests.');
}

async function printWarm(browser, apps) {
  const rows = await measureApps(browser, apps, measureWarm);
  const base = rows[0];
  printTable(
    `The third visit: code in the cache, 4x CPU, Fast 4G, medians of ${rounds}`,
    ['', 'first paint ms', 'usable ms', 'x', 'all controls ms', 'x', 'as the server has it ms', 'x'],
    rows.map((row) => [
      row.name,
      Math.round(row.paint),
      Math.round(row.usable),
      row.usable / base.usable,
      Math.round(row.whole),
      row.whole / base.whole,
      Math.round(row.fresh),
      row.fresh / base.fresh,
    ]),
  );
  console.log('Usable: the rows are shown and their links work. Goal: at most 0.60 x of plain react-admin.');
}

/** The first columns of both typing tables. */
const TYPING_HEADS = ['', 'p50', 'p75', 'p98', 'x', 'handlers p75', 'long tasks', 'main ms/key'];
const typingCells = (row, base) => [
  row.name,
  row.p50,
  row.p75,
  row.p98,
  row.p98 / base.p98,
  row.handlers,
  row.longTasks,
  row.main,
];

async function printTyping(browser, apps) {
  const rows = await measureApps(browser, apps, measureTyping);
  const base = rows[0];
  printTable(
    `Typing in a filing with 100 lines: 4x CPU, 53 keys, one per 120 ms, medians of ${rounds} (steps of 8 ms)`,
    [...TYPING_HEADS, 'script ms/key', 'inputs', 'elements'],
    rows.map((row) => [...typingCells(row, base), row.script, row.inputs, row.nodes]),
  );
  console.log('Goal: p98 at most 1.25 x of the bare form, no long task, 3,000 elements.');
}

async function printLongTyping(browser, form, long) {
  const rows = await measureApps(browser, [form, long], measureTyping);
  const base = rows[0];
  printTable(
    `Typing in a filing with 999 lines beside 100: 4x CPU, the same keys, medians of ${rounds} (steps of 8 ms)`,
    [...TYPING_HEADS, 'x', 'elements'],
    rows.map((row) => [...typingCells(row, base), row.main / base.main, row.nodes]),
  );
  console.log('Goal: p98 at most 1.2 x of 100 lines, 3,000 elements.');
}

async function printPaste(browser, grid, ours) {
  const rows = await measureApps(browser, [grid, ours.paste], measurePaste);
  printTable(
    `Pasting ${PASTED} lines: this machine's full speed, medians of ${rounds}, load ${loadavg()[0].toFixed(1)}`,
    ['', 'handled ms', 'painted ms', 'x', 'settled ms', 'elements'],
    rows.map((row) => [row.name, row.handled, row.painted, row.painted / rows[0].painted, row.settled, row.nodes]),
  );
  console.log('Goal: painted within 300 ms.');
  const opened = await measureApps(browser, [ours.form, ours.long], measureOpening);
  printTable(
    `Opening a filing from a reload: this machine's full speed, medians of ${rounds}`,
    ['', 'open ms', 'x', 'elements'],
    opened.map((row) => [row.name, row.open, row.open / opened[0].open, row.nodes]),
  );
}

/** Parts that run on request only, or after all others, each alone: some write a million rows first. */
const PARTS = {
  scale: async () => (await import('./scale.mjs')).printScale(),
  charges: async () => (await import('./charges.mjs')).printCharges(),
  desk: async () => (await import('./desk.mjs')).printDesk(),
  import: () => printImport(rounds),
  'import-memory': async () => (await import('./importMemory.mjs')).printImportMemory(),
  export: () => printExport(rounds),
  sends: async () => (await import('./sends.mjs')).printSends(rounds),
  retention: async () => (await import('./retention.mjs')).printRetention(),
  statistics: async () => (await import('./statistics.mjs')).printStatistics(),
  'importer-report': async () => (await import('./importerReport.mjs')).printImporterReport(),
  recognition: async () => (await import('./recognition.mjs')).printRecognitions(),
  'recognition-load': async () => (await import('./recognitionLoad.mjs')).printRecognitionLoad(),
  'recognition-keys': async () => (await import('./recognitionTasks.mjs')).printRecognitionTasks(),
  growth: async () => (await import('./growth.mjs')).printGrowth(),
  tasks: async () => (await import('./tasks.mjs')).printTasks(),
  fairness: async () => (await import('./fairness.mjs')).printFairness(rounds),
  contention: async () => (await import('./contention.mjs')).printContention(Number(option('minutes', '10'))),
};
// Documents are printed by the browser.
if (only.startsWith('recognition')) process.env.CHROMIUM_PATH ??= await findBrowser();
if (Object.hasOwn(PARTS, only)) {
  await PARTS[only]();
  process.exit();
}

const baselines = await startBaselines();
const ours = await startOurApp().catch((error) => {
  console.error(`TenPlusTwo is not measured: ${error.message}`);
  return null;
});
const browser = await openBrowser();
try {
  const has = (part) => only === '' || only === part;
  if (has('load')) await printLoad(browser, [baselines.list, ...(ours ? [ours.list] : [])]);
  if (has('warm')) await printWarm(browser, [baselines.list, ...(ours ? [{ ...ours.list, old: 'refreshing' }] : [])]);
  if (has('typing'))
    await printTyping(browser, [baselines.bare, ...(ours ? [ours.form] : []), baselines.registered, baselines.form]);
  if (has('typing') && ours) await printLongTyping(browser, ours.form, ours.long);
  if (has('paste') && ours) await printPaste(browser, baselines.grid, ours);
} finally {
  await browser.close();
  await ours?.stop();
  await baselines.stop();
}
if (only === '') for (const part of ['export', 'sends', 'fairness', 'import']) await PARTS[part]();
