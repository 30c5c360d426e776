import { requireNode } from './requireNode.mjs';

requireNode();

const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { findBrowser } = await import('./findBrowser.mjs');
const { npm } = await import('./npm.mjs');
const { root } = await import('./root.mjs');

/** Runs the browser tests with every screen and story in every language; `npm test` takes samples (decision 0082). */
const HOUR = 3_600_000;

process.chdir(root);
await installIfNeeded();
if (!(await buildIfStale())) process.exit(1);
const env = { CHROMIUM_PATH: await findBrowser(), TPT_SWEEP: 'on' };
const { code, output } = await npm(['run', 'test:e2e'], { env, timeout: 2 * HOUR });
console.log(output.trim());
process.exitCode = code;
