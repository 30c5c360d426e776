import { open, mkdir, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '../portal.ts';

/** Suffix of files that are still arriving. */
const UNFINISHED = '.part';
const DAY = 24 * 3_600_000;
const FILE_NAME = /^[\da-f-]{36}(?:\.part)?$/u;

/** The path of a stored file; ids are random and never derived from names that a browser sent. */
export const uploadPath = (folder: string, id: string): string => join(folder, id);
const partPath = (folder: string, id: string): string => join(folder, `${id}${UNFINISHED}`);

/** Creates the file of an upload, readable by the portal's account only. */
export async function createPart(folder: string, id: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(partPath(folder, id), 'wx+', 0o600);
}

// What cannot be removed is left to the sweep; the caller reports why the upload failed.
const removeIfPossible = (path: string): Promise<void> => rm(path, { force: true }).catch(() => {});

export const removePart = (folder: string, id: string): Promise<void> => removeIfPossible(partPath(folder, id));

export const removeUpload = (folder: string, id: string): Promise<void> => removeIfPossible(uploadPath(folder, id));

/** Gives a completely written and synced file its name, durably. */
export async function finishPart(folder: string, id: string): Promise<void> {
  await rename(partPath(folder, id), uploadPath(folder, id));
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

export const partOf = partPath;

/**
 * Removes files that no row names: of interrupted uploads, and of rows that the retention removed. Younger than a day
 * they may belong to an upload in progress.
 */
export async function sweepUploads({ db, config, clock }: Pick<Portal, 'db' | 'config' | 'clock'>): Promise<void> {
  const folder = config.uploadDir;
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE_NAME.test(name));
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < clock().getTime() - DAY) old.push(name);
  }
  if (old.length === 0) return;
  const rows = await db.selectFrom('uploaded_file').select('id').where('id', 'in', old).execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const name of old) if (!known.has(name)) await rm(join(folder, name), { force: true });
}
