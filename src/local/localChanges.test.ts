import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { resetBrowser, setOwnerKey, reload, startLocalSession } from './testing/resetBrowser.ts';
import { readAsOlderTool } from './testing/olderTool.ts';

const page = async () => ({
  ...(await import('./localChanges.ts')),
  ...(await import('./localDrafts.ts')),
  ...(await import('./localTemplates.ts')),
  ...(await import('./isfDb.ts')),
});
const typed = (id: string, sellerCity: string, changed = true) => ({
  id,
  record: isf10Bill({ id, revision: 2, sellerCity }),
  changed,
  savedAt: 1_700_000_000_000,
});

beforeEach(async () => {
  resetBrowser();
  await startLocalSession('u1.e1');
});

it('[D01] [D09] stores changes of filings apart from drafts and templates', async () => {
  const { localChanges } = await page();
  await localChanges.put(typed('7', 'SHANGHAI'));
  expect(await readAsOlderTool('resend_store')).toMatchObject([{ id: '7', revision: 2, sellerCity: 'SHANGHAI' }]);
  reload();
  await setOwnerKey('u1.e1');
  const { localChanges: again, localDrafts, localTemplates } = await page();
  expect(await again.get('7')).toMatchObject({ changed: true, record: { revision: 2, sellerCity: 'SHANGHAI' } });
  expect(await localDrafts.get('7')).toBeNull();
  expect(await localTemplates.get('7')).toBeNull();
});

it('stores no unchanged filing and ignores copies of the older tool', async () => {
  const { localChanges, isfDb } = await page();
  await localChanges.put(typed('7', 'SHANGHAI', false));
  expect(await readAsOlderTool('resend_store')).toEqual([]);
  await isfDb().resend_store.put({ ...isf10Bill(), id: '8' });
  expect(await localChanges.get('8')).toBeNull();
});

it('[I8] removes sent text and keeps text typed afterwards', async () => {
  const { localChanges } = await page();
  const listener = vi.fn();
  localChanges.subscribe(listener);
  await localChanges.put(typed('7', 'SHANGHAI'));
  await localChanges.removeSent('7', typed('7', 'NINGBO').record);
  expect((await localChanges.get('7'))?.record.revision).toBe(2);
  await localChanges.removeSent('7', typed('7', 'SHANGHAI').record);
  expect(await localChanges.get('7')).toBeNull();
  expect(listener.mock.calls).toEqual([
    [{ kind: 'put', id: '7' }, false],
    [{ kind: 'removed', id: '7' }, false],
  ]);
});

it('[I8] keeps text of another tab when the tab that sent writes last', async () => {
  const { localChanges } = await page();
  const first = await localChanges.put(typed('7', 'SHANGHAI'));
  if (!first) throw new Error('nothing was written');
  const known = { record: first.record, stamp: first.stamp };
  const { record } = typed('7', 'SHANGHAI');
  await localChanges.put({ ...typed('7', 'SHANGHAI'), record: { ...record, sellerAddr: 'OF ANOTHER TAB' } }, known);
  // The closing tab does not know of it.
  await localChanges.put(typed('7', 'SHANGHAI'), known);
  await localChanges.removeSent('7', record);
  expect((await localChanges.get('7'))?.record).toMatchObject({ sellerCity: 'SHANGHAI', sellerAddr: 'OF ANOTHER TAB' });
});

it('does not notify of a draft with the same id', async () => {
  const { localChanges, localDrafts } = await page();
  const [filing, draft] = [vi.fn(), vi.fn()];
  localChanges.subscribe(filing);
  localDrafts.subscribe(({ id }) => id === '7' && draft());
  await localDrafts.put(typed('7', 'SHANGHAI'));
  await localChanges.put(typed('7', 'NINGBO'));
  expect(filing).toHaveBeenCalledTimes(1);
  expect(draft).toHaveBeenCalledTimes(1);
});

it('[D16] parks a change and restores it for its owner only', async () => {
  const { localChanges, localDrafts } = await page();
  await localChanges.put(typed('7', 'SHANGHAI'));
  await localDrafts.put(typed('7', 'DALIAN'));
  await startLocalSession('u2.e2');
  expect(await localChanges.get('7')).toBeNull();
  await startLocalSession('u1.e1');
  expect((await localChanges.get('7'))?.record).toMatchObject({ sellerCity: 'SHANGHAI' });
  expect((await localDrafts.get('7'))?.record).toMatchObject({ sellerCity: 'DALIAN' });
});
