import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Threads and processes of the portal; each is an entry of the portal's build (`vite.portal.config.ts`), named `<name>Worker`. */
export type WorkerName = 'sheet' | 'import' | 'pdf' | 'understand' | 'reading';

/** They are built beside the portal. */
let folder = import.meta.dirname;

/** For tests, which run the portal from its sources: the folder of a built portal. */
export function setWorkerFolder(path: string): void {
  folder = path;
}

/** The code of a thread or process. */
export const workerFile = (name: WorkerName): URL => pathToFileURL(join(folder, `${name}Worker.js`));
