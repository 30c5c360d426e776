import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.mjs';
import { root } from '../scripts/root.mjs';
import { LIST_ROWS, filing, listFiling } from './filing.mjs';
import { openBrowser } from './browser.mjs';

const READY = /ready at (\S+)/;
const START_TIMEOUT = 120_000;

/** Starts the built portal with an embedded database in a temporary folder. */
export async function startAppPortal() {
  if (!(await buildIfStale())) throw new Error('the app does not build');
  const dataDir = mkdtempSync(join(tmpdir(), 'ten-plus-two-bench-'));
  // Started as root, the database runs as another account and must enter the folder.
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, [join(root, 'dist', 'portal', 'main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      TPT_DATA_DIR: dataDir,
      TPT_DEMO: 'on',
      TPT_PRACTICE_SUPPORT: 'on',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the portal did not start:\n${output}`)), START_TIMEOUT);
    const read = (chunk) => {
      output += chunk;
      const ready = READY.exec(output);
      if (ready) {
        clearTimeout(late);
        resolve(ready[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the portal ended with ${code}:\n${output}`));
    });
  });
  const stop = async () => {
    await new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      return child.kill('SIGTERM');
    });
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Signs in as the practice filer and writes the measured drafts in the page's session. */
async function prepare(url) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addCookies([{ name: 'hgj-lang', value: 'en', url }]);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Account', { exact: true }).fill('filer@harbour.test');
    await page.getByLabel('Password', { exact: true }).fill('tenplustwo');
    const signedIn = page.waitForResponse((response) => response.url().includes('/anonymous/login'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const user = await (await signedIn).json();
    const owner = `${user.userId}.${user.enterpriseId}`;
    const save = (bill) => page.evaluate(saveDraft, { bill, owner });
    await page.evaluate(endTour, owner);
    const { id } = await save(filing());
    const { id: longId } = await save(filing({ first: 3000, bills: 29, goods: 999 }));
    for (let index = 0; index < LIST_ROWS; index += 1) await save(listFiling(index));
    // Only the session is copied to the measured profiles, not the storage of the drafts page.
    const { cookies } = await context.storageState();
    return { id, longId, storageState: { cookies, origins: [] } };
  } finally {
    await browser.close();
  }
}

/** The first-run tour is not measured. */
async function endTour(owner) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const response = await fetch('/portal/user-config', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Owner': owner },
    body: JSON.stringify({ tourSeen: true }),
  });
  if (!response.ok) throw new Error(`saving the settings answered ${response.status}`);
}

async function saveDraft({ bill, owner }) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const response = await fetch('/portal/draft-bills/save', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'X-Owner': owner,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ id: null, ...bill }),
  });
  if (!response.ok) throw new Error(`saving a draft answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Scrolls a line into view: only lines near the screen are rendered. */
async function reveal(page, path) {
  const [list, row] = path.split('.');
  if (row === undefined) return;
  await page.evaluate(
    ({ list, row }) => {
      const blocks = [...document.querySelectorAll(`[data-list="${list}"] [data-block]`)];
      let last = -1;
      blocks.find((block) => (last += Number(block.dataset.count)) >= row)?.scrollIntoView({ block: 'center' });
    },
    { list, row: Number(row) },
  );
  await page.locator(`[data-list="${list}"] [aria-rowindex="${Number(row) + 2}"]`).waitFor();
}

export async function startOurApp() {
  const { url, stop } = await startAppPortal();
  try {
    const { id, longId, storageState } = await prepare(url);
    return {
      list: { name: 'TenPlusTwo', url: `${url}/`, storageState },
      form: { name: 'TenPlusTwo', url: `${url}/draft/detial?id=${id}`, storageState, reveal },
      long: { name: 'TenPlusTwo, 999 lines', url: `${url}/draft/detial?id=${longId}`, storageState, reveal },
      paste: { name: 'TenPlusTwo', url: `${url}/draft/detial?id=new1`, storageState },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
