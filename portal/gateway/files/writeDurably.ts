import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of files that are still being written. */
export const UNFINISHED = '.tmp';

/**
 * Writes a file atomically and durably (fsync), one byte per column (ISO 8859-1).
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(text, 'latin1');
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/** Makes a rename durable. Not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
