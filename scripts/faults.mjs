import { requireNode } from './requireNode.mjs';

requireNode();

const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { findBrowser } = await import('./findBrowser.mjs');
const { npm } = await import('./npm.mjs');
const { root } = await import('./root.mjs');

/**
 * The long form of what `npm test` does in short: kills browsers while somebody types, and the portal and its database
 * while it sends. `--rounds=200` for more kills of browsers, `--seed=7` for other ones.
 */
const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const HOUR = 3_600_000;

process.chdir(root);
await installIfNeeded();
if (!(await buildIfStale())) process.exit(1);
const browser = await findBrowser();
const env = {
  CHROMIUM_PATH: browser,
  TPT_FAULT_ROUNDS: option('rounds', '60'),
  TPT_FAULT_SEED: option('seed', '20261121'),
};
const runs = [
  await npm(['run', 'test:e2e', '--', 'e2e/killedBrowser.e2e.ts', '--workers=1'], { env, timeout: HOUR }),
  await npm(['run', 'test:portal', '--', 'portal/faults'], { timeout: HOUR }),
];
for (const { output } of runs) console.log(output.trim());
const failed = runs.filter(({ code }) => code !== 0).length;
console.log(`${runs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
