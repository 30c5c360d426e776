import { Readable } from 'node:stream';
import { giveOrder } from './giveOrder.ts';
import type { WorkerName } from './workerFile.ts';

/**
 * The bytes that a thread makes of an order. Each piece is asked for before it is made, so that a slow reader slows the
 * thread; closing the stream early ends the thread, and with it everything the thread holds.
 * @returns when the first piece is there. Rejects when the thread fails before; later failures destroy the stream
 */
export function streamFromWorker(name: WorkerName, order: object): Promise<Readable> {
  const { port, failed, keep, end } = giveOrder(name, order);
  let unasked = 0;
  let isWhole = false;
  const stream = new Readable({
    highWaterMark: 256 * 1024,
    read() {
      while (unasked > 0) {
        unasked -= 1;
        port.postMessage('more');
      }
    },
    destroy(error, done) {
      if (!isWhole) return void end().then(() => done(error));
      keep();
      done(error);
    },
  });
  return new Promise((resolve, reject) => {
    // A stream that nobody was given fails silently; its failure is the promise's.
    stream.on('error', () => {});
    failed.catch((error: Error) => {
      reject(error);
      stream.destroy(error);
    });
    port.on('message', (piece: Uint8Array | null) => {
      resolve(stream);
      isWhole = piece === null;
      if (stream.push(piece)) port.postMessage('more');
      else unasked += 1;
    });
  });
}
