import { MessageChannel } from 'node:worker_threads';
import { giveOrder, type GivenOrder } from '../workers/giveOrder.ts';
import { foreignReason, isArchive } from './foreignReason.ts';
import type { ReadOrder, ReadWord } from './readFile.ts';
import type { ScanOrder } from './scanFile.ts';
import { Unreadable } from './unreadable.ts';

const PATIENCE = 180_000;
/** Bytes of a workbook from which on a second thread is worth its start: reading and judging take about as long. */
const TWO_FROM = 1_000_000;

export type ReadOutcome = Extract<ReadWord, { kind: 'done' }>['outcome'];

/**
 * Reads a file in a thread of its own, a large workbook in two.
 * @throws Unreadable with what a person is told
 */
export async function readInThread(
  work: Omit<ReadOrder, 'source'> & { bytes: Uint8Array },
  onProgress: (share: number, rows: number) => void,
): Promise<ReadOutcome> {
  const { bytes, ...order } = work;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reason = foreignReason(file);
  if (reason) throw new Unreadable(reason);
  const isLarge = isArchive(file) && file.length >= TWO_FROM;
  const given = isLarge ? giveBoth(bytes, order) : [giveOrder('import', { ...order, source: bytes })];
  try {
    const outcome = await outcomeOf(given, onProgress);
    for (const { keep } of given) keep();
    return outcome;
  } catch (error) {
    await Promise.all(given.map(({ end }) => end()));
    throw error;
  }
}

/** @returns the order of the thread that judges, then that of the one that scans */
function giveBoth(bytes: Uint8Array, order: Omit<ReadOrder, 'source'>): GivenOrder[] {
  const { port1, port2 } = new MessageChannel();
  const judging = giveOrder('import', { ...order, source: port2 }, [port2]);
  return [judging, giveOrder('scan', { bytes, rows: port1 } satisfies ScanOrder, [port1])];
}

function outcomeOf(
  given: readonly GivenOrder[],
  onProgress: (share: number, rows: number) => void,
): Promise<ReadOutcome> {
  let late: NodeJS.Timeout | undefined;
  const reading = new Promise<ReadOutcome>((resolve, reject) => {
    late = setTimeout(() => reject(new Unreadable('slow')), PATIENCE);
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
