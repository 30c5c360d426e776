import { MessageChannel } from 'node:worker_threads';
import { giveOrder, type GivenOrder, type HeapLimits } from '../workers/giveOrder.ts';
import { foreignReason, isArchive } from './foreignReason.ts';
import { UNPACKED_MAX } from './inflateEntry.ts';
import type { ReadOrder, ReadWord } from './readFile.ts';
import type { ScanOrder } from './scanFile.ts';
import { Unreadable } from './unreadable.ts';
import { readZip } from './zipArchive.ts';

/** Milliseconds that a thread has for a file, and for each MB that the file unpacks to. A workbook of 150 MB takes ten seconds alone; beside people it does a tenth of its work. */
const BASE = 60_000;
const PER_MEGABYTE = 1_000;
const MEGABYTE = 1024 * 1024;
/** Bytes of a workbook from which on a second thread is worth its start: reading and judging take about as long. */
const TWO_FROM = 1_000_000;

export type ReadOutcome = Extract<ReadWord, { kind: 'done' }>['outcome'];

/** Milliseconds that a file may be read. */
export type ReadingTime = (file: Buffer) => number;

/** In proportion to what there is to read: a small file that takes long is no table. */
export const readingTime: ReadingTime = (file) =>
  BASE + (PER_MEGABYTE * (isArchive(file) ? unpackedSize(file) : file.length)) / MEGABYTE;

/**
 * Reads a file in a thread of its own, a large workbook in two. A thread that takes longer than `time` is ended, and so
 * is one that needs more memory than its heap may have.
 * @param heap limits of the threads; without them, those of their kind
 * @throws Unreadable with what a person is told
 */
export async function readInThread(
  work: Omit<ReadOrder, 'source'> & { bytes: Uint8Array },
  onProgress: (share: number, rows: number) => void,
  time: ReadingTime = readingTime,
  heap?: HeapLimits,
): Promise<ReadOutcome> {
  const { bytes, ...order } = work;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = foreignReason(file);
  if (reason) throw new Unreadable(reason);
  const isLarge = isArchive(file) && file.length >= TWO_FROM;
  const given = isLarge ? giveBoth(bytes, order, heap) : [giveOrder('import', { ...order, source: bytes }, [], heap)];
  try {
    const outcome = await outcomeOf(given, onProgress, time(file));
    for (const { keep } of given) keep();
    return outcome;
  } catch (error) {
    await Promise.all(given.map(({ end }) => end()));
    throw error;
  }
}

/** @returns the order of the thread that judges, then that of the one that scans */
function giveBoth(bytes: Uint8Array, order: Omit<ReadOrder, 'source'>, heap?: HeapLimits): GivenOrder[] {
  const { port1, port2 } = new MessageChannel();
  const judging = giveOrder('import', { ...order, source: port2 }, [port2], heap);
  return [judging, giveOrder('scan', { bytes, name: order.name, rows: port1 } satisfies ScanOrder, [port1], heap)];
}

function outcomeOf(
  given: readonly GivenOrder[],
  onProgress: (share: number, rows: number) => void,
  patience: number,
): Promise<ReadOutcome> {
  let late: NodeJS.Timeout | undefined;
  const reading = new Promise<ReadOutcome>((resolve, reject) => {
    late = setTimeout(() => reject(new Unreadable('slow')), patience);
    given[0]?.port.on('message', (word: ReadWord) => {
      if (word.kind === 'progress') onProgress(word.share, word.rows);
      else if (word.kind === 'done') resolve(word.outcome);
      else reject(new Unreadable(word.reason, word.args));
    });
    for (const { failed } of given) {
      failed.catch((error: Error & { code?: string }) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('tooLarge') : error);
      });
    }
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
