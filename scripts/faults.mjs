import { requireNode } from './requireNode.mjs';

requireNode();

const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { findBrowser } = await import('./findBrowser.mjs');
const { npm } = await import('./npm.mjs');
const { option } = await import('./option.mjs');
const { root } = await import('./root.mjs');

/**
 * Runs the fault tests of `npm test` (`docs/faults.md`) for longer: kills browsers during typing; freezes the database for
 * minutes under an open form; sends over a lossy network while portal and database are killed repeatedly; pays through a
 * provider whose webhooks are lost, repeated, late and forged; kills both at each crash point; checks that three broken
 * portals are detected; stops a portal amid sends; fills its disk; opens many event streams; delivers replies of customs
 * in any order; compares the statistics with the ledger after random histories of money; reads mutated workbooks
 * and tables; compares 5,000 random filings with an independent encoder.
 * `--rounds=200` for more kills of browsers, `--outage=60` for another duration in seconds, `--sends=1000`,
 * `--payments=200`, `--parallel=20`, `--drained=50` and `--streams=1000` for another load, `--histories=500` for fewer
 * replies, `--money=50` for fewer histories of money, `--books=500` for fewer mutated workbooks, `--seed=7` for other
 * faults, `--only=browser`, `--only=portal` or `--only=customs` for one part.
 */
const HOUR = 3_600_000;

process.chdir(root);
await installIfNeeded();
if (!(await buildIfStale())) process.exit(1);
const browser = ['portal', 'customs'].includes(option('only', '')) ? undefined : await findBrowser();
const seed = option('seed', '20261121');
const env = {
  CHROMIUM_PATH: browser,
  TPT_FAULT_DRAINED: option('drained', '100'),
  TPT_FAULT_OUTAGE: option('outage', '300'),
  TPT_FAULT_ROUNDS: option('rounds', '60'),
  TPT_FAULT_SENDS: option('sends', '10000'),
  TPT_FAULT_PAYMENTS: option('payments', '2000'),
  TPT_FAULT_PARALLEL: option('parallel', '40'),
  TPT_FAULT_SEED: seed,
  TPT_FAULT_STREAMS: option('streams', '2000'),
  TPT_FUZZ_BOOKS: option('books', '5000'),
  TPT_HISTORIES: option('histories', '10000'),
  TPT_MONEY_HISTORIES: option('money', '500'),
  TPT_RANDOM_ROUNDS: '10',
  TPT_SEED: seed,
};
const only = option('only', '');
const PORTAL_TESTS = [
  'portal/faults',
  'portal/events/manyStreams',
  'portal/gateway/histories',
  'portal/imports/brokenFiles',
  'portal/imports/mutatedBooks',
  'portal/store/statistics',
  '.long.test',
];
const parts = {
  browser: ['run', 'test:e2e', '--', 'e2e/killedBrowser.e2e.ts', 'e2e/outage.e2e.ts', '--workers=1'],
  portal: ['run', 'test:portal', '--', ...PORTAL_TESTS],
  customs: ['run', 'test:unit', '--', 'src/customs'],
};
console.log(`seed ${seed}`);
const runs = [];
for (const [part, command] of Object.entries(parts)) {
  if (only === '' || only === part) runs.push(await npm(command, { env, timeout: 2 * HOUR }));
}
for (const { output } of runs) console.log(output.trim());
const failed = runs.filter(({ code }) => code !== 0).length;
console.log(`${runs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
