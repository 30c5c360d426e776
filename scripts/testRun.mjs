import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endTestRun, isAlive, parentOf } from './endTestRun.mjs';
import { ownPrefix, scratchFolders } from './scratchPlace.mjs';

const KIND = 'tpt-run';
const PARENT_INTERVAL = 500;

/** Cleans up after runs whose cleanup process was killed too, for example with its container. */
async function endDeadRuns() {
  for (const { folder, pid } of scratchFolders(KIND)) {
    if (!isAlive(pid)) await endTestRun(folder);
  }
}

/**
 * Creates the temporary folder of a run and sets it as TMPDIR of all processes started afterwards. It also identifies
 * the processes of the run.
 * @param {string} [place] its parent
 * @returns {Promise<string>}
 */
export async function makeRunFolder(place = tmpdir()) {
  await endDeadRuns();
  const folder = mkdtempSync(join(place, `${ownPrefix(KIND)}${process.pid}-`));
  // Started as root, portal and database write here as other accounts.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.env.TPT_RUN_FOLDER = folder;
  return folder;
}

/** Ends this process when npm is killed: npm runs scripts in a shell that survives its SIGKILL. */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const npm = parentOf(parent) ?? parent;
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) process.kill(process.pid, 'SIGTERM');
  }, PARENT_INTERVAL).unref();
}

/**
 * Starts a test run. A separate process waits for the end of this one, then ends the remaining processes and
 * deletes the folder (decision 0031).
 * @param {string} [place] the parent of the folder
 * @returns {Promise<{ folder: string, close: () => Promise<void> }>}
 */
export async function openTestRun(place) {
  const unmarked = { ...process.env };
  const folder = await makeRunFolder(place);
  // A separate process group does not receive Ctrl-C; without output it keeps no pipe of `npm test | tee` open.
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
