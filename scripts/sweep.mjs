import { requireNode } from './requireNode.mjs';

requireNode();

const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { buildStorybookIfStale } = await import('./buildStorybook.mjs');
const { findBrowser } = await import('./findBrowser.mjs');
const { npm } = await import('./npm.mjs');
const { root } = await import('./root.mjs');

/** Runs all browser tests, with every screen and story in every language; `npm test` takes samples (decisions 0082, 0086). */
const HOUR = 3_600_000;

process.chdir(root);
await installIfNeeded();
// The portal serves the stories.
if (!(await buildIfStale()) || !(await buildStorybookIfStale())) process.exit(1);
const env = { CHROMIUM_PATH: await findBrowser(), TPT_SWEEP: 'on' };
const { code, output } = await npm(['run', 'test:e2e'], { env, timeout: 2 * HOUR });
console.log(output.trim());
process.exitCode = code;
