import { Worker } from 'node:worker_threads';
import { workerFile } from '../workers/workerFile.ts';
import type { ImportWord, ImportWork } from './importWorker.ts';
import { foreignReason } from './foreignReason.ts';
import { Unreadable } from './unreadable.ts';

/** A file that needs more is refused; the portal goes on. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };
const PATIENCE = 180_000;

export type ReadOutcome = Extract<ImportWord, { kind: 'done' }>['outcome'];

/**
 * Reads a file in a thread of its own.
 * @throws Unreadable with what a person is told
 */
export async function readInThread(
  work: ImportWork,
  onProgress: (share: number, rows: number) => void,
): Promise<ReadOutcome> {
  const reason = foreignReason(Buffer.from(work.bytes.buffer, work.bytes.byteOffset, work.bytes.byteLength));
  if (reason) throw new Unreadable(reason);
  const { url, argv } = workerFile('import');
  // Messages carry the file over; what a thread prints is nobody's.
  const worker = new Worker(url, { workerData: work, argv, resourceLimits: LIMITS, stdout: true, stderr: true });
  const reading = new Promise<ReadOutcome>((resolve, reject) => {
    const late = setTimeout(() => reject(new Unreadable('slow')), PATIENCE);
    worker.on('message', (word: ImportWord) => {
      if (word.kind === 'progress') onProgress(word.share, word.rows);
      else if (word.kind === 'done') resolve(word.outcome);
      else reject(new Unreadable(word.reason, word.args));
    });
    worker.on('error', (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
    });
    worker.on('exit', () => {
      clearTimeout(late);
      reject(new Error('The import thread ended before its work did.'));
    });
  });
  return reading.finally(() => worker.terminate());
}
