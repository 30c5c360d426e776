import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { soundPortal } from '../../faults/bundlePortal.ts';
import { readingTime, type ReadingTime } from '../readInThread.ts';
import type { Unreadable } from '../unreadable.ts';
import type { AnyBill } from './importBytes.ts';

export type ThreadAnswer =
  | { kind: 'read'; bills: AnyBill[] }
  | { kind: 'refused'; reason: Unreadable['reason'] }
  | { kind: 'failed'; error: string };

const WORKER = join(dirname(soundPortal()), 'importThreadWorker.js');

/**
 * Reads files with `importBytes` in one thread, without a database. A file that takes too long cannot block the test: the
 * thread is ended, and the error has the label of the file.
 */
export function createImportThread(time: ReadingTime = readingTime) {
  let worker: Worker | null = null;
  function start(): Worker {
    // Discards output, because the library for old workbooks logs every unknown record.
    return new Worker(WORKER, { stdout: true, stderr: true });
  }
  async function end(): Promise<void> {
    await worker?.terminate();
    worker = null;
  }

  /** @throws an error that starts with `label` when reading fails or takes too long */
  async function read(bytes: Buffer, label: string): Promise<Exclude<ThreadAnswer, { kind: 'failed' }>> {
    const thread = (worker ??= start());
    const limit = time(bytes);
    const answer = await new Promise<ThreadAnswer>((resolve) => {
      const fail = (error: string) => answered({ kind: 'failed', error });
      const timer = setTimeout(() => fail(`not read within ${limit} ms`), limit);
      const onError = (error: Error) => fail(error.stack ?? error.message);
      const onExit = () => fail('the thread ended');
      function answered(found: ThreadAnswer) {
        clearTimeout(timer);
        thread.off('message', answered).off('error', onError).off('exit', onExit);
        resolve(found);
      }
      thread.on('message', answered).on('error', onError).on('exit', onExit);
      thread.postMessage(bytes);
    });
    if (answer.kind !== 'failed') return answer;
    await end();
    throw new Error(`${label}: ${answer.error}`);
  }
  return { read, end };
}
