import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The config is read by every worker; the first reading decides the folder. With a portal of one's own (TPT_E2E_PORT)
// this names that portal's data folder.
if (!process.env['TPT_E2E_DATA']) {
  const folder = mkdtempSync(join(tmpdir(), 'tpt-e2e-'));
  // Started as root, the database runs as another user, who must be able to reach it.
  chmodSync(folder, 0o755);
  process.env['TPT_E2E_DATA'] = join(folder, 'data');
  process.env['TPT_E2E_MADE'] = folder;
}

const port = Number(process.env['TPT_E2E_PORT'] ?? 18102);
const executablePath = process.env['CHROMIUM_PATH'];

/** The built app in a real browser, against the built portal over a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? 'line' : 'list',
  outputDir: 'test-results',
  globalTeardown: './e2e/removeData.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // Screens and DOM of every step would cost a third of the run: what was done, asked and said is kept, and how it looked at last.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node dist/portal/main.js',
    url: `http://localhost:${port}/portal/readyz`,
    timeout: 60_000,
    // A port of one's own choosing may have a portal already: tests while developing.
    reuseExistingServer: Boolean(process.env['TPT_E2E_PORT']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      TPT_DATA_DIR: process.env['TPT_E2E_DATA'],
      TPT_DEMO: 'on',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  },
});
