import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { reload, resetBrowser, startLocalSession } from './testing/resetBrowser.ts';

const OWNER = 'u1.e1';
const NAME = 'CANARY IMPORTS';
const ID = 'new1700000000000';
const leave = async () => (await import('./claimLocalDatabase.ts')).leaveLocalDatabase();
const drafts = async () => (await import('./localDrafts.ts')).localDrafts;

beforeEach(async () => {
  resetBrowser();
  await startLocalSession(OWNER);
  const local = await drafts();
  await local.put({ id: ID, record: isf10Bill({ id: null, bugerName: NAME }), changed: true, savedAt: 1 });
  // A template is parked by a transaction of its own.
  const { localTemplates } = await import('./localTemplates.ts');
  await localTemplates.put({ id: '9', record: isf10Bill({ id: '9', bugerName: NAME }), changed: true, savedAt: 1 });
  expect(await allStoredText()).toContain(NAME);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The sign-in page finishes the sign-out; the owner's next sign-in has everything. */
async function expectFinishedAndRestored(how: string): Promise<void> {
  reload();
  await leave();
  expect(localStorage.getItem('tpt_owner'), how).toBe('');
  expect(await allStoredText(), how).not.toContain(NAME);
  reload();
  await startLocalSession(OWNER);
  const { localTemplates } = await import('./localTemplates.ts');
  expect((await (await drafts()).get(ID))?.record, how).toMatchObject({ bugerName: NAME });
  expect((await localTemplates.get('9'))?.record, how).toMatchObject({ bugerName: NAME });
  expect(await (await drafts()).listQuarantined(), how).toEqual([]);
}

it('[I8] loses nothing when the page ends at any transaction of a sign-out, and repeats it', async () => {
  const real = Reflect.get(IDBDatabase.prototype, 'transaction');
  let isWhole = false;
  for (let last = 0; !isWhole; last += 1) {
    expect(last).toBeLessThan(50);
    let begun = 0;
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args: Parameters<IDBDatabase['transaction']>
    ) {
      begun += 1;
      const transaction = real.apply(this, args);
      // As a browser does with the transactions of a page that it leaves.
      if (begun > last) transaction.abort();
      return transaction;
    });
    await leave();
    isWhole = begun <= last;
    spy.mockRestore();
    expect(localStorage.getItem('tpt_owner'), `${last}`).toBe(isWhole ? '' : OWNER);
    await expectFinishedAndRestored(`after ${last} transactions`);
  }
});

it('[I8] ends a sign-out after 5 s at most while the database does not answer, and repeats it', async () => {
  const real = indexedDB;
  let isMute = true;
  Dexie.dependencies.indexedDB = new Proxy(real, {
    get: (on, name) =>
      name === 'open' && isMute
        ? () => new EventTarget() as IDBOpenDBRequest
        : (Reflect.get(on, name) as () => void)?.bind(on),
  });
  reload();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const ended = vi.fn();
  const leaving = leave().then(ended);
  for (let waited = 0; waited < 5_000 && ended.mock.calls.length === 0; waited += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
  await leaving;
  expect(localStorage.getItem('tpt_owner')).toBe(OWNER);
  vi.useRealTimers();
  isMute = false;
  await expectFinishedAndRestored('after an answer');
}, 30_000);
