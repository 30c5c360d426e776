import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../startError.ts';
import { isRunning, startMarkOf } from './processInfo.ts';

type Holder = { pid: number; startMark: string };

export type FolderLock = { release(): void };

function readHolder(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, startMark } = value as Record<string, unknown>;
    return typeof pid === 'number' && typeof startMark === 'string' ? { pid, startMark } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  return isRunning(holder.pid) && startMarkOf(holder.pid) === holder.startMark;
}

/**
 * Takes the lock file for this process, also from a holder that was killed.
 * @returns the lock, or the process id of the living holder.
 */
export async function takeFolderLock(path: string): Promise<FolderLock | { heldBy: number }> {
  const own = JSON.stringify({ pid: process.pid, startMark: startMarkOf(process.pid) });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const isOwn = () => {
    try {
      return readFileSync(path, 'utf8') === own;
    } catch {
      return false;
    }
  };
  writeFileSync(draft, own);
  try {
    // A link appears whole or not at all, so nobody ever reads a half-written lock.
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = readHolder(path);
    if (holder && isAlive(holder)) return { heldBy: holder.pid };
    renameSync(draft, path);
    // Two portals may replace a dead holder's lock in the same moment: the later one keeps it.
    await sleep(150);
    if (!isOwn()) return { heldBy: readHolder(path)?.pid ?? 0 };
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}
