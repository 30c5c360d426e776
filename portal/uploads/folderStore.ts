import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errorFacts.ts';
import { UPLOAD_ID, type ArrivedFile, type UploadStore } from './uploadStore.ts';

/** Files in one folder, named by their ids; the folder in which they arrive, so that a rename stores them. */
export class FolderStore implements UploadStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put({ id, path }: ArrivedFile): Promise<void> {
    await rename(path, this.#pathOf(id));
    const folder = await open(this.#folder, 'r').catch(() => null);
    await folder?.sync().catch(() => {});
    await folder?.close();
  }

  async read(id: string) {
    const path = this.#pathOf(id);
    try {
      const { size } = await stat(path);
      return { size, content: createReadStream(path) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  remove(id: string): Promise<void> {
    return rm(this.#pathOf(id), { force: true });
  }

  async *list() {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => UPLOAD_ID.test(name));
    for (const id of names) {
      const found = await stat(this.#pathOf(id)).catch(() => null);
      if (found) yield { id, storedAt: found.mtime };
    }
  }

  /** The data folder belongs to its database (decision 0016). */
  belongsTo(): Promise<boolean> {
    return Promise.resolve(true);
  }

  #pathOf(id: string): string {
    return join(this.#folder, id);
  }
}
