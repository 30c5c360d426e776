import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/browserFlags.mjs';
import { HAS_LONG_TESTS } from './e2e/languages.ts';
import { makeRunFolder } from './scripts/testRun.mjs';

// The config is read by every worker; the first reading decides the folder. With a portal of one's own (TPT_E2E_PORT)
// this names that portal's data folder.
if (!process.env['TPT_E2E_DATA']) {
  if (!process.env['TPT_RUN_FOLDER']) process.env['TPT_E2E_MADE'] = await makeRunFolder();
  process.env['TPT_E2E_DATA'] = join(tmpdir(), 'e2e-data');
}

/** A portal that a killed run left behind keeps its port: each run takes a free one, which its workers inherit. */
async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (typeof address !== 'object' || !address) throw new Error('the system gave no port');
  return String(address.port);
}

/**
 * Chromium keeps the last `--disable-features` only: these are Playwright's, and two that start renderers which no test
 * uses: the address bar's list (0.45 s of processor time per window), and the renderer kept ready for the next page.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const ownPort = process.env['TPT_E2E_PORT'];
const port = ownPort ?? (process.env['TPT_E2E_RUN_PORT'] ??= await freePort());
/** [R25] Of the only page that may frame the app: on its site, because the session cookie is `SameSite=Lax`. */
const hostPort = (process.env['TPT_E2E_HOST_PORT'] ??= await freePort());
const executablePath = process.env['CHROMIUM_PATH'];

/** The built app in a real browser, against the built portal over a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  ...(HAS_LONG_TESTS ? {} : { grepInvert: /@long\b/u }),
  fullyParallel: true,
  // As in vite.config.ts: two leave a fifth of two processors idle.
  workers: 3,
  retries: 0,
  // Other test lanes keep the processors busy; a passing test does not wait longer for it.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'line' : 'list',
  outputDir: 'test-results',
  globalTeardown: './e2e/removeData.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // Half-faded text has too little contrast for axe; no test is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Screens and DOM of every step would cost a third of the run, actions and requests 4 %: in CI the trace is lost anyway.
    trace: process.env['CI']
      ? 'off'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`],
    },
  },
  webServer: {
    // Playwright runs a shell, which would outlive a killed run and keep the portal from noticing it.
    command: `${process.platform === 'win32' ? '' : 'exec '}node dist/portal/main.js`,
    url: `http://localhost:${port}/portal/readyz`,
    timeout: 360_000,
    // A port of one's own choosing may have a portal already: tests while developing.
    reuseExistingServer: ownPort !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      TPT_DATA_DIR: process.env['TPT_E2E_DATA'],
      TPT_DEMO: 'on',
      TPT_PRACTICE_SUPPORT: 'on',
      TPT_EMBED_ORIGINS: `http://localhost:${hostPort}`,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  },
});
