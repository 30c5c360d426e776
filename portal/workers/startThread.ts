import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { standBack } from './standBack.ts';
import type { Ordered } from './streamFromWorker.ts';

/**
 * What a thread of `streamFromWorker` begins with.
 * @param load imports its work; loading is the half of a short order, so the thread stands back before it
 */
export async function startThread<T>(
  load: () => Promise<(port: MessagePort, order: Ordered<T>) => Promise<void>>,
): Promise<void> {
  if (!parentPort) throw new Error('This is a thread of the portal.');
  standBack();
  const work = await load();
  await work(parentPort, workerData as Ordered<T>);
}
