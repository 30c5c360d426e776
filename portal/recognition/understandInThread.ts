import { runInWorker } from '../workers/runInWorker.ts';
import type { Understood, UnderstandTask } from './understand.ts';
import { Unrecognizable } from './unrecognizable.ts';

/** Milliseconds; documents of twenty pages take one second. */
const TIME_MAX = 30_000;

/**
 * Understands documents in a thread, which is ended when it takes too long or exceeds its heap.
 * @throws Unrecognizable
 */
export async function understandInThread(task: UnderstandTask, signal: AbortSignal): Promise<Understood> {
  const running = runInWorker('understand', task);
  let stop = () => {};
  try {
    const understood = await new Promise<Understood>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Unrecognizable('slow')), TIME_MAX);
      const abort = () => reject(new Unrecognizable('slow'));
      signal.addEventListener('abort', abort);
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      running.port.on('message', resolve);
      running.failed.catch((error: Error & { code?: string }) =>
        reject(new Unrecognizable(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooComplex' : 'aiAbnormal')),
      );
    });
    running.release();
    return understood;
  } catch (error) {
    await running.terminate();
    throw error;
  } finally {
    stop();
  }
}
