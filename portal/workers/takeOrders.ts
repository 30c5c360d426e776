import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Ordered } from './giveOrder.ts';
import { standBack } from './standBack.ts';

/**
 * What a thread of the portal begins with: it works on what `giveOrder` gives it, one order after the other. One that
 * fails ends it.
 * @param load imports its work; loading is the half of a short order, so the thread stands back before it
 */
export function takeOrders<T>(load: () => Promise<(port: MessagePort, order: Ordered<T>) => Promise<void>>): void {
  if (!parentPort) throw new Error('This is a thread of the portal.');
  standBack();
  const loading = load();
  const take = async ({ port, order }: { port: MessagePort; order: Ordered<T> }) => (await loading)(port, order);
  parentPort.on('message', (given: Parameters<typeof take>[0]) => void take(given));
}
