import { runInWorker, type RunningTask, type HeapLimits } from '../workers/runInWorker.ts';
import { unsupportedReason, isArchive, isOle } from './fileSignature.ts';
import { UNPACKED_MAX } from './inflateEntry.ts';
import type { ReadTask, ReadMessage } from './readFile.ts';
import { Unreadable } from './unreadable.ts';
import { readZip } from './zipArchive.ts';

/**
 * Milliseconds that a worker has for a file, and for each unpacked MB. A workbook of 150 MB takes ten seconds alone; while
 * it yields to requests, it gets a tenth of the time.
 */
const BASE = 60_000;
const PER_MEGABYTE = 1_000;
const MEGABYTE = 1024 * 1024;

/** The library that reads old workbooks holds a whole one as objects: an honest one of 5 MB needs more than 128 MB. */
const OLD_BOOK_HEAP: HeapLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export type ReadOutcome = Extract<ReadMessage, { kind: 'done' }>['outcome'];

/** Milliseconds that a file may be read. */
export type ReadingTime = (file: Buffer) => number;

/** In proportion to the unpacked size. */
export const readingTime: ReadingTime = (file) =>
  BASE + (PER_MEGABYTE * (isArchive(file) ? unpackedSize(file) : file.length)) / MEGABYTE;

/**
 * Reads a file in a worker thread. A thread that takes longer than `time` is ended, and so is one that needs more memory
 * than its heap may have. The bytes move to the thread.
 * @param heap limits of the worker; by default those of its kind
 * @throws Unreadable with the reason shown to the person
 */
export async function readInThread(
  order: ReadTask,
  onProgress: (share: number, rows: number) => void,
  time: ReadingTime = readingTime,
  heap?: HeapLimits,
): Promise<ReadOutcome> {
  const { bytes } = order;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = unsupportedReason(file);
  if (reason) throw new Unreadable(reason);
  const patience = time(file);
  const limits = heap ?? (isOle(file) ? OLD_BOOK_HEAP : undefined);
  // A small file may share its memory with others.
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
  const task = runInWorker('import', order, isWhole ? [bytes.buffer] : [], limits);
  try {
    const outcome = await outcomeOf(task, onProgress, patience);
    task.release();
    return outcome;
  } catch (error) {
    await task.terminate();
    throw error;
  }
}

function outcomeOf(
  { port, failed }: RunningTask,
  onProgress: (share: number, rows: number) => void,
  patience: number,
): Promise<ReadOutcome> {
  let late: NodeJS.Timeout | undefined;
  const reading = new Promise<ReadOutcome>((resolve, reject) => {
    late = setTimeout(() => reject(new Unreadable('slow')), patience);
    port.on('message', (message: ReadMessage) => {
      if (message.kind === 'progress') onProgress(message.share, message.rows);
      else if (message.kind === 'done') resolve(message.outcome);
      else reject(new Unreadable(message.reason, message.args));
    });
    failed.catch((error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
    });
  });
  return reading.finally(() => clearTimeout(late));
}

/** The unpacked size that an archive declares, capped at what is ever unpacked. */
function unpackedSize(file: Buffer): number {
  try {
    return Math.min(
      UNPACKED_MAX,
      [...readZip(file).values()].reduce((sum, { unpacked }) => sum + unpacked, 0),
    );
  } catch {
    // The worker reports why the archive is unreadable.
    return file.length;
  }
}
