import type { Readable } from 'node:stream';
import { giveOrder } from './giveOrder.ts';
import { Spool } from './spool.ts';
import type { WorkerName } from './workerFile.ts';

/** What a thread makes of an order. */
export interface WorkerStream {
  stream: Readable;
  /** Resolves when the thread is free again, however its order ended. */
  free: Promise<void>;
}

/**
 * The bytes that a thread makes of an order. The thread works at its own pace, whatever the reader does: what is not read
 * in time waits in a spool file. Closing the stream early ends the thread, and with it everything the thread holds.
 * @returns when the first piece is there. Rejects when the thread fails before; later failures destroy the stream
 */
export function streamFromWorker(name: WorkerName, order: object): Promise<WorkerStream> {
  const { port, failed, keep, end } = giveOrder(name, order);
  const stream = new Spool();
  let isWhole = false;
  let onFree = () => {};
  const free = new Promise<void>((resolve) => (onFree = resolve));
  stream.once('close', () => {
    if (!isWhole) void end().finally(onFree);
  });
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      reject(error);
      stream.destroy(error);
    };
    // Before the stream is returned, the promise carries its failure.
    stream.on('error', () => {});
    failed.catch(fail);
    let added = Promise.resolve();
    port.on('message', (piece: Uint8Array | null) => {
      if (piece === null) {
        isWhole = true;
        keep();
        onFree();
        added.then(() => {
          resolve({ stream, free });
          stream.finish();
        }, fail);
        return;
      }
      added = added.then(() => stream.add(piece));
      added.then(() => {
        resolve({ stream, free });
        port.postMessage('more');
      }, fail);
    });
  });
}
