import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadStore } from './uploadStore.ts';

/** Suffix of files that are still arriving. */
const UNFINISHED = '.part';
const PART_NAME = /^[\da-f-]{36}\.part$/u;

/** The path of a file that is still arriving. */
export const partPath = (folder: string, id: string): string => join(folder, `${id}${UNFINISHED}`);

/** Creates the file of an upload, readable by the portal's account only. */
export async function createPart(folder: string, id: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(partPath(folder, id), 'wx+', 0o600);
}

/** What cannot be removed is left to the sweep; the caller reports why the upload failed. */
export const removePart = (folder: string, id: string): Promise<void> =>
  rm(partPath(folder, id), { force: true }).catch(() => {});

/** Removes what interrupted uploads left behind. */
export async function sweepParts(folder: string, before: Date): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => PART_NAME.test(name));
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
}

/** Stores content that is in memory, in the same way as an upload. */
export async function storeContent(uploads: UploadStore, folder: string, id: string, content: Buffer): Promise<void> {
  // A restore that was killed may have left one.
  await removePart(folder, id);
  const part = await createPart(folder, id);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  await uploads.put({ id, path: partPath(folder, id), size: content.length, sha256 });
}
