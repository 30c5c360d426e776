import { parentPort, type MessagePort } from 'node:worker_threads';
import type { WorkerTask } from './runInWorker.ts';
import { lowerPriority } from './lowerPriority.ts';

/**
 * The entry point of a thread: runs the tasks of `runInWorker` one after the other. A failed task ends the thread.
 * @param load imports the code of the task; this takes half the time of a short one, so the priority is lowered before
 */
export function serveWorkerTasks<T>(
  load: () => Promise<(port: MessagePort, task: WorkerTask<T>) => Promise<void>>,
): void {
  if (!parentPort) throw new Error('This file runs in a worker thread of the portal.');
  lowerPriority();
  const loading = load();
  const run = async ({ port, task }: { port: MessagePort; task: WorkerTask<T> }) => (await loading)(port, task);
  parentPort.on('message', (message: Parameters<typeof run>[0]) => void run(message));
}
