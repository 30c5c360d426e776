import { runInWorker, type RunningTask, type HeapLimits } from '../workers/runInWorker.ts';
import { unsupportedReason, isArchive, isOle } from './fileSignature.ts';
import { UNPACKED_MAX } from './inflateEntry.ts';
import type { AmsBillsTask } from './amsBillsTable.ts';
import type { ReadTask, ReadMessage } from './readFile.ts';
import { Unreadable } from './unreadable.ts';
import { readZip } from './zipArchive.ts';

/**
 * Milliseconds for a file, plus those for each unpacked MB. A workbook of 150 MB takes ten seconds on an idle machine;
 * while the worker yields to requests, it gets a tenth of the time.
 */
const BASE = 60_000;
const PER_MEGABYTE = 1_000;
const MEGABYTE = 1024 * 1024;

/** An old workbook is parsed in parts, each with all its shared texts: 180,000 different ones need 100 MB. */
const OLD_BOOK_HEAP: HeapLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };

type ReadOutcome = Omit<Extract<ReadMessage, { kind: 'done' }>, 'kind'>;

/** Milliseconds after which reading a file is aborted. */
export type ReadingTime = (file: Buffer) => number;

/** Proportional to the unpacked size. */
export const readingTime: ReadingTime = (file) =>
  BASE + (PER_MEGABYTE * (isArchive(file) ? unpackedSize(file) : file.length)) / MEGABYTE;

/**
 * Reads a file in a worker thread. The thread is ended when it takes longer than `time` or exceeds its heap. The bytes
 * are transferred to the thread.
 * @param heap limits of the worker; default: those of its kind
 * @throws Unreadable with the reason shown to the person
 */
export async function readInThread<O extends object = ReadOutcome>(
  order: ReadTask | AmsBillsTask,
  onProgress: (share: number, rows: number) => void,
  time: ReadingTime = readingTime,
  heap?: HeapLimits,
): Promise<O> {
  const { bytes } = order;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = unsupportedReason(file);
  if (reason) throw new Unreadable(reason);
  const timeout = time(file);
  const limits = heap ?? (isOle(file) ? OLD_BOOK_HEAP : undefined);
  // Small buffers share one ArrayBuffer, which cannot be transferred.
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
  const task = runInWorker('import', order, isWhole ? [bytes.buffer] : [], limits);
  try {
    const outcome = await awaitOutcome<O>(task, onProgress, timeout);
    task.release();
    return outcome;
  } catch (error) {
    await task.terminate();
    throw error;
  }
}

type Done<O> = { kind: 'done' } & O;

function withoutKind<O extends object>(message: Done<O>): O {
  const { kind: _kind, ...outcome } = message;
  return outcome as unknown as O;
}

function awaitOutcome<O extends object>(
  { port, failed }: RunningTask,
  onProgress: (share: number, rows: number) => void,
  timeout: number,
): Promise<O> {
  let timer: NodeJS.Timeout | undefined;
  const reading = new Promise<O>((resolve, reject) => {
    timer = setTimeout(() => reject(new Unreadable('slow')), timeout);
    port.on('message', (message: Exclude<ReadMessage, { kind: 'done' }> | Done<O>) => {
      if (message.kind === 'progress') onProgress(message.share, message.rows);
      else if (message.kind === 'done') resolve(withoutKind(message));
      else reject(new Unreadable(message.reason, message.args));
    });
    failed.catch((error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
    });
  });
  return reading.finally(() => clearTimeout(timer));
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
