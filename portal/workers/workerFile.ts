import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Threads and processes of the portal; each is an entry of the portal's build (`vite.portal.config.ts`), named `<name>Worker`. */
const WORKERS = {
  sheet: 'exports/sheetWorker.ts',
  import: 'imports/importWorker.ts',
  pdf: 'pdf/pdfWorker.ts',
  understand: 'recognition/understandWorker.ts',
  reading: 'recognition/readingWorker.ts',
} as const;
export type WorkerName = keyof typeof WORKERS;

/**
 * The code of a thread or process: built beside the portal, or its source in tests.
 * @example const { url, argv } = workerFile('sheet'); new Worker(url, { argv, workerData });
 */
export function workerFile(name: WorkerName): { url: URL; argv: string[] } {
  const built = join(import.meta.dirname, `${name}Worker.js`);
  if (existsSync(built)) return { url: pathToFileURL(built), argv: [] };
  const source = pathToFileURL(join(import.meta.dirname, '..', WORKERS[name]));
  return { url: pathToFileURL(join(import.meta.dirname, 'fromSource.mjs')), argv: [source.href] };
}
