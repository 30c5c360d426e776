import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { runInWorker, type RunningTask } from './runInWorker.ts';

const running: RunningTask[] = [];
afterEach(async () => {
  for (const { terminate } of running.splice(0)) await terminate();
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

/** Runs an import that fails before it needs a database. @returns the answered task */
async function readRefused() {
  const task = runInWorker('import', { ...IMPORT, bytes: Buffer.from('<html>') });
  running.push(task);
  const [word] = (await once(task.port, 'message')) as [{ kind: string }];
  expect(word.kind).toBe('unreadable');
  return task;
}

it('[D03] reuses an idle thread for the next task', async () => {
  const first = await readRefused();
  first.release();
  const second = await readRefused();
  expect(second.threadId).toBe(first.threadId);
  const third = await readRefused();
  expect(third.threadId).not.toBe(first.threadId);
});

it('[D03] keeps one of several threads that finish at the same time', async () => {
  const [first, second] = [await readRefused(), await readRefused()];
  first.release();
  second.release();
  const [third, fourth] = [await readRefused(), await readRefused()];
  expect(third.threadId).toBe(first.threadId);
  expect(fourth.threadId).not.toBe(second.threadId);
});

it('runs no task in a terminated thread', async () => {
  const first = await readRefused();
  await first.terminate();
  const second = await readRefused();
  expect(second.threadId).not.toBe(first.threadId);
});

it('[D03] fails a task with its thread, and runs the next one in another thread', async () => {
  const broken = runInWorker('import', { ...IMPORT, bytes: null });
  await expect(broken.failed).rejects.toThrow(/null/u);
  await broken.terminate();
  broken.release();
  await expect(readRefused()).resolves.toBeDefined();
});
