import { requireNode } from './requireNode.mjs';

requireNode();

// Loaded after the check, so that an old Node prints the message instead of a syntax error.
const { existsSync, readFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { countPlaywright, countVitest } = await import('./countTests.mjs');
const { checkFirstLoad } = await import('./firstLoad.mjs');
const { findBrowser } = await import('./findBrowser.mjs');
const { npm } = await import('./npm.mjs');
const { listOption } = await import('./option.mjs');
const { root } = await import('./root.mjs');
const { scratchPlace } = await import('./scratchPlace.mjs');
const { openTestRun } = await import('./testRun.mjs');

process.chdir(root);
const MINUTE = 60_000;

/** Runs a check, which counts as one test. */
async function check(script, env) {
  const { code, output } = await npm(['run', script], { env, timeout: 20 * MINUTE, isBeside: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Runs a build, or a check of one, which prints its own errors. */
async function runBuild(build) {
  const isBuilt = await build();
  return { passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, output: '' };
}

/** Runs a suite. One that crashes, writes no report or runs no test counts as one failed test. */
async function suite(script, { args, env, report, count, minutes }) {
  const { code, output } = await npm(['run', script, '--', ...args], {
    env,
    timeout: minutes * MINUTE,
  });
  let counted = { passed: 0, failed: 0, names: [] };
  try {
    if (existsSync(report)) counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    counted.names = [`The report could not be read: ${error.message}`];
  }
  const isCrash = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  if (isCrash && code === 124) counted.names = [`No end within ${minutes} minutes`];
  return { ...counted, failed: counted.failed + (isCrash ? 1 : 0), output };
}

function vitest(name, minutes) {
  const report = join(run.folder, `${name}.json`);
  return suite(`test:${name}`, {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    count: countVitest,
    minutes,
  });
}

function playwright(browser) {
  const report = join(run.folder, 'e2e.json');
  return suite('test:e2e', {
    args: ['--reporter=list,json'],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: countPlaywright,
    minutes: 50,
  });
}

const builds = {
  build: () => runBuild(buildIfStale),
  firstLoad: () => runBuild(checkFirstLoad),
};
/** Beside builds and suites, at low priority: they use the time in which those wait. */
const checks = {
  // The type-aware linter is a Go program, which by default spends a fifth of its time collecting garbage.
  lint: () => check('lint', { GOGC: '400' }),
  types: () => check('types'),
  library: () => check('test:library'),
};
/**
 * In this order, one after another: each uses both processors. Side by side, browser and portal tests took 2,074 s, alone
 * 1,043 and 890 s (decision 0049).
 */
const suites = {
  unit: () => vitest('unit', 30),
  app: () => vitest('app', 30),
  portal: () => vitest('portal', 45),
  e2e: () => playwright(browser),
};
const steps = { ...builds, ...checks, ...suites };
/** `app` runs the unit tests too: in one process with those of components, which use the time in which some of them wait. */
const whole = Object.keys(steps).filter((name) => name !== 'unit');

const only = listOption('only');
const unknown = only?.filter((name) => !Object.hasOwn(steps, name)) ?? [];
if (unknown.length > 0) {
  console.error(`--only takes ${Object.keys(steps).join(', ')}, not ${unknown.join(', ')}.`);
  process.exit(1);
}
const chosen = only ? Object.keys(steps).filter((name) => only.includes(name)) : whole;

await installIfNeeded();
const run = await openTestRun(scratchPlace({ runsPrograms: true }));
const browser = chosen.includes('e2e') ? await findBrowser() : undefined;
if (browser) console.log(`Browser: ${browser}`);

let passed = 0;
let failed = 0;
/** Names of failed tests and steps, repeated at the end: the output of a step that failed early is far above. */
const failures = [];

async function runStep(name) {
  const started = performance.now();
  const result = await steps[name]();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lines = [`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`];
  if (result.failed > 0) {
    const names = (result.names ?? []).map((failure) => `  failed: ${failure}`);
    lines.unshift(result.output.trim(), ...names);
    failures.push(lines.at(-1), ...names);
  }
  lines.push(...(result.skipped ?? []).map((test) => `  skipped: ${test}`));
  console.log(lines.join('\n'));
}

const started = performance.now();
console.log(`${chosen.join(', ')} …`);
async function runSteps(group) {
  for (const name of Object.keys(group).filter((one) => chosen.includes(one))) await runStep(name);
}

await Promise.all([runSteps(checks), runSteps({ ...builds, ...suites })]);
await run.close();
console.log(`All steps took ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (failures.length > 0) console.log(failures.join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
