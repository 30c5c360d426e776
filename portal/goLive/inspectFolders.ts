import { access, constants, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claimedFolders } from '../gateway/files/claimFolder.ts';

interface FoldersFound {
  /** The portal can read and write all of them. */
  areUsable: boolean;
  /** Since when the oldest file waits for the engine; null when none does. */
  oldestWaiting: Date | null;
}

/** Looks at the folders of the files gateway without changing anything. */
export async function inspectFolders(dir: string): Promise<FoldersFound> {
  try {
    const folders = await claimedFolders(dir);
    for (const folder of Object.values(folders)) await access(folder, constants.R_OK | constants.W_OK);
    return { areUsable: true, oldestWaiting: await oldestFile(folders.outbox) };
  } catch {
    return { areUsable: false, oldestWaiting: null };
  }
}

async function oldestFile(folder: string): Promise<Date | null> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.isf'));
  // The names are control numbers, which grow.
  const [oldest] = names.toSorted();
  if (oldest === undefined) return null;
  // The engine may take it in this moment.
  const found = await stat(join(folder, oldest)).catch(() => null);
  return found?.mtime ?? null;
}
