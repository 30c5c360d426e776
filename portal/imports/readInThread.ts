import { runInWorker, type RunningTask, type HeapLimits } from '../workers/runInWorker.ts';
import { foreignReason, isArchive, isOle } from './foreignReason.ts';
import { UNPACKED_MAX } from './inflateEntry.ts';
import type { ReadOrder, ReadWord } from './readFile.ts';
import { Unreadable } from './unreadable.ts';
import { readZip } from './zipArchive.ts';

/** Milliseconds that a thread has for a file, and for each MB that the file unpacks to. A workbook of 150 MB takes ten seconds alone; beside people it does a tenth of its work. */
const BASE = 60_000;
const PER_MEGABYTE = 1_000;
const MEGABYTE = 1024 * 1024;

/** The library that reads old workbooks holds a whole one as objects: an honest one of 5 MB needs more than 128 MB. */
const OLD_BOOK_HEAP: HeapLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export type ReadOutcome = Extract<ReadWord, { kind: 'done' }>['outcome'];

/** Milliseconds that a file may be read. */
export type ReadingTime = (file: Buffer) => number;

/** In proportion to what there is to read: a small file that takes long is no table. */
export const readingTime: ReadingTime = (file) =>
  BASE + (PER_MEGABYTE * (isArchive(file) ? unpackedSize(file) : file.length)) / MEGABYTE;

/**
 * Reads a file in a worker thread. A thread that takes longer than `time` is ended, and so is one that needs more memory
 * than its heap may have. The bytes move to the thread.
 * @param heap limits of the threads; without them, those of their kind
 * @throws Unreadable with what a person is told
 */
export async function readInThread(
  work: ReadOrder,
  onProgress: (share: number, rows: number) => void,
  time: ReadingTime = readingTime,
  heap?: HeapLimits,
): Promise<ReadOutcome> {
  const { bytes } = work;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = foreignReason(file);
  if (reason) throw new Unreadable(reason);
  const patience = time(file);
  const limits = heap ?? (isOle(file) ? OLD_BOOK_HEAP : undefined);
  // A small file may share its memory with others.
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength;
  const given = runInWorker('import', work, isWhole ? [bytes.buffer] : [], limits);
  try {
    const outcome = await outcomeOf(given, onProgress, patience);
    given.release();
    return outcome;
  } catch (error) {
    await given.terminate();
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
    port.on('message', (word: ReadWord) => {
      if (word.kind === 'progress') onProgress(word.share, word.rows);
      else if (word.kind === 'done') resolve(word.outcome);
      else reject(new Unreadable(word.reason, word.args));
    });
    failed.catch((error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
    });
  });
  return reading.finally(() => clearTimeout(late));
}

/** Bytes that the parts of an archive say they unpack to, at most as many as are ever unpacked. */
function unpackedSize(file: Buffer): number {
  try {
    return Math.min(
      UNPACKED_MAX,
      [...readZip(file).values()].reduce((sum, { unpacked }) => sum + unpacked, 0),
    );
  } catch {
    // The thread says what is the matter with it.
    return file.length;
  }
}
