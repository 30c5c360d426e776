import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { resetBrowser, startLocalSession } from './testing/resetBrowser.ts';

const typed = { id: 'new1700000000000', record: isf10Bill({ id: null }), changed: true, savedAt: 1 };

beforeEach(resetBrowser);

it('[O08] rejects while the databases do not answer, and recovers', async () => {
  let isMute = true;
  const real = indexedDB;
  const open: IDBFactory['open'] = (...named) =>
    isMute ? (new EventTarget() as IDBOpenDBRequest) : real.open(...named);
  Dexie.dependencies.indexedDB = new Proxy(real, {
    get: (on, name) => (name === 'open' ? open : (Reflect.get(on, name) as () => void)?.bind(on)),
  });
  const { localDrafts } = await import('./localDrafts.ts');
  const { isLocalUnresponsive, onLocalUnresponsive } = await import('./unresponsive.ts');
  const changes: boolean[] = [];
  onLocalUnresponsive(() => changes.push(isLocalUnresponsive()));
  await expect(localDrafts.get('7')).rejects.toMatchObject({ name: 'LocalDatabaseUnresponsive' });
  await expect(localDrafts.put(typed)).rejects.toMatchObject({ name: 'LocalDatabaseUnresponsive' });
  expect(changes).toEqual([true]);

  isMute = false;
  await expect.poll(() => localDrafts.get('7').catch(() => 'no answer'), { timeout: 15_000 }).toBeNull();
  expect(changes).toEqual([true, false]);
  await startLocalSession('u1.e1');
  await localDrafts.put(typed);
  expect(await localDrafts.get(typed.id)).toMatchObject({ id: typed.id });
}, 60_000);

it('[D01] reports after 3 s, and not earlier, that a database does not answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { isLocalUnresponsive, withTimeout } = await import('./unresponsive.ts');
  const late = vi.fn();
  const result = withTimeout(new Promise(() => {}), late);
  const rejected = expect(result).rejects.toMatchObject({ name: 'LocalDatabaseUnresponsive' });
  await vi.advanceTimersByTimeAsync(2_999);
  expect([late.mock.calls.length, isLocalUnresponsive()]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([late.mock.calls.length, isLocalUnresponsive()]).toEqual([1, true]);
  await rejected;
});
