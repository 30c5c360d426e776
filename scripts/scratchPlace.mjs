import { existsSync, readdirSync, readFileSync, readlinkSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; a test run takes a quarter of it at a time. */
const ROOM = 3 * 1024 ** 3;

/**
 * Whether programs that are stored in a folder may be started: containers often forbid it for shared memory.
 * @param {string} folder
 * @param {string} mounts lines of `/proc/self/mounts`: device, folder, type, options …
 */
export function mayRunPrograms(folder, mounts) {
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === folder);
  return mount !== undefined && !mount.split(' ')[3].split(',').includes('noexec');
}

/**
 * The parent of a test run's temporary folders: memory, if there is room, otherwise `TMPDIR`. A database has 800 files, and
 * tests create hundreds of databases: one takes 0.03 s of processor time in memory, and up to 0.5 s on a disk. An ext4
 * without a journal looks at every file deleted within the last minutes before it creates one.
 * @param {{ runsPrograms?: boolean }} [needs]
 * @returns {string}
 */
export function scratchPlace({ runsPrograms = false } = {}) {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const hasRoom = Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
    if (hasRoom && (!runsPrograms || mayRunPrograms(MEMORY, readFileSync('/proc/self/mounts', 'utf8')))) return MEMORY;
  } catch {
    // Not Linux, or no such folder.
  }
  return tmpdir();
}

/** All existing places where a run may have left a folder. */
export const scratchPlaces = () => [...new Set([tmpdir(), MEMORY])].filter((place) => existsSync(place));

/**
 * The beginning of the names of such folders, before the id of their process: containers that share memory do not share
 * process ids, and must not take each other's folders for those of ended processes.
 * @param {string} kind
 * @example ownPrefix('tpt-run') // 'tpt-run-4026531836-'
 */
export function ownPrefix(kind) {
  try {
    return `${kind}-${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0}-`;
  } catch {
    return `${kind}-0-`;
  }
}

/**
 * The folders of a kind in all places, with the ids of the processes that made them.
 * @param {string} kind
 */
export function scratchFolders(kind) {
  const prefix = ownPrefix(kind);
  return scratchPlaces().flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ folder: join(place, name), pid: Number.parseInt(name.slice(prefix.length), 10) })),
  );
}
