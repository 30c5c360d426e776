import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of files that are still being written. */
export const UNFINISHED = '.tmp';

/**
 * Writes a file atomically and durably (fsync), one byte per column (ISO 8859-1).
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  await writeUnfinished(path, text);
  await renameDurably(path);
}

/** Writes a file under its temporary name; `renameDurably` gives it its own. */
export async function writeUnfinished(path: string, text: string): Promise<void> {
  const file = await open(path + UNFINISHED, 'w');
  try {
    await file.writeFile(text, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dirname(path));
}

export async function renameDurably(path: string): Promise<void> {
  await rename(path + UNFINISHED, path);
  await syncFolder(dirname(path));
}

/** Makes an entry of a folder durable. Not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
