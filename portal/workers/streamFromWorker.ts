import type { Readable } from 'node:stream';
import { runInWorker } from './runInWorker.ts';
import { Spool } from './spool.ts';
import type { WorkerName } from './workerFile.ts';

interface WorkerStream {
  stream: Readable;
  /** Resolves when the thread is free again, however its task ended. */
  free: Promise<void>;
}

/**
 * Streams the output of a task. A slow reader does not slow the thread, because a spool file buffers the output.
 * Closing the stream early terminates the thread and frees its resources.
 * @returns after the first piece. Rejects when the thread fails before that; later failures destroy the stream
 */
export function streamFromWorker(name: WorkerName, task: object): Promise<WorkerStream> {
  const { port, failed, release, terminate } = runInWorker(name, task);
  const stream = new Spool();
  let isWhole = false;
  let onFree = () => {};
  const free = new Promise<void>((resolve) => (onFree = resolve));
  stream.once('close', () => {
    if (!isWhole) void terminate().finally(onFree);
  });
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      reject(error);
      stream.destroy(error);
    };
    // Until the stream is returned, the promise reports its failure.
    stream.on('error', () => {});
    failed.catch(fail);
    let added = Promise.resolve();
    port.on('message', (piece: Uint8Array | null) => {
      if (piece === null) {
        isWhole = true;
        release();
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
