import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../errorFacts.ts';
import { isRunning, startMarkOf } from './processInfo.ts';
import { asAccount, type RunAs } from './runAs.ts';

type Holder = { pid: number; startMark: string };

type FolderLock = { release(): void };

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
 * @param owner account that owns the folder of the file
 * @returns the lock, or the process id of the living holder
 */
export async function takeFolderLock(path: string, owner?: RunAs): Promise<FolderLock | { heldBy: number }> {
  const own = JSON.stringify({ pid: process.pid, startMark: startMarkOf(process.pid) });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const isOwn = () => {
    try {
      return readFileSync(path, 'utf8') === own;
    } catch {
      return false;
    }
  };
  /** @returns whether it had to replace a lock, or the living holder */
  const place = (): boolean | Holder => {
    writeFileSync(draft, own, { flag: 'wx' });
    try {
      // A link is created atomically, so a half-written lock is never read.
      linkSync(draft, path);
      return false;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder)) return holder;
      renameSync(draft, path);
      return true;
    } finally {
      rmSync(draft, { force: true });
    }
  };
  const placed = asAccount(owner, place);
  if (typeof placed === 'object') return { heldBy: placed.pid };
  if (placed) {
    // Two portals may replace a dead holder's lock at the same moment: the later one keeps it.
    await sleep(150);
    if (!asAccount(owner, isOwn)) return { heldBy: asAccount(owner, () => readHolder(path))?.pid ?? 0 };
  }
  return {
    release: () =>
      asAccount(owner, () => {
        if (isOwn()) rmSync(path, { force: true });
      }),
  };
}
