import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { giveOrder, type GivenOrder } from './giveOrder.ts';

const given: GivenOrder[] = [];
afterEach(async () => {
  for (const { end } of given.splice(0)) await end();
});

const IMPORT = {
  name: 'list.csv',
  connection: { isOwn: false },
  runId: 'run',
  billType: ISF_10,
  houseScac: 'HBRL',
  userId: '1',
  userName: 'Fay Filer',
  locale: 'en',
  now: new Date('2026-08-03T02:00:00Z'),
} as const;

/** Gives a worker a file that it refuses without a database. @returns the order once it is answered */
async function readRefused() {
  const order = giveOrder('import', { ...IMPORT, bytes: Buffer.from('<html>') });
  given.push(order);
  const [word] = (await once(order.port, 'message')) as [{ kind: string }];
  expect(word.kind).toBe('unreadable');
  return order;
}

it('[D03] a thread that is done takes the next order', async () => {
  const first = await readRefused();
  first.keep();
  const second = await readRefused();
  expect(second.threadId).toBe(first.threadId);
  const third = await readRefused();
  expect(third.threadId).not.toBe(first.threadId);
});

it('[D03] of threads that are done at the same time one is kept', async () => {
  const [first, second] = [await readRefused(), await readRefused()];
  first.keep();
  second.keep();
  const [third, fourth] = [await readRefused(), await readRefused()];
  expect(third.threadId).toBe(first.threadId);
  expect(fourth.threadId).not.toBe(second.threadId);
});

it('a thread that was ended takes no further order', async () => {
  const first = await readRefused();
  await first.end();
  const second = await readRefused();
  expect(second.threadId).not.toBe(first.threadId);
});

it('[D03] an order fails with its thread, and the next one has another thread', async () => {
  const broken = giveOrder('import', { ...IMPORT, bytes: null });
  await expect(broken.failed).rejects.toThrow(/null/u);
  await broken.end();
  broken.keep();
  await expect(readRefused()).resolves.toBeDefined();
});
