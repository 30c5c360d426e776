import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { scratchFolders } from './scratchPlace.mjs';

/** Milliseconds for a portal to finish its calls and stop its database, and for killed processes to exit. */
const STOP_TIMEOUT = 8_000;
const KILL_TIMEOUT = 4_000;

function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !/\) [ZX] /.test(read(`/proc/${pid}/stat`));
}

/** @returns {number | undefined} undefined where the system has no /proc */
export function parentOf(pid) {
  const found = /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`));
  return found ? Number(found[1]) : undefined;
}

/** Finds processes with the folder as TMPDIR. Only Linux shows the environment of other processes. */
export function processesOf(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && `\0${read(`/proc/${name}/environ`)}`.includes(`\0TMPDIR=${folder}\0`))
    .map(Number)
    .filter((pid) => pid !== process.pid && isAlive(pid));
}

const isPostgres = (pid) => read(`/proc/${pid}/comm`).startsWith('postgres');

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has exited.
    }
  }
}

async function waitUntil(isDone, milliseconds) {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await sleep(50)) if (isDone()) return;
}

/** A portal that root starts in a private folder, here this one or one in it, stores its database elsewhere and links it. */
function removeLinkedDatabases(folder) {
  for (const name of ['.', ...readdirSync(folder)]) {
    for (const link of [join(folder, name, 'database'), join(folder, name, 'data', 'database')]) {
      try {
        if (lstatSync(link).isSymbolicLink()) rmSync(realpathSync(link), { recursive: true, force: true });
      } catch {
        // The link is missing or broken.
      }
    }
  }
}

/** Portal tests keep their databases beside the run's folder, in which the paths of sockets would be too long. */
function removeTestDatabases() {
  for (const { folder, pid } of scratchFolders('tpt-tests')) {
    if (isAlive(pid)) continue;
    removeLinkedDatabases(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Ends every process of a test run, then deletes its folder. Portals get time to stop their databases; databases
 * without a portal are stopped at once.
 * @param {string} folder the run's temporary folder
 */
export async function endTestRun(folder) {
  const others = () => processesOf(folder).filter((pid) => !isPostgres(pid));
  signal(others(), 'SIGTERM');
  await waitUntil(() => others().length === 0, STOP_TIMEOUT);
  signal(others(), 'SIGKILL');
  // SIGKILL would leave the shared memory of a database behind.
  signal(processesOf(folder).filter(isPostgres), 'SIGQUIT');
  await waitUntil(() => processesOf(folder).length === 0, KILL_TIMEOUT);
  signal(processesOf(folder), 'SIGKILL');
  try {
    removeLinkedDatabases(folder);
    rmSync(folder, { recursive: true, force: true });
    removeTestDatabases();
  } catch {
    // It belongs to another account, or another run is deleting it. The next run tries again.
  }
}

// As a program: waits until the process at the other end of stdin has exited.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdin.resume();
  process.stdin.once('close', () => void endTestRun(process.argv[2] ?? ''));
}
