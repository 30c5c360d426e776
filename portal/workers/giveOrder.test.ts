import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { giveOrder, type GivenOrder } from './giveOrder.ts';

const given: GivenOrder[] = [];
afterEach(async () => {
  for (const { end } of given.splice(0)) await end();
});

/** Has a thread scan a text that is no workbook. @returns the order, and the last word of it */
async function scan() {
  const { port1, port2 } = new MessageChannel();
  const order = giveOrder('scan', { bytes: Buffer.from('a,b\n1,2\n'), rows: port1 }, [port1]);
  given.push(order);
  port2.on('message', ({ kind }: { kind: string }) => {
    if (kind === 'progress') port2.postMessage('more');
    if (kind === 'whole') port2.close();
  });
  await once(port2, 'close');
  return order;
}

it('[D03] a thread that is done takes the next order', async () => {
  const first = await scan();
  first.keep();
  const second = await scan();
  expect(second.threadId).toBe(first.threadId);
  const third = await scan();
  expect(third.threadId).not.toBe(first.threadId);
});

it('[D03] of threads that are done at the same time one is kept', async () => {
  const [first, second] = [await scan(), await scan()];
  first.keep();
  second.keep();
  const [third, fourth] = [await scan(), await scan()];
  expect(third.threadId).toBe(first.threadId);
  expect(fourth.threadId).not.toBe(second.threadId);
});

it('a thread that was ended takes no further order', async () => {
  const first = await scan();
  await first.end();
  const second = await scan();
  expect(second.threadId).not.toBe(first.threadId);
});

it('[D03] an order fails with its thread, and the next one has another thread', async () => {
  // Without a way for the rows there is nothing that the thread could do.
  const broken = giveOrder('scan', { bytes: Buffer.from('a'), rows: null });
  await expect(broken.failed).rejects.toThrow(/null/u);
  await broken.end();
  broken.keep();
  await expect(scan()).resolves.toBeDefined();
});
