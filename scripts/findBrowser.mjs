import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { npm } from './npm.mjs';
import { runCommand } from './runCommand.mjs';

/** The headless shell has no browser window: a browser test takes a quarter less processor time (decision 0049). */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const MANUAL = 'npx playwright install --with-deps chromium';

/** Starts the browser, because a download may lack system libraries and an entry of the PATH may be a stub. */
async function runs(path) {
  if (!path || !existsSync(path)) return false;
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return true;
  const { code, output } = await runCommand(path, ['--version'], { timeout: 30_000 });
  return code === 0 && /\d+\.\d+/.test(output);
}

/** Programs of the PATH, the cheapest kind first. */
function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function firstThatRuns(paths) {
  for (const path of paths) if (await runs(path)) return path;
  return undefined;
}

async function install() {
  console.log('No browser found. Downloading Chromium (npx playwright install chromium) …');
  await npm(['exec', '--', 'playwright', 'install', 'chromium'], { timeout: 600_000 });
  const downloaded = await firstThatRuns([await playwrightPath()]);
  if (downloaded) return downloaded;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env, timeout: 300_000 });
  // Ubuntu has neither package: its `chromium` is a stub for snap.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing Chromium from the system packages (apt-get install ${name}) …`);
    await runCommand('apt-get', ['install', '-y', name], { env, timeout: 900_000 });
    const installed = await firstThatRuns(onPath());
    if (installed) return installed;
  }
  return undefined;
}

/**
 * Finds the Chromium for browser tests: CHROMIUM_PATH, the PATH, Playwright's download, or a new download.
 * @returns {Promise<string>} its path; without one, ends the process with the command to run
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await runs(wanted)) return wanted;
    console.error(`CHROMIUM_PATH must be a Chromium that can be run, not "${wanted}".`);
    process.exit(1);
  }
  const found = (await firstThatRuns([...onPath(), ...USUAL_PLACES, await playwrightPath()])) ?? (await install());
  if (found) return found;
  console.error(`The browser tests need Chromium. Install it and run the tests again:\n  ${MANUAL}`);
  process.exit(1);
}
