import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endTestRun, isAlive, parentOf } from './endTestRun.mjs';

const PREFIX = 'tpt-run-';
const PARENT_INTERVAL = 500;

/** Cleans up after runs whose cleaner was killed too, for example by a container that ended. */
async function endDeadRuns() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (!isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) await endTestRun(join(tmpdir(), name));
  }
}

/**
 * Makes the temporary folder of a run and makes it TMPDIR of everything that is started from now on. It is also the mark
 * by which the run's processes are found.
 * @returns {Promise<string>}
 */
export async function makeRunFolder() {
  await endDeadRuns();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The database and a portal that gave up the rights of root write here as other accounts.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.env.TPT_RUN_FOLDER = folder;
  return folder;
}

/** npm runs a script in a shell, which outlives an npm that is killed with SIGKILL. */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const npm = parentOf(parent) ?? parent;
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) process.kill(process.pid, 'SIGTERM');
  }, PARENT_INTERVAL).unref();
}

/**
 * Begins a test run. A process of its own waits for the end of this one, however it ends, then ends what the run left and
 * removes its folder (decision 0031).
 * @returns {Promise<{ folder: string, close: () => Promise<void> }>}
 */
export async function openTestRun() {
  const unmarked = { ...process.env };
  const folder = await makeRunFolder();
  // Its own process group keeps it from a Ctrl-C; without output it keeps no pipe of `npm test | tee` open.
  const cleaner = spawn(process.execPath, [fileURLToPath(new URL('endTestRun.mjs', import.meta.url)), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: unmarked,
  });
  const isCleaned = new Promise((resolve) => cleaner.once('close', resolve));
  stopWithNpm();
  return {
    folder,
    close: () => {
      cleaner.stdin.end();
      return isCleaned;
    },
  };
}
