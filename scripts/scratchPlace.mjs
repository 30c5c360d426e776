import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes; a test run takes a third of it at a time. */
const ROOM = 3 * 1024 ** 3;

/** Whether programs that are stored there may be started: containers often forbid it. */
function mayRunPrograms() {
  const mount = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === MEMORY);
  return mount !== undefined && !mount.split(' ')[3].split(',').includes('noexec');
}

/**
 * The parent of a test run's temporary folders: memory, if there is room. A database has 800 files, and tests create
 * hundreds of databases: one takes 0.03 s of processor time in memory, and up to 0.5 s on a disk. An ext4 without a journal
 * looks at every file deleted within the last minutes before it creates one.
 * @returns {string}
 */
export function scratchPlace() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) >= ROOM && mayRunPrograms()) return MEMORY;
  } catch {
    // Not Linux, or no such folder.
  }
  return tmpdir();
}

/** All places where a run may have left a folder. */
export const scratchPlaces = () => [...new Set([tmpdir(), MEMORY])];
