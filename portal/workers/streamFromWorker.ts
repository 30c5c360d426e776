import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { peopleWaiting } from './peopleWaiting.ts';
import { workerFile, type WorkerName } from './workerFile.ts';

/** What a thread is handed beside its order. */
export type Ordered<T> = T & { waiting: Int32Array };

/** A thread that eats more than this is stopped, not the portal. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * The bytes that a thread makes of an order. Each piece is asked for before it is made, so that a slow reader slows the
 * thread; closing the stream ends the thread, and with it everything the thread holds.
 * @returns when the first piece is there. Rejects when the thread fails before; later failures destroy the stream
 */
export function streamFromWorker(name: WorkerName, order: object): Promise<Readable> {
  const { url, argv } = workerFile(name);
  const worker = new Worker(url, { workerData: { ...order, waiting: peopleWaiting }, argv, resourceLimits: LIMITS });
  let unasked = 0;
  const stream = new Readable({
    highWaterMark: 256 * 1024,
    read() {
      while (unasked > 0) {
        unasked -= 1;
        worker.postMessage('more');
      }
    },
    destroy(error, done) {
      void worker.terminate().then(() => done(error));
    },
  });
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      stream.destroy(error);
    };
    let isWhole = false;
    // A stream that nobody was given fails silently; its failure is the promise's.
    stream.on('error', () => {});
    worker.on('error', fail);
    worker.on('exit', () => {
      if (!isWhole) fail(new Error(`The thread ${name} ended before its work did.`));
    });
    worker.on('message', (piece: Uint8Array | null) => {
      resolve(stream);
      isWhole = piece === null;
      if (stream.push(piece)) worker.postMessage('more');
      else unasked += 1;
    });
  });
}
