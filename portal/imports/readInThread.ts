import { MessageChannel, Worker, type Transferable } from 'node:worker_threads';
import { peopleWaiting } from '../workers/peopleWaiting.ts';
import { workerFile, type WorkerName } from '../workers/workerFile.ts';
import type { ImportWord, ImportWork } from './importWorker.ts';
import { foreignReason, isArchive } from './foreignReason.ts';
import type { ScanWork } from './scanWorker.ts';
import { Unreadable } from './unreadable.ts';

/** A file that needs more is refused; the portal goes on. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };
const PATIENCE = 180_000;
/** Bytes of a workbook from which on a second thread is worth its start: reading and judging take about as long. */
const TWO_FROM = 1_000_000;

export type ReadOutcome = Extract<ImportWord, { kind: 'done' }>['outcome'];

/**
 * Reads a file in a thread of its own, a large workbook in two.
 * @throws Unreadable with what a person is told
 */
export async function readInThread(
  work: Omit<ImportWork, 'waiting' | 'source'> & { bytes: Uint8Array },
  onProgress: (share: number, rows: number) => void,
): Promise<ReadOutcome> {
  const { bytes, ...order } = work;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = foreignReason(file);
  if (reason) throw new Unreadable(reason);
  const workers: Worker[] = [];
  const start = (name: WorkerName, workerData: ScanWork | ImportWork, transferList: Transferable[]): Worker => {
    const { url, argv } = workerFile(name);
    // Messages carry the file over; what a thread prints is nobody's.
    const options = { workerData, transferList, argv, resourceLimits: LIMITS, stdout: true, stderr: true };
    const worker = new Worker(url, options);
    workers.push(worker);
    return worker;
  };
  const startBoth = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    start('scan', { bytes, rows: port1, waiting: peopleWaiting }, [port1]);
    return start('import', { ...order, source: port2, waiting: peopleWaiting }, [port2]);
  };
  const isLarge = isArchive(file) && file.length >= TWO_FROM;
  const judge = isLarge ? startBoth() : start('import', { ...order, source: bytes, waiting: peopleWaiting }, []);
  const reading = new Promise<ReadOutcome>((resolve, reject) => {
    const late = setTimeout(() => reject(new Unreadable('slow')), PATIENCE);
    judge.on('message', (word: ImportWord) => {
      if (word.kind === 'progress') onProgress(word.share, word.rows);
      else if (word.kind === 'done') resolve(word.outcome);
      else reject(new Unreadable(word.reason, word.args));
    });
    for (const worker of workers) {
      worker.on('error', (error: Error & { code?: string }) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
      });
    }
    judge.on('exit', () => {
      clearTimeout(late);
      reject(new Error('The import thread ended before its work did.'));
    });
  });
  return reading.finally(() => Promise.all(workers.map((worker) => worker.terminate())));
}
